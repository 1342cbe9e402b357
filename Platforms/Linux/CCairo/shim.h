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

/// All four bytes times level / 255, rounded, two bytes at a time.
static inline uint32_t cb_scaled(uint32_t word, uint32_t level) {
  uint32_t low = (word & 0x00FF00FF) * level + 0x00800080;
  uint32_t high = (word >> 8 & 0x00FF00FF) * level + 0x00800080;
  low = (low + (low >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
  high = (high + (high >> 8 & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}

/// Paints n premultiplied words over others. Pictures of views are mostly empty or opaque: eight such words at a time are
/// passed or copied.
static inline void cb_paint_over(uint32_t *target, const uint32_t *source, size_t n) {
  const uint64_t opaque = 0xFF000000FF000000;
  size_t i = 0;
  while (i < n) {
    size_t end = i + 8;
    if (end <= n) {
      uint64_t w[4];
      __builtin_memcpy(w, source + i, sizeof w);
      if ((w[0] | w[1] | w[2] | w[3]) == 0) {
        i = end;
        continue;
      }
      if ((w[0] & w[1] & w[2] & w[3] & opaque) == opaque) {
        __builtin_memcpy(target + i, w, sizeof w);
        i = end;
        continue;
      }
    } else {
      end = n;
    }
    for (; i < end; i++) {
      uint32_t word = source[i];
      if (word) target[i] = word + cb_scaled(target[i], 255 - (word >> 24));
    }
  }
}
