// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// A screen without a window system: shows view controllers and windows on it and makes pictures of them.
///
/// Making one makes its screen the main screen and its look the current one; so does every picture, so that several
/// hosts can take turns. Pictures are opaque, black where the window shows nothing. The same program gives the same
/// picture twice.
@MainActor
package final class HeadlessHost {
  package let screen: UIScreen
  package let look: SystemLook

  /// A host whose screen has `traits`, and `size` in points at `scale` device pixels a point.
  package init(
    size: CGSize, scale: CGFloat, traits: UITraitCollection = UITraitCollection(), look: SystemLook = .newest
  ) {
    screen = UIScreen(size: size, scale: scale, traits: traits)
    self.look = look
    activate()
  }

  private func activate() {
    screen.install()
    SystemLook.current = look
  }

  // MARK: - Showing

  /// Shows the controller in a new window as large as the screen: loads its view, lays it out, tells it that it
  /// appeared.
  package func show(_ controller: UIViewController) -> UIWindow {
    activate()
    let window = UIWindow(frame: screen.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    update(window)
    return window
  }

  /// Does what UIKit does at the end of a turn of the run loop, but for drawing.
  package func update(_ window: UIWindow) {
    activate()
    window.update()
  }

  // MARK: - Pictures

  /// A picture of the controller filling a new window.
  package func image(of controller: UIViewController) throws -> CGImage {
    try image(of: show(controller))
  }

  /// A picture of the window, at its own size.
  package func image(of window: UIWindow) throws -> CGImage {
    update(window)
    let context = try makeContext(for: window)
    Compositor.render(window.layer, in: context, scale: screen.scale, isPicture: true)
    guard let image = context.takeImage() else { throw outOfMemory(context.width, context.height) }
    return image
  }

  /// A context for the window's picture, which `draw(_:in:)` can be given again and again.
  package func makeContext(for window: UIWindow) throws -> CGContext {
    let size = window.bounds.size
    let pixels = try PixelSize(
      points: size, scale: screen.scale,
      subject: "a window of \(size.width.plainText) × \(size.height.plainText) points")
    guard let context = CGContext.bitmap(width: pixels.width, height: pixels.height, opaque: true) else {
      throw outOfMemory(pixels.width, pixels.height)
    }
    return context
  }

  /// Composites the window, drawing only the backing stores that need it.
  package func draw(_ window: UIWindow, in context: CGContext) {
    activate()
    Compositor.render(window.layer, in: context, scale: screen.scale)
  }

  private func outOfMemory(_ width: Int, _ height: Int) -> HostError {
    HostError(.outOfMemory, "there is not enough memory for a picture of \(width) × \(height) pixels")
  }
}
