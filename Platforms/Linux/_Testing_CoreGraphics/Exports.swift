// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT

// A file that imports Testing and a module named CoreGraphics makes the compiler look for this overlay.
// Apple's adds attachments of pictures; ours has to exist and adds nothing.
@_exported import Testing
