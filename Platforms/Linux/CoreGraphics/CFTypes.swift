// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

// There is no Core Foundation on Linux to bridge to. These names stand for Swift's and Foundation's own types, so that
// the casts which apps write (`[a.cgColor, b.cgColor] as CFArray`, `data as CFData`) compile on both platforms.

/// Core Foundation's string, a Swift string here.
public typealias CFString = String

/// Core Foundation's array, a Swift array here.
public typealias CFArray = [Any]

/// Core Foundation's dictionary, a Swift dictionary here.
public typealias CFDictionary = [AnyHashable: Any]

/// Core Foundation's data, Foundation's here.
public typealias CFData = Data

/// Core Foundation's mutable data, Foundation's here.
public typealias CFMutableData = NSMutableData

/// Core Foundation's URL, Foundation's here.
public typealias CFURL = URL
