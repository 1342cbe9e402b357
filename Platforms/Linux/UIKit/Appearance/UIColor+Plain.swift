// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension UIColor {
  public class var black: UIColor { Plain.black }
  public class var darkGray: UIColor { Plain.darkGray }
  public class var lightGray: UIColor { Plain.lightGray }
  public class var white: UIColor { Plain.white }
  public class var gray: UIColor { Plain.gray }
  public class var red: UIColor { Plain.red }
  public class var green: UIColor { Plain.green }
  public class var blue: UIColor { Plain.blue }
  public class var cyan: UIColor { Plain.cyan }
  public class var yellow: UIColor { Plain.yellow }
  public class var magenta: UIColor { Plain.magenta }
  public class var orange: UIColor { Plain.orange }
  public class var purple: UIColor { Plain.purple }
  public class var brown: UIColor { Plain.brown }
  public class var clear: UIColor { Plain.clear }
  public class var lightText: UIColor { Plain.lightText }
  public class var darkText: UIColor { Plain.darkText }
}

/// The colours that never change, with the values that Apple documents; each is made once.
private enum Plain {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}
