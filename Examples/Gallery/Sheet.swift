// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import UIKit

/// A topic of the catalogue, a table of its own.
enum Sheet: String, CaseIterable {
  case positions, fills, gradients, textures, borders, corners, separators, shadows, insets, spacing, states, contrast

  /// The sheet that the app was launched with, `-sheet NAME`, without it the first.
  ///
  /// A name that no sheet has ends the app with a line that names it.
  init(_ defaults: UserDefaults) {
    let name = defaults.string(forKey: "sheet") ?? Self.allCases[0].rawValue
    guard let sheet = Sheet(rawValue: name) else {
      let program = ProcessInfo.processInfo.processName
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("\(program): -sheet \(name): the sheets are \(names)\n".utf8))
      exit(64)
    }
    self = sheet
  }

  /// One section for each value of an option. Only pictures ask for the traits: colours are dynamic.
  func sections(for traits: UITraitCollection) -> [SheetSection] {
    switch self {
    case .positions: SheetSection.positions
    case .fills: SheetSection.fills(for: traits)
    case .gradients: SheetSection.gradients
    case .textures: SheetSection.textures(for: traits)
    case .borders: SheetSection.borders
    case .corners: SheetSection.corners
    case .separators: SheetSection.separators
    case .shadows: SheetSection.shadows
    case .insets: SheetSection.insets
    case .spacing: SheetSection.spacing
    case .states: SheetSection.states
    case .contrast: SheetSection.contrast
    }
  }
}
