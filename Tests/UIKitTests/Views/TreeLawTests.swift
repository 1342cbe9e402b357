// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// Random trees of views against composed matrices, a naive search and the documented sharing of a change of size.
@MainActor
struct TreeLawTests {
  private func randomTree(_ count: Int, using random: inout SeededGenerator) -> [UIView] {
    var views: [UIView] = []
    for index in 0..<count {
      let view = index % 4 == 3 ? UIScrollView() : UIView()
      view.frame = CGRect(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
        width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random))
      if Bool.random(using: &random) {
        view.bounds.origin = CGPoint(
          x: Int.random(in: -20...20, using: &random), y: Int.random(in: -20...20, using: &random))
      }
      if Bool.random(using: &random) {
        view.transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
          .scaledBy(x: .random(in: 0.5...2, using: &random), y: .random(in: -2...(-0.5), using: &random))
      }
      view.tag = Int.random(in: 0...6, using: &random)
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    return views
  }

  /// From a view's coordinates to those of the view at the top.
  private func matrix(_ view: UIView) -> CGAffineTransform {
    guard let superview = view.superview else { return .identity }
    let own = CGAffineTransform(
      translationX: -view.bounds.midX, y: -view.bounds.midY
    ).concatenating(view.transform).concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
    return own.concatenating(matrix(superview))
  }

  @Test func `points and rectangles convert as the composed matrices say`() {
    for seed in 0..<60 {
      usePlainScreen()
      var random = SeededGenerator(seed: UInt64(seed))
      let views = randomTree(12, using: &random)
      for _ in 0..<20 {
        let (a, b) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
        let point = CGPoint(x: .random(in: -99...99, using: &random), y: .random(in: -99...99, using: &random))
        let expected = point.applying(matrix(a)).applying(matrix(b).inverted())
        for got in [a.convert(point, to: b), b.convert(point, from: a)] {
          #expect(hypot(got.x - expected.x, got.y - expected.y) < 1e-6)
        }
        let rect = CGRect(origin: point, size: CGSize(width: 30, height: 20))
        let wanted = rect.applying(matrix(a).concatenating(matrix(b).inverted()))
        let got = a.convert(rect, to: b)
        #expect(abs(got.minX - wanted.minX) < 1e-6 && abs(got.maxY - wanted.maxY) < 1e-6, "\(seed) \(got) \(wanted)")
        let top = a.convert(point, to: nil), wantedTop = point.applying(matrix(a))
        #expect(hypot(top.x - wantedTop.x, top.y - wantedTop.y) < 1e-6)
      }
    }
  }

  @Test func `a tag finds the first view depth first`() {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    for seed in 0..<60 {
      usePlainScreen()
      var random = SeededGenerator(seed: UInt64(seed))
      let views = randomTree(12, using: &random)
      for view in views {
        for tag in 0...7 { #expect(view.viewWithTag(tag) === all(view).first { $0.tag == tag }) }
      }
    }
  }

  @Test func `moving views about keeps subviews, layers and superviews in one order`() {
    for seed in 0..<60 {
      usePlainScreen()
      var random = SeededGenerator(seed: UInt64(seed))
      let parents = [UIView(), UIView(), UIView()]
      let views = (0..<6).map { _ in UIView() }
      var model: [[Int]] = [[], [], []]
      for _ in 0..<60 {
        let parent = Int.random(in: 0..<3, using: &random)
        let child = Int.random(in: 0..<6, using: &random)
        let isHere = model[parent].contains(child)
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          parents[parent].addSubview(views[child])
          for i in 0..<3 { model[i].removeAll { $0 == child } }
          model[parent].append(child)
        case 1:
          let index = Int.random(in: -1...7, using: &random)
          parents[parent].insertSubview(views[child], at: index)
          for i in 0..<3 { model[i].removeAll { $0 == child } }
          model[parent].insert(child, at: min(max(index, 0), model[parent].count))
        case 2:
          views[child].removeFromSuperview()
          for i in 0..<3 { model[i].removeAll { $0 == child } }
        case 3 where isHere:
          parents[parent].bringSubviewToFront(views[child])
          model[parent].removeAll { $0 == child }
          model[parent].append(child)
        case 4 where isHere:
          parents[parent].sendSubviewToBack(views[child])
          model[parent].removeAll { $0 == child }
          model[parent].insert(child, at: 0)
        case 5, 6:
          guard let sibling = model[parent].filter({ $0 != child }).randomElement(using: &random) else { continue }
          let isAbove = Bool.random(using: &random)
          if isAbove {
            parents[parent].insertSubview(views[child], aboveSubview: views[sibling])
          } else {
            parents[parent].insertSubview(views[child], belowSubview: views[sibling])
          }
          for i in 0..<3 { model[i].removeAll { $0 == child } }
          model[parent].insert(child, at: model[parent].firstIndex(of: sibling)! + (isAbove ? 1 : 0))
        default: break
        }
        for i in 0..<3 {
          #expect(parents[i].subviews == model[i].map { views[$0] })
          #expect(parents[i].layer.sublayers ?? [] == model[i].map { views[$0].layer })
        }
        for i in 0..<6 {
          #expect(views[i].superview === parents.indices.first { model[$0].contains(i) }.map { parents[$0] })
        }
      }
    }
  }

  @Test func `flexible parts share a change in proportion to what they are`() {
    for seed in 0..<400 {
      usePlainScreen()
      var random = SeededGenerator(seed: UInt64(seed))
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
      let frame = CGRect(
        x: Int.random(in: 0...40, using: &random), y: Int.random(in: 0...40, using: &random),
        width: Int.random(in: 0...60, using: &random), height: Int.random(in: 0...80, using: &random))
      let child = UIView(frame: frame)
      child.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
      parent.addSubview(child)
      parent.frame.size = CGSize(
        width: 100 + Int.random(in: 0...90, using: &random), height: 120 + Int.random(in: 0...90, using: &random))
      func expected(_ start: CGFloat, _ length: CGFloat, _ total: CGFloat, _ change: CGFloat, _ bits: UInt) -> (
        CGFloat, CGFloat
      ) {
        let mask = child.autoresizingMask.rawValue >> bits
        let parts = [start, length, total - start - length]
        let flexible = (0..<3).map { mask >> UInt($0) & 1 == 1 }
        let count = CGFloat(flexible.filter { $0 }.count)
        guard count > 0 else { return (start, length) }
        let sum = (0..<3).reduce(0) { $0 + (flexible[$1] ? parts[$1] : 0) }
        let shares = (0..<3).map { flexible[$0] ? (sum == 0 ? change / count : change * parts[$0] / sum) : 0 }
        return (start + shares[0], length + shares[1])
      }
      let x = expected(frame.minX, frame.width, 100, parent.frame.width - 100, 0)
      let y = expected(frame.minY, frame.height, 120, parent.frame.height - 120, 3)
      let wanted = CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
      #expect(abs(child.frame.minX - wanted.minX) < 1e-9 && abs(child.frame.width - wanted.width) < 1e-9)
      #expect(abs(child.frame.minY - wanted.minY) < 1e-9 && abs(child.frame.height - wanted.height) < 1e-9)
    }
  }
}
