// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo

extension OpaquePointer {
  /// Cairo counts in 24.8 fixed point; beyond this coordinates would wrap around.
  private static let limit = 4_000_000.0

  /// Appends elements that are in pixels already to the path of this cairo_t.
  ///
  /// False, and no path, when a coordinate is not a number or infinite.
  @discardableResult
  func add(_ elements: [PathElement]) -> Bool {
    cairo_new_path(self)
    for element in elements {
      switch element {
      case .move(let p):
        guard let p = Self.held(p) else { return abandon() }
        cairo_move_to(self, p.x, p.y)
      case .line(let p):
        guard let p = Self.held(p) else { return abandon() }
        cairo_line_to(self, p.x, p.y)
      case .quad(let c, let end):
        guard let c = Self.held(c), let end = Self.held(end) else { return abandon() }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(self, &x, &y)
        // The cubic that is the same curve.
        cairo_curve_to(
          self, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3,
          end.x + (c.x - end.x) * 2 / 3, end.y + (c.y - end.y) * 2 / 3, end.x, end.y)
      case .curve(let c1, let c2, let end):
        guard let c1 = Self.held(c1), let c2 = Self.held(c2), let end = Self.held(end) else { return abandon() }
        cairo_curve_to(self, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
      case .close:
        cairo_close_path(self)
      }
    }
    return true
  }

  /// Makes a rectangle in pixels the path; false when it is not finite.
  func addRectangle(_ rect: CGRect) -> Bool {
    guard let a = Self.held(rect.origin), let b = Self.held(CGPoint(x: rect.maxX, y: rect.maxY)) else {
      return abandon()
    }
    cairo_new_path(self)
    cairo_rectangle(self, a.x, a.y, b.x - a.x, b.y - a.y)
    return true
  }

  private func abandon() -> Bool {
    cairo_new_path(self)
    return false
  }

  private static func held(_ p: CGPoint) -> (x: Double, y: Double)? {
    guard p.x.isFinite, p.y.isFinite else { return nil }
    return (min(max(Double(p.x), -limit), limit), min(max(Double(p.y), -limit), limit))
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
  }
}
