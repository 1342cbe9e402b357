#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The CellBackground authors
# SPDX-License-Identifier: MIT
"""Writes the judge's 200 random pictures as JSON lines to standard output.

    generate.py [--seed N] [--count N] > scenes.jsonl

The seed and this file were committed before the drawing that they judge was finished. The same Python code and seed
give the same bytes: only `random.Random.random()` is used, and numbers are rounded here, so that both
painters read exactly the same ones.

A scene is one line:

    {"id": 0, "width": 120, "height": 80, "background": [r, g, b, a], "ops": [...]}

Conventions
    Coordinates are pixels, y down, the origin is the top left corner of the picture; a pixel's centre is at .5.
    Colours are sRGB-encoded 8-bit integers [r, g, b, a], not premultiplied; nothing is colour managed, blending is done
    on the encoded values. The background is opaque, or [0, 0, 0, 0].
    There is a graphics state of transform and clip. Its first transform is the identity and its first clip the picture.

Operations ("op")
    save, restore       Push and pop the transform and the clip.
    concat              "m": [a, b, c, d, tx, ty]: what follows is drawn through x' = a x + c y + tx,
                        y' = b x + d y + ty, and then through the transform that was there before.
    clipRect            "rect": [x, y, w, h], in the current space; intersects the clip, antialiased.
    clip                "path", "rule": intersects the clip with the path's inside, antialiased.
    fill                "path", "rule", "paint", "alpha", "blend".
    stroke              "path", "width", "cap", "join", "miter", "dash", "phase", "paint", "alpha", "blend".
                        The pen is a circle in the current space (an ellipse in pixels, when the transform says so), at
                        least one pixel wide in every direction.
                        cap: butt, round, square. join: miter, round, bevel. miter: the largest mitre length / width;
                        beyond it the corner is bevelled. dash: on, off, on, off ... along each subpath, from its
                        start, from `phase` on; [] is none. On a closed subpath that starts and ends inside a dash,
                        the two are one dash.

rule        winding (non-zero) or evenodd. Open subpaths are closed for filling and clipping.
alpha       0...1, multiplies the paint's own.
blend       The W3C's blend mode or Porter-Duff operator by its Core Graphics name. Coverage by shape and clip mixes the
            old pixel and the blended one; what lies outside the shape stays as it is, for every mode. (In plusLighter
            the coverage scales the paint, then the sum is held to 255.)
paint       {"kind": "color", "color": [r, g, b, a]}
            {"kind": "linear", "from": [x, y], "to": [x, y], "stops": [[location, [r, g, b, a]], ...]}
            {"kind": "radial", "from": [x, y, r], "to": [x, y, r], "stops": ...}: circle to circle, the first inside
                the second. Gradients are in the current space; colours are interpolated before premultiplication,
                and the end colours continue outside (both extend options, "pad").
            {"kind": "pattern", "width": w, "height": h, "pixels": [[r, g, b, a], ...], "scale": k, "phase": [x, y]}:
                a tile, rows from the top, each of its pixels drawn as k x k pixels, repeated in both directions, with
                the top left corner of one tile at `phase`; in pixels of the picture, whatever the transform.
            Strokes are never painted with gradients.
path        A list of elements:
            ["M", x, y]  ["L", x, y]  ["Q", cx, cy, x, y]  ["C", c1x, c1y, c2x, c2y, x, y]  ["Z"]
            ["A", cx, cy, r, a0, a1]: an arc from angle a0 to a1 (radians, growing from +x towards +y; it runs backwards
                when a1 < a0; less than a full turn), joined by a line to the current point if there is one.
            ["T", x1, y1, x2, y2, r]: an arc of radius r tangent to the lines current-1 and 1-2, joined by a line; it
                ends at the second tangent point.
            ["R", x, y, w, h]: closed, from (x, y) towards +x, then +y.
            ["E", x, y, w, h]: the inscribed ellipse, closed, from the rightmost point towards +y.
            ["RR", x, y, w, h, rx, ry]: closed, elliptical corners, from the middle of the right edge towards +y.
            After "Z", "R", "E" and "RR" the current point is the first point of the subpath that they closed: an "A"
                there begins a new subpath with a line from it.
"""

import argparse
import json
import math
import random
import sys

SEED = 20121206
COUNT = 200

