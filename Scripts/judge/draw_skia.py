#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The CellBackground authors
# SPDX-License-Identifier: MIT
"""Draws every scene of a file with Skia.

    draw_skia.py scenes.jsonl DIRECTORY

writes into the directory, one picture after the other, rows from the top, a pixel as premultiplied b, g, r, a:

    skia.bgra        Skia's geometry and colours with the edges' coverage taken from a picture 16 times as large
    skia-plain.bgra  what Skia's raster backend draws by itself, antialiased, 8 bits a component
    classes.u8       one byte for each pixel: what the scene makes of it, see classes.py

Why two: Skia's antialiasing looks at 4 x 4 places in a pixel where a path has many points for its size, and is off by
100 levels and more on thin strokes; RESULT.md counts them. The geometry (curves, strokes, dashes, caps, joins) is
Skia's own in both. Nothing here was made to look like the other painter: arcs are conics, dashes are DashPathEffect's.
There is no colour space and no dithering.
"""

import json
import math
import pathlib
import sys

import numpy
import skia

from classes import Classes, tile_array

BLEND = {
    "normal": "kSrcOver", "multiply": "kMultiply", "screen": "kScreen", "darken": "kDarken", "lighten": "kLighten",
    "difference": "kDifference", "exclusion": "kExclusion", "copy": "kSrc", "clear": "kClear", "sourceIn": "kSrcIn",
    "sourceOut": "kSrcOut", "sourceAtop": "kSrcATop", "destinationOver": "kDstOver", "destinationIn": "kDstIn",
    "destinationOut": "kDstOut", "destinationAtop": "kDstATop", "xor": "kXor", "plusLighter": "kPlus",
}
CAP = {"butt": skia.Paint.kButt_Cap, "round": skia.Paint.kRound_Cap, "square": skia.Paint.kSquare_Cap}
JOIN = {"miter": skia.Paint.kMiter_Join, "round": skia.Paint.kRound_Join, "bevel": skia.Paint.kBevel_Join}


def color(rgba):
    red, green, blue, alpha = rgba
    return skia.Color(red, green, blue, alpha)


def matrix(numbers):
    a, b, c, d, tx, ty = numbers
    return skia.Matrix.MakeAll(a, c, tx, b, d, ty, 0, 0, 1)


def path_of(elements, rule="winding"):
    path = skia.Path()
    for letter, *n in elements:
        if letter == "M":
            path.moveTo(*n)
        elif letter == "L":
            path.lineTo(*n)
        elif letter == "Q":
            path.quadTo(*n)
        elif letter == "C":
            path.cubicTo(*n)
        elif letter == "A":
            x, y, radius, start, end = n
            oval = skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius)
            path.arcTo(oval, math.degrees(start), math.degrees(end - start), False)
        elif letter == "T":
            path.arcTo(*n)
        elif letter == "Z":
            path.close()
        elif letter == "R":
            path.addRect(skia.Rect.MakeXYWH(*n), skia.PathDirection.kCW, 0)
        elif letter == "E":
            path.addOval(skia.Rect.MakeXYWH(*n), skia.PathDirection.kCW, 1)
        elif letter == "RR":
            add_rounded(path, *n)
        else:
            raise ValueError(f"unknown path element {letter}")
    path.setFillType(skia.PathFillType.kEvenOdd if rule == "evenodd" else skia.PathFillType.kWinding)
    return path


def add_rounded(path, x, y, w, h, rx, ry):
    """By hand: Skia's own rounded rectangle begins elsewhere, which dashes would show."""
    right, bottom, weight = x + w, y + h, math.sqrt(0.5)
    path.moveTo(right, y + h / 2)
    path.lineTo(right, bottom - ry)
    path.conicTo(right, bottom, right - rx, bottom, weight)
    path.lineTo(x + rx, bottom)
    path.conicTo(x, bottom, x, bottom - ry, weight)
    path.lineTo(x, y + ry)
    path.conicTo(x, y, x + rx, y, weight)
    path.lineTo(right - rx, y)
    path.conicTo(right, y, right, y + ry, weight)
    path.close()


def shader_of(paint, total):
    if paint["kind"] == "pattern":
        tile = numpy.ascontiguousarray(tile_array(paint))
        image = skia.Image.fromarray(tile, skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType, copy=True)
        # A shader lives in the current space: the inverse takes the tile back to the picture's pixels.
        inverse = skia.Matrix()
        if not total.invert(inverse):
            raise ValueError("the transform has no inverse")
        inverse.preTranslate(*paint["phase"])
        repeat = skia.TileMode.kRepeat
        return image.makeShader(repeat, repeat, skia.SamplingOptions(skia.FilterMode.kNearest), inverse)
    locations = [stop[0] for stop in paint["stops"]]
    colors = [color(stop[1]) for stop in paint["stops"]]
    start, end = paint["from"], paint["to"]
    if paint["kind"] == "linear":
        return skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], colors, locations)
    return skia.GradientShader.MakeTwoPointConical(
        skia.Point(*start[:2]), start[2], skia.Point(*end[:2]), end[2], colors, locations)


