// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A picture as generate.py describes it: coordinates in pixels, y down.
struct Scene: Decodable {
  let id: Int
  let width: Int
  let height: Int
  let background: Color
  let ops: [Operation]
}

/// One step; which of its parts are there depends on `op`.
struct Operation: Decodable {
  let op: String
  let m: [CGFloat]?
  let rect: [CGFloat]?
  let path: [Element]?
  let rule: String?
  let width: CGFloat?
  let cap: String?
  let join: String?
  let miter: CGFloat?
  let dash: [CGFloat]?
  let phase: CGFloat?
  let paint: Paint?
  let alpha: CGFloat?
  let blend: String?
}

/// What a shape is painted with.
struct Paint: Decodable {
  let kind: String
  let color: Color?
  let from: [CGFloat]?
  let to: [CGFloat]?
  let stops: [Stop]?
  let width: Int?
  let height: Int?
  let pixels: [Color]?
  let scale: Int?
  let phase: [CGFloat]?
}

/// Eight bits a component, not premultiplied: `[r, g, b, a]`.
struct Color: Decodable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alpha: CGFloat

  init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    red = try numbers.decode(CGFloat.self) / 255
    green = try numbers.decode(CGFloat.self) / 255
    blue = try numbers.decode(CGFloat.self) / 255
    alpha = try numbers.decode(CGFloat.self) / 255
  }
}

/// A gradient's colour at a place: `[location, color]`.
struct Stop: Decodable {
  let location: CGFloat
  let color: Color

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    location = try parts.decode(CGFloat.self)
    color = try parts.decode(Color.self)
  }
}

/// A part of a path: a letter and its numbers.
struct Element: Decodable {
  let letter: String
  let numbers: [CGFloat]

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    letter = try parts.decode(String.self)
    var numbers: [CGFloat] = []
    while !parts.isAtEnd { numbers.append(try parts.decode(CGFloat.self)) }
    self.numbers = numbers
  }
}
