#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The CellBackground authors
# SPDX-License-Identifier: MIT
"""Tests of the judge itself: that it can fail, and that it knows edges from insides."""

import unittest

import numpy

from classes import Classes
from compare import Comparison


def compare(difference, kind, pixels=1):
    """A grey picture of 20 x 20 pixels against one whose first `pixels` pixels are brighter, all of one class."""
    ours = numpy.full((20, 20, 4), 100, numpy.uint8)
    theirs = ours.copy()
    theirs.reshape(-1, 4)[:pixels, 2] += difference
    return Comparison({"id": 0}, ours, theirs, numpy.full((20, 20), kind, numpy.uint8))


class ComparisonTests(unittest.TestCase):
    def test_equal_pictures_agree(self):
        for kind in (Classes.FLAT, Classes.SOFT, Classes.EDGE):
            self.assertEqual(compare(0, kind).failures, 0)

    def test_a_flat_pixel_must_be_equal(self):
        self.assertEqual(compare(1, Classes.FLAT).failures, 1)

    def test_a_translucent_pixel_may_be_two_levels_apart(self):
        self.assertEqual(compare(2, Classes.SOFT).failures, 0)
        self.assertEqual(compare(3, Classes.SOFT).failures, 1)

    def test_half_a_percent_may_be_more_than_32_levels_apart(self):
        self.assertEqual(compare(33, Classes.EDGE, pixels=2).failures, 0)
        self.assertEqual(compare(33, Classes.EDGE, pixels=3).failures, 1)
        self.assertEqual(compare(32, Classes.EDGE, pixels=400).failures, 0)


def rectangle(inset):
    coverage = numpy.zeros((20, 20))
    coverage[inset:-inset, inset:-inset] = 1
    return coverage


def paint(alpha=255, blend="normal"):
    return {"op": "fill", "alpha": 1, "blend": blend, "paint": {"kind": "color", "color": [1, 2, 3, alpha]}}


class ClassesTests(unittest.TestCase):
    def test_the_inside_takes_its_class_from_the_paint(self):
        for alpha, blend, kind in [
            (255, "normal", Classes.FLAT), (255, "copy", Classes.FLAT), (9, "clear", Classes.FLAT),
            (254, "normal", Classes.SOFT), (255, "multiply", Classes.SOFT),
        ]:
            classes = Classes((20, 20))
            classes.add(paint(alpha, blend), rectangle(4))
            self.assertEqual(classes.classes[10, 10], kind, (alpha, blend))

    def test_three_pixels_on_either_side_of_an_edge_belong_to_it(self):
        classes = Classes((20, 20))
        classes.add(paint(), rectangle(6))
        line = classes.classes[10, :10]
        self.assertEqual(list(line), [Classes.FLAT] * 3 + [Classes.EDGE] * 6 + [Classes.FLAT])

    def test_an_edge_goes_when_it_is_painted_over_and_stays_when_translucently(self):
        for alpha, kind in [(255, Classes.FLAT), (100, Classes.EDGE)]:
            classes = Classes((20, 20))
            classes.add(paint(), rectangle(8))
            classes.add(paint(alpha), rectangle(2))
            self.assertEqual(classes.classes[8, 8], kind)


if __name__ == "__main__":
    unittest.main()
