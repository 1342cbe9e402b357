// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that nobody who uses the library builds it. It sees what an app sees: the public API.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "CellBackground", path: "..")],
  targets: [
    // The references import CCairo and CPango, which the product brings along, and call them straight.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "CellBackground", package: "CellBackground")])
  ],
  swiftLanguageModes: [.v6]
)
