// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

extension Array where Element == CGFloat {
  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
  var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }
  var transform: CGAffineTransform {
    CGAffineTransform(a: self[0], b: self[1], c: self[2], d: self[3], tx: self[4], ty: self[5])
  }
}

extension Color {
  var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}

extension Paint {
  var gradient: CGGradient {
    let stops = stops ?? []
    let colors = stops.map(\.color.cgColor)
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray, locations: stops.map(\.location))
    else { fatalError("Ours: no gradient of \(stops)") }
    return gradient
  }
}

extension Operation {
  var fillRule: CGPathFillRule { rule == "evenodd" ? .evenOdd : .winding }

  var lineCap: CGLineCap {
    switch cap {
    case "round": .round
    case "square": .square
    default: .butt
    }
  }

  var lineJoin: CGLineJoin {
    switch join {
    case "round": .round
    case "bevel": .bevel
    default: .miter
    }
  }

  var blendMode: CGBlendMode {
    let modes: [String: CGBlendMode] = [
      "normal": .normal, "multiply": .multiply, "screen": .screen, "darken": .darken, "lighten": .lighten,
      "difference": .difference, "exclusion": .exclusion, "clear": .clear, "copy": .copy, "sourceIn": .sourceIn,
      "sourceOut": .sourceOut, "sourceAtop": .sourceAtop, "destinationOver": .destinationOver,
      "destinationIn": .destinationIn, "destinationOut": .destinationOut, "destinationAtop": .destinationAtop,
      "xor": .xor, "plusLighter": .plusLighter,
    ]
    guard let mode = modes[blend ?? "normal"] else { fatalError("Ours: the blend mode \(blend ?? "") is unknown") }
    return mode
  }

  var cgPath: CGPath {
    let result = CGMutablePath()
    for element in path ?? [] { element.add(to: result) }
    return result
  }
}

extension Element {
  func add(to path: CGMutablePath) {
    let n = numbers
    switch letter {
    case "M": path.move(to: n.point)
    case "L": path.addLine(to: n.point)
    case "Q": path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: n.point)
    case "C": path.addCurve(to: CGPoint(x: n[4], y: n[5]), control1: n.point, control2: CGPoint(x: n[2], y: n[3]))
    case "A": path.addArc(center: n.point, radius: n[2], startAngle: n[3], endAngle: n[4], clockwise: n[4] < n[3])
    case "T": path.addArc(tangent1End: n.point, tangent2End: CGPoint(x: n[2], y: n[3]), radius: n[4])
    case "R": path.addRect(n.rect)
    case "E": path.addEllipse(in: n.rect)
    case "RR": path.addRoundedRect(in: n.rect, cornerWidth: n[4], cornerHeight: n[5])
    case "Z": path.closeSubpath()
    default: fatalError("Ours: the path element \(letter) is unknown")
    }
  }
}
