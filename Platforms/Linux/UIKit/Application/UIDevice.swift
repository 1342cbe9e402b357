// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the app runs on, as far as the host imitates it.
@MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  open class var current: UIDevice { instance }

  /// The version whose look the host draws, such as "18.0": only its first number means something here.
  ///
  /// Apps that draw to match the system's look ask for it, as `#available` does not know the look: it is always true
  /// on Linux.
  open var systemVersion: String { "\(SystemLook.current.version).0" }

  /// The idiom of the main screen's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
