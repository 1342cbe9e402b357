// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

import PackageDescription

#if os(Linux)
  // On Linux the product carries our UIKit, so that an app's manifest names one product, without a condition.
  let linuxModules: [Target.Dependency] = ["UIKit", "QuartzCore", "CoreGraphics"]
  // `import Testing` looks for these two beside modules of these names: they go to test targets only.
  let testingModules: [Target.Dependency] = linuxModules + ["_Testing_CoreGraphics", "_Testing_UIKit"]
#else
  let linuxModules: [Target.Dependency] = []
  let testingModules: [Target.Dependency] = []
#endif

var products: [Product] = []
var targets: [Target] = [
  .target(name: "CellBackgroundTesting", dependencies: testingModules),
  .testTarget(name: "CellBackgroundTests", dependencies: ["CellBackground", "CellBackgroundTesting"] + testingModules),
  .testTarget(name: "SnippetTests", dependencies: ["CellBackground"] + testingModules),
]

#if os(Linux)
  products += [
    .library(name: "CellBackground", targets: ["CellBackground", "UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(
      name: "CellBackgroundTesting",
      targets: ["CellBackgroundTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "GroupedTable", targets: ["GroupedTable"]),
  ]
  targets += [
    .target(name: "CellBackground", dependencies: linuxModules),

    .systemLibrary(
      name: "CCairo", path: "Platforms/Linux/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "Platforms/Linux/CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPNG", path: "Platforms/Linux/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CDeflate", path: "Platforms/Linux/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CJPEG", path: "Platforms/Linux/CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),

    .target(
      name: "CoreGraphics", dependencies: ["CCairo", "CPNG", "CDeflate", "CJPEG"],
      path: "Platforms/Linux/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Platforms/Linux/QuartzCore"),
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", "QuartzCore", "CPango", "CCairo"], path: "Platforms/Linux",
      exclude: [
        "CCairo", "CPango", "CPNG", "CDeflate", "CJPEG", "CoreGraphics", "QuartzCore", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      sources: ["UIKit", "Host"]),
    .target(
      name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "Platforms/Linux/_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Platforms/Linux/_Testing_UIKit"),

    .executableTarget(
      name: "Gallery", dependencies: ["CellBackground"], path: "Examples/Gallery",
      exclude: ["Info.plist", "README.md"]),
    .executableTarget(
      name: "GroupedTable", dependencies: ["CellBackground"], path: "Examples/GroupedTable",
      exclude: ["Info.plist", "README.md"]),

    .target(name: "TestSupport", dependencies: ["UIKit"], path: "Tests/TestSupport"),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["TestSupport", "CDeflate"] + testingModules),
    .testTarget(name: "QuartzCoreTests", dependencies: ["TestSupport"] + testingModules),
    .testTarget(name: "UIKitTests", dependencies: ["TestSupport"] + testingModules),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["CellBackground", "CellBackgroundTesting", "TestSupport"] + testingModules,
      exclude: ["References"]),
  ]
#else
  products += [
    .library(name: "CellBackground", targets: ["CellBackground"]),
    .library(name: "CellBackgroundTesting", targets: ["CellBackgroundTesting"]),
  ]
  targets += [.target(name: "CellBackground")]
#endif

let package = Package(
  name: "CellBackground",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
