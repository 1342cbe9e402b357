// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Core Foundation's string, a Swift string here: there is no Core Foundation on Linux to bridge to.
public typealias CFString = String

/// Core Foundation's array, a Swift array here, so that `[a.cgColor, b.cgColor] as CFArray` compiles on both platforms.
public typealias CFArray = [Any]
