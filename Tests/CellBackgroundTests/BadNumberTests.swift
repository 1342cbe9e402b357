// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CellBackground
import Testing
import UIKit

/// Numbers that make no sense follow a rule and trap nowhere.
struct BadNumberTests {
  nonisolated private static let bad: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0, 1e7,
  ]

  /// Every length of a style, by name.
  nonisolated private static let styles: [(String, @Sendable (inout CellBackgroundStyle, CGFloat) -> Void)] = [
    ("radius", { $0.corners = .radius($1) }),
    ("circular radius", { $0.corners = .init(.points($1), curve: .circular) }),
    ("inner radius", { $0.corners.inner = $1 }),
    (
      "one of four",
      {
        $0.corners.radius = .each(topLeading: $1, topTrailing: 5, bottomLeading: 5, bottomTrailing: $1)
      }
    ),
    ("concentric", { $0.corners.radius = .concentric($1) }),
    ("border", { $0.border = .init(color: .black, width: .points($1)) }),
    ("one edge", { $0.border = .init(color: .black, width: .points($1), edges: .leading) }),
    ("separator", { $0.separator.width = .points($1) }),
    ("separator inset", { $0.separator.inset = .points(leading: $1, trailing: $1) }),
    ("top", { $0.insets.top = $1 }),
    ("bottom", { $0.insets.bottom = $1 }),
    ("leading", { $0.insets.leading = $1 }),
    ("trailing", { $0.insets.trailing = $1 }),
    ("spacing", { $0.spacing = $1 }),
    ("shadow offset", { $0.shadow = .init(offset: CGSize(width: $1, height: $1)) }),
    ("shadow blur", { $0.shadow = .init(blur: $1) }),
    ("shadow opacity", { $0.shadow = .init(opacity: $1) }),
    (
      "gradient points",
      {
        $0.fill = .gradient(
          .init(
            stops: [.init(color: .red, location: $1), .init(color: .blue, location: 1)],
            startPoint: CGPoint(x: $1, y: $1), endPoint: CGPoint(x: 1, y: $1)))
      }
    ),
    (
      "gradient location",
      {
        $0.fill = .gradient(
          .init(stops: [.init(color: .red, location: $1), .init(color: .blue, location: $1)], span: .section))
      }
    ),
  ]

  nonisolated private static let environments:
    [(String, @Sendable (inout CellBackgroundGeometry.Environment, CGFloat) -> Void)] = [
      ("scale", { $0.scale = $1 }),
      ("origin", { $0.origin = CGPoint(x: $1, y: $1) }),
      ("bounds' origin", { $0.bounds.origin = CGPoint(x: $1, y: $1) }),
      ("width", { $0.bounds.size.width = $1 }),
      ("height", { $0.bounds.size.height = $1 }),
      ("section's place", { $0.sectionFrame = CGRect(x: $1, y: $1, width: 100, height: 200) }),
      ("section's size", { $0.sectionFrame = CGRect(x: 0, y: 0, width: $1, height: $1) }),
      ("table's place", { $0.tableFrame = CGRect(x: $1, y: $1, width: 100, height: 200) }),
      ("table's size", { $0.tableFrame = CGRect(x: 0, y: 0, width: $1, height: $1) }),
      ("margins", { $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
      ("safe area", { $0.safeAreaInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
      ("separator inset", { $0.separatorInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1) }),
    ]

  @Test(arguments: styles.indices) func `no length of a style gives anything but finite paths`(index: Int) {
    for number in Self.bad {
      for sample in Sample.all {
        var style = sample.style
        Self.styles[index].1(&style, number)
        for position in CellPosition.allCases {
          let shape = geometry(style, position, states: [.dragged, .selected])
          #expect(shape.isFinite, "\(Self.styles[index].0) \(number), \(sample.name)")
          #expect(geometry(style, position).isFinite, "\(Self.styles[index].0) \(number), \(sample.name)")
        }
      }
    }
  }

  @Test(arguments: environments.indices) func `no number around a row gives anything but finite paths`(index: Int) {
    for number in Self.bad {
      for sample in Sample.all {
        for reference in [CellBackgroundStyle.Insets.Reference.bounds, .safeArea, .layoutMargins] {
          var style = sample.style
          style.insets.reference = reference
          style.separator.inset = .automatic
          for position in CellPosition.allCases {
            let shape = geometry(style, position) { Self.environments[index].1(&$0, number) }
            #expect(shape.isFinite, "\(Self.environments[index].0) \(number), \(sample.name)")
          }
        }
      }
    }
  }

  @Test(arguments: [.nan, -.infinity, -1, -1e300, -0.0] as [CGFloat])
  func `a length that is negative or NaN counts as zero`(number: CGFloat) {
    let plain = style { _ in }
    let zero: [(CellBackgroundStyle, CellBackgroundStyle)] = [
      (style { $0.corners = .radius(number) }, style { $0.corners = .radius(0) }),
      (style { $0.corners.inner = number }, style { $0.corners.inner = 0 }),
      (style { $0.insets = .init(top: number, leading: number, bottom: number, trailing: number) }, plain),
      (style { $0.spacing = number }, plain),
      (style { $0.border = .init(color: .black, width: .points(number)) }, plain),
      (style { $0.separator.width = .points(number) }, style { $0.separator = .hidden }),
      (style { $0.separator.inset = .points(leading: number, trailing: number) }, plain),
      (style { $0.shadow = .init(opacity: number) }, plain),
      (style { $0.shadow = .init(blur: number) }, style { $0.shadow = .init(blur: 0) }),
    ]
    for (i, (a, b)) in zero.enumerated() {
      for position in CellPosition.allCases {
        #expect(geometry(a, position).paths == geometry(b, position).paths, "\(i)")
      }
    }
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -2, 0] as [CGFloat]) func `a scale that makes no sense counts as one`(
    scale: CGFloat
  ) {
    for sample in Sample.all {
      #expect(geometry(sample.style, scale: scale).paths == geometry(sample.style, scale: 1).paths)
    }
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat]) func `bounds that are empty or not finite are empty`(
    number: CGFloat
  ) {
    let rects = [
      CGRect(x: number, y: 0, width: 9, height: 9), CGRect(x: 0, y: 0, width: number, height: 9),
      CGRect(x: 0, y: 0, width: 9, height: number), CGRect(x: 0, y: 0, width: 0, height: 9), .null, .infinite, .zero,
    ]
    for rect in rects {
      for sample in Sample.all {
        let shape = geometry(sample.style, bounds: rect)
        if rect == .infinite { continue }
        #expect(shape.outlinePath.isEmpty, "\(rect)")
        #expect(shape.frame == .zero, "\(rect)")
      }
    }
  }

  @Test(arguments: [.infinity, 1e300, 1e9] as [CGFloat]) func `a huge length takes all there is, and no more`(
    number: CGFloat
  ) {
    let round = geometry(style { $0.corners = .radius(number) })
    #expect(round.paths == geometry(style { $0.corners = .radius(1000) }).paths)
    let border = geometry(style { $0.border = .init(color: .black, width: .points(number)) })
    #expect(border.borderPath?.contains(CGPoint(x: 60, y: 25)) == true)
    let line = geometry(style { $0.separator.width = .points(number) }, .top)
    #expect(line.separatorFrame == line.frame)
    #expect(geometry(style { $0.insets.leading = number }).outlinePath.isEmpty)
    #expect(geometry(style { $0.spacing = number }, .top).outlinePath.isEmpty)
    #expect(geometry(style { $0.separator.inset = .points(leading: number, trailing: 0) }, .top).separatorFrame == nil)
  }

  @MainActor
  @Test(arguments: styles.indices) func `a view draws whatever its style says, and its middle is filled or empty`(
    index: Int
  ) {
    let stage = Stage(size: CGSize(width: 60, height: 60), scale: 2)
    let view = stage.stack([.top], heights: [44], top: 5, inset: 5) { _ in }[0]
    for number in Self.bad {
      var style = Sample.plain.style
      Self.styles[index].1(&style, number)
      view.style = style
      view.states = []
      let picture = stage.picture()
      #expect(picture.width == 120)
      view.states = [.dragged]
      _ = stage.picture()
      view.sectionFrame = CGRect(x: number, y: number, width: number, height: 100)
      _ = stage.picture()
      view.cornerRadius = number
      #expect(stage.picture().height == 120)
      view.sectionFrame = nil
    }
    // It is none the worse for it.
    view.style = Sample.plain.style
    view.states = []
    let fresh = Stage(size: CGSize(width: 60, height: 60), scale: 2)
    _ = fresh.stack([.top], heights: [44], top: 5, inset: 5) { $0.style = Sample.plain.style }
    #expect(stage.picture() == fresh.picture())
  }
}
