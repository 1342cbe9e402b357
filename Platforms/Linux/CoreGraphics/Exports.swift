// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

// Apple's CoreGraphics brings CGFloat, CGPoint, CGSize and CGRect; on Linux they live in Foundation.
@_exported import Foundation
