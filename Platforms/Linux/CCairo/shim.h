// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

/// Writes one word n times. The C library's fill of 32-bit words uses the widest stores there are, as its memset does,
/// which Swift's portable code does not; glibc does not export its name to Swift.
static inline void cb_fill_words(uint32_t *words, uint32_t word, size_t n) {
  wmemset((wchar_t *)words, (wchar_t)word, n);
}
