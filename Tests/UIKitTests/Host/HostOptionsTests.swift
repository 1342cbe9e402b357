// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

struct HostOptionsTests {
  private func options(_ line: String) throws -> HostOptions {
    try HostOptions(arguments: line.split(separator: " ").map(String.init))
  }

  @Test func `without arguments there is nothing to do`() throws {
    #expect(try options("") == HostOptions())
    #expect(HostOptions().task == .nothing)
  }

  @Test func `the defaults are a phone at 3x in light mode`() throws {
    let options = try options("--snapshot out.png")
    #expect(options.task == .snapshot(path: "out.png", .png))
    #expect(options.size == CGSize(width: 390, height: 844))
    #expect(options.scale == 3)
    #expect(options.style == .light)
    #expect(options.contrast == .normal)
    #expect(options.direction == .leftToRight)
    #expect(options.extent == .screen(scroll: nil))
    #expect(options.system == nil)
  }

  @Test func `every option is read`() throws {
    let options = try options(
      "--snapshot a/B.PNG --size 320x480.5 --scale 1.5 --style dark --contrast high --direction rtl --scroll -12 "
        + "--system 18")
    #expect(options.task == .snapshot(path: "a/B.PNG", .png))
    #expect(options.size == CGSize(width: 320, height: 480.5))
    #expect(options.scale == 1.5)
    #expect(options.style == .dark)
    #expect(options.contrast == .high)
    #expect(options.direction == .rightToLeft)
    #expect(options.extent == .screen(scroll: -12))
    #expect(options.system == 18)
    #expect(options.traits.userInterfaceStyle == .dark)
    #expect(options.traits.accessibilityContrast == .high)
    #expect(options.traits.layoutDirection == .rightToLeft)
  }

  @Test func `pairs with one dash are the app's own`() throws {
    #expect(try options("-variant texture --full -offset -5").extent == .full)
    #expect(try options("-lonely").task == .nothing)
  }

  @Test func `help goes with everything`() throws {
    #expect(try options("--snapshot a.png --help").task == .help)
  }

  @Test(arguments: [
    ("--size 0x0", "--size 0x0: both sides must be greater than 0"),
    ("--size abc", "--size abc: expected WIDTHxHEIGHT in points, such as 390x844"),
    ("--size 1x2x3", "--size 1x2x3: expected WIDTHxHEIGHT in points, such as 390x844"),
    (
      "--size 99999999x99999999",
      "--size 99999999x99999999: 299999997 pixels at scale 3, at most 32767 fit a side"
    ),
    ("--size 10000x10000", "--size 10000x10000: 900000000 pixels at scale 3, at most 268435456 fit"),
    ("--size 0.1x5", "--size 0.1x5: less than one pixel at scale 3"),
    ("--scale -1", "--scale -1: expected a number greater than 0 and not greater than 10"),
    ("--scale nan", "--scale nan: expected a number greater than 0 and not greater than 10"),
    ("--scale inf", "--scale inf: expected a number greater than 0 and not greater than 10"),
    ("--scale 1e1", "--scale 1e1: expected a number greater than 0 and not greater than 10"),
    ("--scale 0.0001", "--scale 0.0001: less than one pixel at scale 0.0001"),
    ("--style sepia", "--style sepia: expected light or dark"),
    ("--contrast low", "--contrast low: expected normal or high"),
    ("--direction up", "--direction up: expected ltr or rtl"),
    ("--system 3", "--system 3: expected 16, 17, 18 or 26"),
    ("--scroll far", "--scroll far: expected a number of points"),
    ("--full --scroll 600", "--scroll 600: cannot be combined with --full, which shows the whole content"),
    ("--snapshot out.gif", "--snapshot out.gif: unknown kind of picture, the name must end in .png, .pdf or .svg"),
    ("--snapshot out", "--snapshot out: unknown kind of picture, the name must end in .png, .pdf or .svg"),
    ("--snapshot", "--snapshot: its value is missing"),
    ("--snapshot --full", "--snapshot: its value is missing"),
    ("--size 1x1 --size 2x2", "--size 2x2: given twice"),
    ("--full --full", "--full: given twice"),
    ("--frobnicate", "--frobnicate: unknown option; --help lists them all"),
    ("stray", "stray: not an option; --help lists them all"),
  ])
  func `what is wrong is said in one line that names it`(line: String, message: String) {
    #expect(throws: HostError(.usage, message)) { try options(line) }
  }

  @Test func `every system that can be asked for has a look`() {
    for system in HostOptions.systems { #expect(SystemLook.version(system) != nil, "iOS \(system)") }
  }
}
