#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The CellBackground authors
# SPDX-License-Identifier: MIT
"""Compares our pictures with Skia's, prints the result and writes it down.

    compare.py scenes.jsonl DIRECTORY RESULT.md

The directory has ours.bgra, skia.bgra, skia-plain.bgra and classes.u8; side-by-side pictures of the worst go there.
The exit status is 0 when everything holds, 1 when not. The tolerances are those that the judge was asked for; a
difference is that of the worst of a pixel's four components, premultiplied.
"""

import datetime
import hashlib
import importlib.metadata
import json
import pathlib
import platform
import struct
import subprocess
import sys
import zlib

import numpy

from classes import Classes
from generate import COUNT, SEED

SOFT_LEVELS = 2
EDGE_LEVELS = 32
EDGE_SHARE = 0.005

EXPLANATION = """\
## How it is judged

- *Flat* pixels must be equal: nothing painted there, or last an opaque colour or pattern in mode normal or copy, or
  mode clear, and no edge of it or of a later operation within 2 pixels.
- *Translucent and gradient* pixels may be 2 levels apart: as flat, but then translucent paint, a gradient or one of the
  other blend modes came over it.
- Of all pixels of a picture, those on edges too, 0.5% may be more than 32 levels apart.
- Skia draws in its raster backend, without colour space and dithering. In the row that decides, the part of a pixel
  that a shape covers is taken from Skia's picture of the shape (clip included) 16 times as large, and Skia blends in
  floating point: Skia's own antialiasing looks at only 4 x 4 places in a pixel where a path has many points, and as the
  last row shows, by that alone it misses the third mark against itself. Curves, strokes, dashes, caps and joins are
  Skia's own in both.
- In mode plusLighter the coverage scales the paint before the sum is held to white, as Skia does itself; in all other
  modes it mixes the old and the new pixel, which for most is the same.
- Ours is drawn by `Scripts/judge/Ours` with the public API: every other picture with UIGraphicsImageRenderer and
  UIColor(patternImage:), the others in a flipped bitmap context with CGPattern.
"""


class Comparison:
    """One picture against another."""

    def __init__(self, scene, ours, theirs, classes):
        self.scene, self.ours, self.theirs = scene, ours, theirs
        self.difference = numpy.abs(ours.astype(int) - theirs).max(2)
        flat, soft = self.difference[classes == Classes.FLAT], self.difference[classes == Classes.SOFT]
        self.flat_pixels, self.soft_pixels = flat.size, soft.size
        self.flat_wrong, self.flat_worst = int((flat > 0).sum()), int(flat.max(initial=0))
        self.soft_wrong, self.soft_worst = int((soft > SOFT_LEVELS).sum()), int(soft.max(initial=0))
        self.far = float((self.difference > EDGE_LEVELS).mean())

    @property
    def failures(self):
        return (self.flat_wrong > 0) + (self.soft_wrong > 0) + (self.far > EDGE_SHARE)

    @property
    def badness(self):
        wrong = (self.flat_wrong + self.soft_wrong) / self.difference.size
        return (self.failures, self.far / EDGE_SHARE + wrong, self.soft_worst)

    @property
    def side_by_side(self):
        """Ours, theirs and eight times the difference, on white."""
        grey = (self.difference * 8).clip(0, 255)[:, :, numpy.newaxis].repeat(3, 2)
        gap = numpy.full((grey.shape[0], 4, 3), 255)
        return numpy.hstack([on_white(self.ours), gap, on_white(self.theirs), gap, grey]).astype(numpy.uint8)


def on_white(pixels):
    return (pixels[:, :, 2::-1].astype(int) + 255 - pixels[:, :, 3:].astype(int)).clip(0, 255)


def write_png(path, pixels):
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + data)


def pictures(path, scenes, components):
    """The pictures of a file that has them one after the other."""
    values = numpy.fromfile(path, numpy.uint8)
    start = 0
    for scene in scenes:
        shape = scene["height"], scene["width"], components
        size = shape[0] * shape[1] * components
        if start + size > values.size:
            sys.exit(f"compare.py: {path} ends before picture {scene['id']}")
        picture = values[start:start + size].reshape(shape)
        yield picture if components > 1 else picture[:, :, 0]
        start += size
    if start != values.size:
        sys.exit(f"compare.py: {path} has more than {len(scenes)} pictures")


def compared(directory, scenes, ours, theirs):
    files = pictures(directory / ours, scenes, 4), pictures(directory / theirs, scenes, 4)
    return [
        Comparison(scene, *rest)
        for scene, *rest in zip(scenes, *files, pictures(directory / "classes.u8", scenes, 1), strict=True)
    ]


