// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

/// Where text lies in its label's height when its font was shrunk to fit the width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where the larger font had it.
  case alignBaselines = 0
  /// Halfway down the label.
  case alignCenters = 1
  /// The upper edge stays where the larger font had it.
  case none = 2
}
