// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CCairo
import CPango
import UIKit

/// The scene as a table: its first screen, scrolling, all of its pages, and their files.
@MainActor
enum SceneBenchmarks {
  /// The first screen, every cell drawn anew, and composited again.
  static func screen(scale: CGFloat) -> [Contest.Result] {
    let (window, table) = UIWindow.scene(scale: scale)
    let (width, height) = (Int(375 * scale), Int(812 * scale))
    let canvas = Canvas(width: width, height: height, scale: scale, opaque: true)
    let memory = Canvas(width: width, height: height, scale: scale, opaque: true)
    let (scene, surface) = (BareScene(), Bare.surface(width, height, opaque: true))
    let bare = { scene.draw(on: surface, scale: Double(scale), from: 0) }
    let fill = { _ = memset(memory.bytes, 0x55, memory.count) }

    var redrawn = Contest("the scene's first screen at \(Int(scale))x, drawn anew")
    redrawn.add("ours") {
      window.setNeedsDisplayBelow()
      window.layer.render(in: canvas.context)
    }
    redrawn.add("bare Cairo and Pango", bare)
    redrawn.add("memset", fill)

    var composited = Contest("the scene's first screen at \(Int(scale))x, composited again")
    composited.add("ours") { window.layer.render(in: canvas.context) }
    composited.add("bare Cairo and Pango", bare)
    composited.add("memset", fill)

    var scrolled = Contest("a frame after scrolling by one row at \(Int(scale))x")
    var offset: CGFloat = 0
    scrolled.add("ours") {
      offset = offset > 40_000 ? 0 : offset + 44
      table.contentOffset.y = offset
      window.layer.render(in: canvas.context)
    }
    scrolled.add("memset", fill)
    return [redrawn.run(rounds: 40), composited.run(rounds: 60), scrolled.run(rounds: 200)]
  }

  private static let pages = Int((BareScene.height / BareScene.pageHeight).rounded(.up))

  /// All pages at 2x, drawn one after the other, always with the same texts or with new ones each time.
  static func full(newTexts: Bool) -> Contest.Result {
    var contest = Contest("the scene in full at 2x, \(pages) pages\(newTexts ? ", every title a new text" : "")")
    contest.add("ours", allPages(newTexts: newTexts))
    contest.add("bare Cairo and Pango", allBarePages())
    defer { SceneText.firstNumber = 1 }
    return contest.run(rounds: 9)
  }

  static func allPages(newTexts: Bool) -> () -> Void {
    let (window, table) = UIWindow.scene(scale: 2)
    let canvas = Canvas(width: 750, height: 1624, scale: 2, opaque: true)
    return {
      if newTexts { SceneText.firstNumber += 1000 }
      for page in 0..<pages {
        table.contentOffset.y = CGFloat(page) * 812
        window.layer.render(in: canvas.context)
      }
    }
  }

  static func allBarePages() -> () -> Void {
    let (scene, surface) = (BareScene(), Bare.surface(750, 1624, opaque: true))
    return {
      for page in 0..<pages { scene.draw(on: surface, scale: 2, from: Double(page) * 812) }
    }
  }

  /// All pages' pictures as PNG files in memory; also how many bytes they take.
  static func encoder() -> (Contest.Result, bytes: Int, cairosBytes: Int) {
    let (window, table) = UIWindow.scene(scale: 2)
    let canvas = Canvas(width: 750, height: 1624, scale: 2, opaque: true)
    var images: [UIImage] = []
    for page in 0..<pages {
      table.contentOffset.y = CGFloat(page) * 812
      window.layer.render(in: canvas.context)
      if let image = canvas.context.makeImage() { images.append(UIImage(cgImage: image)) }
    }
    let scene = BareScene()
    let surfaces = (0..<pages).map { page in
      let surface = Bare.surface(750, 1624, opaque: true)
      scene.draw(on: surface, scale: 2, from: Double(page) * 812)
      return surface
    }
    var (bytes, cairosBytes) = (0, 0)
    var contest = Contest("the PNG files of \(pages) pages")
    contest.add("ours") { bytes = images.reduce(0) { $0 + ($1.pngData()?.count ?? 0) } }
    contest.add("cairo_surface_write_to_png") {
      var count = 0
      for surface in surfaces {
        withUnsafeMutablePointer(to: &count) { pointer in
          _ = cairo_surface_write_to_png_stream(
            surface,
            { closure, _, length in
              closure?.assumingMemoryBound(to: Int.self).pointee += Int(length)
              return CAIRO_STATUS_SUCCESS
            }, pointer)
        }
      }
      cairosBytes = count
    }
    let result = contest.run(rounds: 3)
    return (result, bytes, cairosBytes)
  }
}

extension UIView {
  func setNeedsDisplayBelow() {
    setNeedsDisplay()
    for view in subviews { view.setNeedsDisplayBelow() }
  }
}
