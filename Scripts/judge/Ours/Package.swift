// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that nobody who uses the library builds it. It sees what an app sees: the public API.
let package = Package(
  name: "Ours",
  dependencies: [.package(name: "CellBackground", path: "../../..")],
  targets: [
    .executableTarget(name: "Ours", dependencies: [.product(name: "CellBackground", package: "CellBackground")])
  ],
  swiftLanguageModes: [.v6]
)
