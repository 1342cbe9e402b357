// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

// The scene's first screen, drawn anew and composited again:
//   swift run -c release Benchmarks screen 3 50
let arguments = CommandLine.arguments
guard arguments.count == 4, arguments[1] == "screen", let scale = Double(arguments[2]), let runs = Int(arguments[3])
else {
  FileHandle.standardError.write(Data("usage: Benchmarks screen SCALE RUNS\n".utf8))
  exit(64)
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
window.rootViewController = SceneController()
window.makeKeyAndVisible()
window.layoutIfNeeded()
window.useContentScale(CGFloat(scale))

let (width, height) = (Int(375 * scale), Int(812 * scale))
guard
  let context = CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue)
else {
  FileHandle.standardError.write(Data("Benchmarks: no bitmap of \(width) × \(height) pixels\n".utf8))
  exit(70)
}
// Points from the top left, as in UIKit.
context.translateBy(x: 0, y: CGFloat(height))
context.scaleBy(x: CGFloat(scale), y: -CGFloat(scale))

@MainActor func frame() { window.layer.render(in: context) }

frame()
let redrawn = Measurement(runs: runs) {
  window.setNeedsDisplayBelow()
  frame()
}
let composited = Measurement(runs: runs, frame)
print(
  String(
    format: "redrawn: median %.2f ms (%.2f to %.2f); composited: median %.2f ms (%.2f to %.2f); %d runs",
    redrawn.median, redrawn.fastest, redrawn.slowest, composited.median, composited.fastest, composited.slowest, runs))
// To be looked at: what was measured is this picture.
if let image = context.makeImage(), let png = UIImage(cgImage: image).pngData() {
  try png.write(to: URL(fileURLWithPath: ".build/scene.png"))
}

extension UIView {
  func useContentScale(_ scale: CGFloat) {
    contentScaleFactor = scale
    for view in subviews { view.useContentScale(scale) }
  }

  func setNeedsDisplayBelow() {
    setNeedsDisplay()
    for view in subviews { view.setNeedsDisplayBelow() }
  }
}
