# SPDX-FileCopyrightText: 2026 The CellBackground authors
# SPDX-License-Identifier: MIT
"""Which pixels of a scene must be equal, which nearly so, and which lie on edges; derived from the scene alone."""

import numpy


def tile_array(paint):
    """The tile's pixels, enlarged: rows of [r, g, b, a]."""
    pixels = numpy.array(paint["pixels"], numpy.uint8).reshape(paint["height"], paint["width"], 4)
    return pixels.repeat(paint["scale"], 0).repeat(paint["scale"], 1)


class Classes:
    """What a scene makes of its pixels, from the coverage of each operation alone.

    FLAT    nothing was painted, or the last paint was opaque (a colour or a pattern's pixel of alpha 255, whole alpha,
            mode normal or copy) or the mode clear, and it covered the pixel and its surroundings wholly: its colour
            is the paint's, without arithmetic.
    SOFT    the same, but then translucent paint, a gradient or a blend mode came over it, wholly too.
    EDGE    within 2 pixels, along both axes, an operation's coverage is partial or changes, and nothing FLAT covered
            that since.
    """

    FLAT, SOFT, EDGE = range(3)

    def __init__(self, shape):
        self.shape = shape
        self.classes = numpy.full(shape, self.FLAT, numpy.uint8)

    def add(self, op, coverage):
        """What an operation with this coverage, 0...1 for each pixel, makes of the picture."""
        edge = self.edges(coverage)
        inside = (coverage == 1) & ~edge
        plain = self.plain(op)
        self.classes[edge] = self.EDGE
        self.classes[inside & plain] = self.FLAT
        self.classes[inside & ~plain & (self.classes == self.FLAT)] = self.SOFT

    @staticmethod
    def edges(coverage, reach=2):
        """Partial coverage, both sides of every change, and all pixels up to `reach` from them."""
        edge = (coverage > 0) & (coverage < 1)
        down, right = coverage[1:] != coverage[:-1], coverage[:, 1:] != coverage[:, :-1]
        edge[1:] |= down
        edge[:-1] |= down
        edge[:, 1:] |= right
        edge[:, :-1] |= right
        for _ in range(reach):
            wide = edge.copy()
            wide[1:] |= edge[:-1]
            wide[:-1] |= edge[1:]
            edge = wide.copy()
            edge[:, 1:] |= wide[:, :-1]
            edge[:, :-1] |= wide[:, 1:]
        return edge

    def plain(self, op):
        """Where the paint determines the pixel without arithmetic."""
        paint = op["paint"]
        if op["blend"] == "clear":
            return numpy.full(self.shape, True)
        if op["blend"] not in ("normal", "copy") or op["alpha"] != 1:
            return numpy.full(self.shape, False)
        if paint["kind"] == "color":
            return numpy.full(self.shape, paint["color"][3] == 255)
        if paint["kind"] != "pattern":
            return numpy.full(self.shape, False)
        tile = tile_array(paint)
        rows = (numpy.arange(self.shape[0]) - paint["phase"][1]) % tile.shape[0]
        columns = (numpy.arange(self.shape[1]) - paint["phase"][0]) % tile.shape[1]
        return tile[rows][:, columns, 3] == 255
