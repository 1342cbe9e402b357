// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// The first stored property of objects that may be an attribute's value.
///
/// Foundation on Linux compares the values of neighbouring attributes in C, which takes bits 8 to 17 of an object's first
/// word for its type, as its own classes have them. Where they happen to be 0, "not a type", it stops the program: in
/// the middle of an app's `append(_:)`. 1 stands for any type, and then it asks the object's `isEqual`.
struct FoundationTag: Sendable {
  private let bits: UInt64 = 1 << 8
}