# Modes that do not magnify a rounding difference in the pixels below; separable ones against the formula, Porter-Duff
# ones mostly because of what they must leave alone outside the shape.
SEPARABLE = ["multiply", "screen", "darken", "lighten", "difference", "exclusion"]
PORTER_DUFF = [
    "copy", "clear", "sourceIn", "sourceOut", "sourceAtop", "destinationOver", "destinationIn", "destinationOut",
    "destinationAtop", "xor", "plusLighter",
]


class Dice:
    """Random choices made of `random()` alone, the one method whose results Python promises to keep."""

    def __init__(self, seed):
        self.source = random.Random(seed)

    def chance(self, probability):
        return self.source.random() < probability

    def real(self, low, high, digits=2):
        return round(low + (high - low) * self.source.random(), digits)

    def whole(self, low, high):
        """Both ends included."""
        return low + int(self.source.random() * (high - low + 1))

    def one(self, values):
        return values[int(self.source.random() * len(values))]


def concatenated(inner, outer):
    """The transform that applies `inner`, then `outer`."""
    a, b, c, d, tx, ty = inner
    A, B, C, D, X, Y = outer
    return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, tx * A + ty * C + X, tx * B + ty * D + Y]


def smallest_scale(matrix):
    """The length to which the transform shrinks a unit vector at most: its smaller singular value."""
    a, b, c, d = matrix[:4]
    half_sum = (a * a + b * b + c * c + d * d) / 2
    determinant = a * d - b * c
    return math.sqrt(max(0, half_sum - math.sqrt(max(0, half_sum * half_sum - determinant * determinant))))