def paint_of(op, total):
    result = skia.Paint(AntiAlias=True, BlendMode=getattr(skia.BlendMode, BLEND[op["blend"]]))
    paint = op["paint"]
    if paint["kind"] == "color":
        result.setColor(color(paint["color"]))
    else:
        result.setShader(shader_of(paint, total))
    result.setAlphaf(result.getAlphaf() * op["alpha"])
    return result


def set_stroke(paint, op):
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(op["width"])
    paint.setStrokeCap(CAP[op["cap"]])
    paint.setStrokeJoin(JOIN[op["join"]])
    paint.setStrokeMiter(op["miter"])
    if op["dash"]:
        paint.setPathEffect(skia.DashPathEffect.Make(op["dash"], op["phase"]))


def draw(canvas, op, paint=None):
    """One operation; `paint` instead of the operation's own."""
    kind = op["op"]
    if kind == "save":
        canvas.save()
    elif kind == "restore":
        canvas.restore()
    elif kind == "concat":
        canvas.concat(matrix(op["m"]))
    elif kind == "clipRect":
        canvas.clipRect(skia.Rect.MakeXYWH(*op["rect"]), skia.ClipOp.kIntersect, True)
    elif kind == "clip":
        canvas.clipPath(path_of(op["path"], op["rule"]), skia.ClipOp.kIntersect, True)
    else:
        paint = skia.Paint(paint) if paint else paint_of(op, canvas.getTotalMatrix())
        if kind == "stroke":
            set_stroke(paint, op)
        canvas.drawPath(path_of(op["path"], op.get("rule", "winding")), paint)


def draw_plain(scene):
    """Skia's own picture: height x width x [b, g, r, a] in 8 bits."""
    pixels = numpy.zeros((scene["height"], scene["width"], 4), numpy.uint8)
    canvas = skia.Surface(pixels, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType).getCanvas()
    canvas.clear(color(scene["background"]))
    for op in scene["ops"]:
        draw(canvas, op)
    return pixels


class Coverage:
    """The part of each pixel that an operation covers, 0...1, by drawing it 16 times as large and averaging."""

    SCALE = 16

    def __init__(self, scene):
        self.height, self.width = scene["height"], scene["width"]
        self.large = numpy.zeros((self.height * self.SCALE, self.width * self.SCALE, 1), numpy.uint8)
        self.canvas = skia.Surface(self.large, skia.kAlpha_8_ColorType, skia.kPremul_AlphaType).getCanvas()
        self.canvas.scale(self.SCALE, self.SCALE)
        self.paint = skia.Paint(AntiAlias=True)

    def of(self, op):
        self.large[:] = 0
        draw(self.canvas, op, self.paint)
        rows = self.large.reshape(self.height, self.SCALE, -1).sum(1, dtype=numpy.uint32)
        return rows.reshape(self.height, self.width, self.SCALE).sum(2) / (255 * self.SCALE * self.SCALE)


def draw_exact(scene):
    """The picture with exact coverage, in 8 bits, and its classes.

    Skia paints each operation over the whole picture, in floating point; the coverage then mixes the old picture and
    the new one, as generate.py defines it. plusLighter is the exception that Skia itself makes: the sum is held to
    white after the coverage was applied, so that edges differ only where it is.
    """
    shape = scene["height"], scene["width"], 4
    old, new = numpy.zeros(shape, numpy.float32), numpy.zeros(shape, numpy.float32)
    canvas = skia.Surface(new, skia.kRGBA_F32_ColorType, skia.kPremul_AlphaType).getCanvas()
    canvas.clear(color(scene["background"]))
    coverage, classes = Coverage(scene), Classes(shape[:2])
    for op in scene["ops"]:
        if "paint" not in op:
            draw(coverage.canvas, op)
            # Clips are part of the coverage.
            if op["op"] in ("save", "restore", "concat"):
                draw(canvas, op)
            continue
        covered = coverage.of(op)
        classes.add(op, covered)
        covered = covered[:, :, numpy.newaxis].astype(numpy.float32)
        old[:] = new
        paint = paint_of(op, canvas.getTotalMatrix())
        if op["blend"] == "plusLighter":
            paint.setBlendMode(skia.BlendMode.kSrc)
            canvas.drawPaint(paint)
            new[:] = (old + new * covered).clip(0, 1)
        else:
            canvas.drawPaint(paint)
            new[:] = old + (new - old) * covered
    pixels = numpy.rint(new.clip(0, 1) * 255).astype(numpy.uint8)
    return numpy.ascontiguousarray(pixels[:, :, [2, 1, 0, 3]]), classes.classes


def main():
    scenes, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    with (
        open(scenes) as lines,
        open(directory / "skia.bgra", "wb") as exact,
        open(directory / "skia-plain.bgra", "wb") as plain,
        open(directory / "classes.u8", "wb") as kinds,
    ):
        for line in lines:
            scene = json.loads(line)
            pixels, classes = draw_exact(scene)
            exact.write(pixels.tobytes())
            kinds.write(classes.tobytes())
            plain.write(draw_plain(scene).tobytes())


if __name__ == "__main__":
    main()