def row(name, comparisons):
    def total(attribute):
        return sum(getattr(comparison, attribute) for comparison in comparisons)

    def count(condition):
        return sum(map(condition, comparisons))

    flat = f"{total('flat_wrong')} in {count(lambda c: c.flat_wrong > 0)} pictures"
    soft = f"{total('soft_wrong')} in {count(lambda c: c.soft_wrong > 0)} pictures"
    worst = max(comparison.soft_worst for comparison in comparisons)
    far = f"{count(lambda c: c.far > EDGE_SHARE)} (the worst picture: {max(c.far for c in comparisons):.2%})"
    return f"| {name} | {flat} | {soft}, at most {worst} levels | {far} |"


def report(arguments, scenes, exact, plain, skia):
    failed = [comparison for comparison in exact if comparison.failures]
    digest = hashlib.sha256(pathlib.Path(arguments[0]).read_bytes()).hexdigest()
    cairo = subprocess.run(["pkg-config", "--modversion", "cairo"], capture_output=True, text=True).stdout.strip()
    versions = ", ".join([
        f"skia-python {importlib.metadata.version('skia-python')}", f"Cairo {cairo}", f"NumPy {numpy.__version__}",
        f"Python {platform.python_version()}", platform.machine(),
    ])
    flat, soft = (sum(getattr(c, name) for c in exact) for name in ("flat_pixels", "soft_pixels"))
    everything = sum(c.difference.size for c in exact)
    verdict = "All pictures agree." if not failed else f"{len(failed)} of {len(exact)} pictures do not agree."
    lines = [
        "<!-- SPDX-FileCopyrightText: 2026 The CellBackground authors -->",
        "<!-- SPDX-License-Identifier: MIT -->",
        "",
        "# The judge's last result",
        "",
        f"**{verdict}** Written by `Scripts/judge/run`, which draws seeded random pictures with Skia and with ours.",
        "",
        f"- Date: {datetime.datetime.now(datetime.timezone.utc):%Y-%m-%d}",
        f"- Versions: {versions}",
        f"- Seed: {SEED}, {len(scenes)} pictures" + ("" if len(scenes) == COUNT else f" of {COUNT}")
        + f", SHA-256 of the scenes `{digest}`",
        f"- Pixels: {flat / everything:.1%} flat, {soft / everything:.1%} translucent, gradient or blended, the rest"
        " within 2 pixels of an edge",
        "",
        f"| compared | flat, not equal | translucent and gradient, more than {SOFT_LEVELS} levels apart "
        f"| pictures with more than {EDGE_SHARE:.1%} of the pixels more than {EDGE_LEVELS} levels apart |",
        "|---|---|---|---|",
        row("ours with Skia, edges exact: **decides**", exact),
        row("ours with Skia, edges by its own antialiasing", plain),
        row("Skia, its own antialiasing, with Skia, edges exact", skia),
        "",
        "The worst five:",
        "",
        "| picture | flat, not equal | translucent, too far | its worst, in levels | more than 32 levels apart |",
        "|---|---|---|---|---|",
    ]
    for c in sorted(exact, key=lambda c: c.badness, reverse=True)[:5]:
        lines.append(f"| {c.scene['id']} | {c.flat_wrong} | {c.soft_wrong} | {c.soft_worst} | {c.far:.3%} |")
    lines += ["", *EXPLANATION.rstrip().split("\n")]
    return lines, not failed


def main():
    arguments = sys.argv[1:]
    directory = pathlib.Path(arguments[1])
    with open(arguments[0]) as file:
        scenes = [json.loads(line) for line in file]
    exact = compared(directory, scenes, "ours.bgra", "skia.bgra")
    plain = compared(directory, scenes, "ours.bgra", "skia-plain.bgra")
    skia = compared(directory, scenes, "skia-plain.bgra", "skia.bgra")
    lines, holds = report(arguments, scenes, exact, plain, skia)
    print("\n".join(lines[5:lines.index("## How it is judged")]))
    pathlib.Path(arguments[2]).write_text("\n".join(lines) + "\n")
    for old in directory.glob("worst-*.png"):
        old.unlink()
    for place, comparison in enumerate(sorted(exact, key=lambda c: c.badness, reverse=True)[:10]):
        write_png(directory / f"worst-{place}-picture-{comparison.scene['id']}.png", comparison.side_by_side)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