class Scene:
    def __init__(self, dice, number):
        self.dice = dice
        self.number = number
        self.width = dice.whole(64, 256)
        self.height = dice.whole(64, 256)
        self.matrix = [1, 0, 0, 1, 0, 0]
        self.ops = []

    # Numbers

    def point(self, spill=0.1):
        x = self.dice.real(-spill * self.width, (1 + spill) * self.width)
        y = self.dice.real(-spill * self.height, (1 + spill) * self.height)
        return [x, y]

    def rect(self):
        """Often on whole pixels or halves, as table screens are."""
        side = min(self.width, self.height)
        grid = self.dice.one([1, 1, 2, 100])
        x, y = self.point(0.05)
        w = self.dice.real(0.1 * side, 0.8 * self.width)
        h = self.dice.real(0.1 * side, 0.8 * self.height)
        return [round(value * grid) / grid for value in (x, y, w, h)]

    def color(self, opaque=0.6):
        alpha = 255 if self.dice.chance(opaque) else self.dice.whole(20, 240)
        return [self.dice.whole(0, 255), self.dice.whole(0, 255), self.dice.whole(0, 255), alpha]

    # Paths

    def path(self, stroked):
        dice = self.dice
        kind = dice.one(["polygon", "curves", "curves", "arcs", "tangents", "shapes", "shapes", "mixed"])
        elements = []
        if kind == "shapes":
            for _ in range(dice.whole(1, 3)):
                elements.append(self.shape())
        elif kind == "mixed":
            for part in ("shapes", "polygon", "arcs"):
                if dice.chance(0.6):
                    elements += [self.shape()] if part == "shapes" else self.subpath(part, stroked)
            if not elements:
                elements = [self.shape()]
        else:
            for _ in range(dice.whole(1, 2)):
                elements += self.subpath(kind, stroked)
        return elements

    def shape(self):
        dice = self.dice
        kind = dice.one(["R", "E", "RR", "RR"])
        rect = self.rect()
        if kind != "RR":
            return [kind] + rect
        limit = min(rect[2], rect[3]) / 2
        rx = dice.real(0.1 * limit, 0.95 * limit)
        ry = rx if dice.chance(0.7) else dice.real(0.1 * limit, 0.95 * limit)
        return [kind] + rect + [rx, ry]

    def subpath(self, kind, stroked):
        dice = self.dice
        closed = dice.chance(0.5 if stroked else 0.8)
        side = min(self.width, self.height)
        elements = []
        if kind == "polygon":
            elements.append(["M"] + self.point())
            for _ in range(dice.whole(2, 7)):
                elements.append(["L"] + self.point())
        elif kind == "curves":
            elements.append(["M"] + self.point())
            for _ in range(dice.whole(1, 4)):
                points = [self.point(0.15) for _ in range(2)]
                if dice.chance(0.5):
                    elements.append(["Q"] + points[0] + points[1])
                else:
                    elements.append(["C"] + points[0] + self.point(0.15) + points[1])
        elif kind == "arcs":
            if dice.chance(0.5):
                elements.append(["M"] + self.point())
            for _ in range(dice.whole(1, 3)):
                start = dice.real(-math.pi, math.pi, 4)
                sweep = dice.real(0.3, 1.9 * math.pi, 4) * (1 if dice.chance(0.5) else -1)
                radius = dice.real(0.08 * side, 0.5 * side)
                elements.append(["A"] + self.point(0) + [radius, start, round(start + sweep, 4)])
        else:
            current = self.point()
            elements.append(["M"] + current)
            for _ in range(dice.whole(1, 3)):
                corner, target = self.corner(current)
                reach = min(math.dist(current, corner), math.dist(corner, target))
                turn = self.angle(current, corner, target)
                # The tangent points stay on both lines: the radius is at most the shorter line x tan(half the angle).
                radius = dice.real(0.1, 0.9, 4) * reach * math.tan(turn / 2)
                elements.append(["T"] + corner + target + [round(radius, 2)])
                elements.append(["L"] + target)
                current = target
        if closed:
            elements.append(["Z"])
        return elements

    def corner(self, current):
        """A corner neither nearly straight nor nearly turning back, with sides of some length."""
        while True:
            corner, target = self.point(), self.point()
            long_enough = math.dist(current, corner) > 10 and math.dist(corner, target) > 10
            if long_enough and 0.5 < self.angle(current, corner, target) < 2.8:
                return corner, target

    @staticmethod
    def angle(before, corner, after):
        one = math.atan2(before[1] - corner[1], before[0] - corner[0])
        two = math.atan2(after[1] - corner[1], after[0] - corner[0])
        difference = abs(one - two)
        return min(difference, 2 * math.pi - difference)

    # Paints

    def stops(self):
        dice = self.dice
        count = dice.whole(2, 5)
        opaque = dice.chance(0.5)
        inner = [(index + dice.real(-0.3, 0.3, 3)) / (count - 1) for index in range(1, count - 1)]
        locations = [0] + [round(location, 4) for location in inner] + [1]
        if dice.chance(0.2):
            locations[0], locations[-1] = 0.05, 0.95
        return [[location, self.color(1 if opaque else 0.3)] for location in locations]

    def gradient(self):
        dice = self.dice
        least = 24 / smallest_scale(self.matrix)
        if dice.chance(0.5):
            while True:
                start, end = self.point(), self.point()
                if math.dist(start, end) > least:
                    return {"kind": "linear", "from": start, "to": end, "stops": self.stops()}
        center = self.point(0)
        radius = round(max(least, dice.real(0.2, 0.9) * min(self.width, self.height)), 2)
        inner, offset = 0, 0
        if dice.chance(0.5):
            inner = round(dice.real(0, 0.4, 4) * radius, 2)
        if dice.chance(0.5):
            offset = dice.real(0, 0.4, 4) * radius
        angle = dice.real(-math.pi, math.pi, 4)
        focus = [round(center[0] + offset * math.cos(angle), 2), round(center[1] + offset * math.sin(angle), 2)]
        return {"kind": "radial", "from": focus + [inner], "to": center + [radius], "stops": self.stops()}

    def pattern(self):
        dice = self.dice
        width, height = dice.whole(1, 8), dice.whole(1, 8)
        opaque = dice.chance(0.6)
        scale = dice.whole(1, 3)
        return {
            "kind": "pattern", "width": width, "height": height, "scale": scale,
            "pixels": [self.color(1 if opaque else 0.5) for _ in range(width * height)],
            "phase": [dice.whole(-30, 30), dice.whole(-30, 30)],
        }

    def look(self, gradients):
        """Paint, alpha and blend mode of one operation."""
        dice = self.dice
        kind = dice.real(0, 1, 6)
        if gradients and kind < 0.3:
            paint = self.gradient()
        elif kind > 0.8:
            paint = self.pattern()
        else:
            paint = {"kind": "color", "color": self.color()}
        alpha = 1 if dice.chance(0.75) else dice.real(0.1, 0.95)
        blend = "normal"
        if dice.chance(0.2):
            blend = dice.one(SEPARABLE if dice.chance(0.6) else PORTER_DUFF)
        return {"paint": paint, "alpha": alpha, "blend": blend}

    # Operations

    def rule(self):
        return self.dice.one(["winding", "evenodd"])

    def fill(self):
        self.ops.append({"op": "fill", "path": self.path(False), "rule": self.rule(), **self.look(True)})

    def stroke(self):
        dice = self.dice
        scale = smallest_scale(self.matrix)
        pixels = dice.one([1, 1, 2, 3, dice.real(1, 4), dice.real(4, 20)])
        width = math.ceil(pixels / scale * 1000) / 1000
        dash, phase = [], 0
        if dice.chance(0.35):
            dash = [round(dice.real(2, 24) / scale, 2) for _ in range(dice.one([2, 2, 4]))]
            phase = 0 if dice.chance(0.5) else round(dice.real(0, 30) / scale, 2)
        self.ops.append({
            "op": "stroke", "path": self.path(True), "width": width, "cap": dice.one(["butt", "round", "square"]),
            "join": dice.one(["miter", "miter", "round", "bevel"]), "miter": dice.one([10, 10, 4, 2, 1.2]),
            "dash": dash, "phase": phase, **self.look(False),
        })

    def clip(self):
        if self.dice.chance(0.5):
            self.ops.append({"op": "clipRect", "rect": self.rect()})
        else:
            self.ops.append({"op": "clip", "path": self.path(False), "rule": self.rule()})

    def transform(self):
        """A scale, turn, skew or shift about the middle of the picture; the total stays away from degeneration."""
        dice = self.dice
        while True:
            kind = dice.one(["scale", "rotate", "translate", "skew", "flip"])
            if kind == "scale":
                x = dice.real(0.5, 2)
                step = [x, 0, 0, x if dice.chance(0.5) else dice.real(0.5, 2), 0, 0]
            elif kind == "rotate":
                angle = dice.real(-math.pi, math.pi, 4)
                cosine, sine = round(math.cos(angle), 6), round(math.sin(angle), 6)
                step = [cosine, sine, -sine, cosine, 0, 0]
            elif kind == "translate":
                grid = dice.one([1, 100])
                step = [1, 0, 0, 1] + [round(dice.real(-20, 20) * grid) / grid for _ in range(2)]
            elif kind == "skew":
                along, slant = dice.chance(0.5), dice.real(-0.6, 0.6)
                step = [1, 0, slant, 1, 0, 0] if along else [1, slant, 0, 1, 0, 0]
            else:
                step = dice.one([[1, 0, 0, -1, 0, 0], [-1, 0, 0, 1, 0, 0]])
            middle = [self.width / 2, self.height / 2]
            to_middle, back = [1, 0, 0, 1] + middle, [1, 0, 0, 1, -middle[0], -middle[1]]
            step = [round(value, 6) for value in concatenated(concatenated(back, step), to_middle)]
            total = concatenated(step, self.matrix)
            if smallest_scale(total) > 0.4 and abs(total[0] * total[3] - total[1] * total[2]) < 6:
                break
        self.matrix = total
        self.ops.append({"op": "concat", "m": step})

    def group(self, depth):
        """A transform, a clip or both, then drawing, perhaps with a group inside."""
        dice = self.dice
        matrix = self.matrix
        self.ops.append({"op": "save"})
        both = dice.chance(0.3)
        transform = both or dice.chance(0.6)
        if transform:
            self.transform()
        if both or not transform:
            self.clip()
        for _ in range(dice.whole(1, 4)):
            self.stroke() if dice.chance(0.4) else self.fill()
        if depth < 2 and dice.chance(0.4):
            self.group(depth + 1)
        self.ops.append({"op": "restore"})
        self.matrix = matrix

    def build(self):
        dice = self.dice
        background = [0, 0, 0, 0] if dice.chance(0.35) else self.color(1)
        for _ in range(dice.whole(2, 5)):
            kind = dice.real(0, 1, 6)
            if kind < 0.35:
                self.fill()
            elif kind < 0.6:
                self.stroke()
            else:
                self.group(0)
        return {
            "id": self.number, "width": self.width, "height": self.height, "background": background, "ops": self.ops,
        }


def main():
    parser = argparse.ArgumentParser(description="Writes random pictures as JSON lines.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--count", type=int, default=COUNT)
    arguments = parser.parse_args()
    for number in range(arguments.count):
        # One stream per picture: a longer list begins with the shorter one.
        dice = Dice(arguments.seed * 1000 + number)
        sys.stdout.write(json.dumps(Scene(dice, number).build(), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
