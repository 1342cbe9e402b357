// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The recipe's table equals its stored pictures, and those are all there are.
@MainActor
struct RecipePictureTests {
  /// What is in a picture; its name is made of it.
  struct Picture: Sendable, CustomTestStringConvertible {
    var style = UITableView.Style.grouped
    var fill = RecipeTable.Fill.plain
    var appearance = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var system = 26
    var scale = 2

    var name: String {
      var parts = [style == .grouped ? "grouped" : "inset", "\(fill)"]
      parts.append(appearance == .dark ? "dark" : "light")
      if direction == .rightToLeft { parts.append("rtl") }
      return (parts + ["ios\(system)", "\(scale)x"]).joined(separator: "-")
    }

    var testDescription: String { name }
  }

  nonisolated static let pictures = [
    Picture(scale: 1), Picture(), Picture(scale: 3), Picture(appearance: .dark), Picture(direction: .rightToLeft),
    Picture(system: 18), Picture(style: .insetGrouped), Picture(style: .insetGrouped, appearance: .dark, system: 18),
    Picture(fill: .texture), Picture(fill: .texture, scale: 3), Picture(fill: .gradient),
    Picture(style: .insetGrouped, fill: .gradient, scale: 1),
  ]

  @Test(arguments: pictures) func `the recipe looks as it did`(picture: Picture) throws {
    let look = try #require(SystemLook.version(picture.system))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: picture.appearance), UITraitCollection(layoutDirection: picture.direction),
    ])
    let host = HeadlessHost(
      size: CGSize(width: 112, height: 168), scale: CGFloat(picture.scale), traits: traits, look: look)
    let image = try host.image(of: RecipeTable(style: picture.style, fill: picture.fill))
    expectSnapshot(image, picture.name)
  }

  @Test func `no stored picture is left over`() throws {
    let folder = try Snapshot.shared.get().references
    let names = Set(Self.pictures.map(\.name))
    #expect(names.count == Self.pictures.count, "two pictures have one name")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let isWanted = names.contains(where: { file == $0 + ".png" }) || TextPictureTests.owns(file)
      #expect(isWanted, "\(folder.path)/\(file) belongs to no test")
    }
  }
}
