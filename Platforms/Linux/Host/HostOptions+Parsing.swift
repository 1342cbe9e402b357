// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension HostOptions {
  /// Reads the arguments, without the program's name; throws a `HostError` that names the first one that is wrong.
  package init(arguments: [String]) throws {
    self.init()
    var given: [String: String] = [:]
    var position = 0
    while position < arguments.count {
      let argument = arguments[position]
      position += 1
      guard argument.hasPrefix("--") else {
        position += try Self.userDefault(argument, next: position < arguments.count ? arguments[position] : nil)
        continue
      }
      let isFlag = argument == "--help" || argument == "--full"
      guard isFlag || Self.readers[argument] != nil else {
        throw HostError(.usage, "\(argument): unknown option; --help lists them all")
      }
      var value = ""
      if !isFlag {
        guard position < arguments.count, !arguments[position].hasPrefix("--") else {
          throw HostError(.usage, "\(argument): its value is missing")
        }
        value = arguments[position]
        position += 1
      }
      guard given.updateValue(value, forKey: argument) == nil else {
        throw HostError(.usage, isFlag ? "\(argument): given twice" : "\(argument) \(value): given twice")
      }
      try Self.readers[argument]?(&self, value)
    }
    try finish(given)
  }

  /// What can only be checked once all options are known.
  private mutating func finish(_ given: [String: String]) throws {
    if given["--full"] != nil {
      if let scroll = given["--scroll"] {
        throw HostError(.usage, "--scroll \(scroll): cannot be combined with --full, which shows the whole content")
      }
      extent = .full
    }
    let subject = given["--size"].map { "--size \($0)" } ?? "--scale \(given["--scale"] ?? scale.plainText)"
    _ = try PixelSize(points: size, scale: scale, subject: subject)
    if given["--help"] != nil { task = .help }
  }

  /// How many arguments after `argument` belong to it, where it is the app's own.
  private static func userDefault(_ argument: String, next: String?) throws -> Int {
    guard argument.hasPrefix("-"), argument != "-" else {
      throw HostError(.usage, "\(argument): not an option; --help lists them all")
    }
    return next.map { $0.hasPrefix("-") ? 0 : 1 } ?? 0
  }

  // MARK: - Values

  private typealias Reader = @Sendable (inout HostOptions, String) throws -> Void

  private static let readers: [String: Reader] = [
    "--snapshot": { options, path in
      guard !path.isEmpty else { throw HostError(.usage, "--snapshot: the file's name is empty") }
      guard let format = PictureFormat(path: path) else {
        throw HostError(
          .usage, "--snapshot \(path): unknown kind of picture, the name must end in \(PictureFormat.list)")
      }
      options.task = .snapshot(path: path, format)
    },
    "--size": { options, text in
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { number(String($0)) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else {
        throw HostError(.usage, "--size \(text): expected WIDTHxHEIGHT in points, such as 390x844")
      }
      guard width > 0, height > 0 else {
        throw HostError(.usage, "--size \(text): both sides must be greater than 0")
      }
      options.size = CGSize(width: width, height: height)
    },
    "--scale": { options, text in
      guard let scale = number(text), scale > 0, scale <= 10 else {
        throw HostError(.usage, "--scale \(text): expected a number greater than 0 and not greater than 10")
      }
      options.scale = scale
    },
    "--style": { options, text in
      options.style = try choice("--style", text, [("light", .light), ("dark", .dark)])
    },
    "--contrast": { options, text in
      options.contrast = try choice("--contrast", text, [("normal", .normal), ("high", .high)])
    },
    "--direction": { options, text in
      options.direction = try choice("--direction", text, [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    },
    "--scroll": { options, text in
      guard let offset = number(text) else {
        throw HostError(.usage, "--scroll \(text): expected a number of points")
      }
      options.extent = .screen(scroll: offset)
    },
    "--system": { options, text in
      options.system = try choice("--system", text, systems.map { (String($0), $0) })
    },
  ]

  /// A plain decimal number: no `nan`, no `inf`, no exponent, and nothing that overflows.
  private static func number(_ text: String) -> CGFloat? {
    guard text.allSatisfy({ "0123456789.+-".contains($0) }), let value = Double(text) else { return nil }
    return value.isFinite ? CGFloat(value) : nil
  }

  private static func choice<Value>(_ option: String, _ text: String, _ choices: [(String, Value)]) throws -> Value {
    guard let chosen = choices.first(where: { $0.0 == text }) else {
      let names = choices.map(\.0)
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      throw HostError(.usage, "\(option) \(text): expected \(list)")
    }
    return chosen.1
  }
}
