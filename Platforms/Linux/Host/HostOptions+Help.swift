// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

extension HostOptions {
  /// What `--help` prints.
  static func help(program: String) -> String {
    """
    Usage: \(program) --snapshot FILE [options] [-KEY VALUE ...]

    Runs the app without a window system and writes a picture of its screen.

      --snapshot FILE       where to write the picture; the name ends in \(PictureFormat.list)
      --size WxH            the screen's size in points (390x844)
      --scale S             pixels per point, greater than 0 and not greater than 10 (3)
      --style STYLE         light or dark (light)
      --contrast CONTRAST   normal or high (normal)
      --direction DIR       ltr, left to right, or rtl, right to left (ltr)
      --scroll PT           scroll the first scroll view to this offset in points, as far as its content goes
      --full                the whole content of the first scroll view instead of one screen; not with --scroll
      --system VERSION      the look of iOS \(systems.map(String.init).joined(separator: ", ")) (the newest)
      --help                this text

      -KEY VALUE            one of the app's own user defaults, as with a launch argument on iOS

    A picture has at most \(PixelSize.largestSide) pixels a side.
    Exit status: 0 done, 64 wrong usage, 70 the app shows no window, 71 out of memory,
    73 the file cannot be created, 74 it cannot be written.

    """
  }

  /// What the program says when it was not asked for a picture.
  static func noTask(program: String) -> HostError {
    HostError(
      .usage, "there is no window system; for a picture: \(program) --snapshot out.png (--help lists all options)")
  }
}
