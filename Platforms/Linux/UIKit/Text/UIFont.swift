// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// A font of a given size: on Linux the system font, in nine weights, upright and italic.
///
/// The metrics are San Francisco's, so that lines and baselines fall where iOS puts them; the glyphs are Inter's:
/// "Inter" below 20 pt and "Inter Display" from 20 pt on, as San Francisco has Text and Display. `familyName` and
/// `fontName` tell Inter's names. Distances are in points, y upwards: `descender` is negative. A size that is not a
/// positive number becomes 12 pt.
///
/// Fonts are immutable values in an object: two with the same face and size are equal, also where one came from
/// `preferredFont(forTextStyle:)` (guess).
public final class UIFont: NSObject, NSCopying, Sendable {
  private let tag = FoundationTag()
  let face: FontFace
  /// The style that `preferredFont` was asked for: a label can follow it to another text size.
  let textStyle: TextStyle?

  init(face: FontFace, textStyle: TextStyle? = nil) {
    self.face = face
    self.textStyle = textStyle
    super.init()
  }

  public var familyName: String { face.familyName }

  /// The PostScript name of the Inter font, such as `Inter-SemiBold`; Apple's would be `.SFUI-Semibold`.
  public var fontName: String { face.postScriptName }

  public var pointSize: CGFloat { face.size }

  /// San Francisco's, 1950/2048 of the size.
  public var ascender: CGFloat { face.ascender }

  /// San Francisco's, -494/2048 of the size.
  public var descender: CGFloat { face.descender }

  /// San Francisco's, 1443/2048 of the size.
  public var capHeight: CGFloat { face.size * (1443 / 2048) }

  /// San Francisco's, 1078/2048 of the size.
  public var xHeight: CGFloat { face.size * (1078 / 2048) }

  /// The distance of two baselines, 2444/2048 of the size: 20.287 pt for a 17 pt font.
  public var lineHeight: CGFloat { face.lineHeight }

  /// San Francisco's, 0.
  public var leading: CGFloat { 0 }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face.withSize(fontSize))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  public override var hash: Int { face.hashValue }

  public override var description: String {
    "<UIFont> font-name: \"\(fontName)\"; font-size: \(pointSize)pt"
  }
}
