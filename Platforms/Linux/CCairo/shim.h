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

/// Asks for memory that will be written to soon.
static inline void cb_prefetch(const uint32_t *words) { __builtin_prefetch(words, 1); }

/// All four bytes times level / 255, rounded, two bytes at a time.
static inline uint32_t cb_scaled(uint32_t word, uint32_t level) {
  uint32_t low = (word & 0x00FF00FF) * level + 0x00800080;
  uint32_t high = (word >> 8 & 0x00FF00FF) * level + 0x00800080;
  low = (low + (low >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
  high = (high + (high >> 8 & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}

typedef uint32_t cb_words __attribute__((vector_size(16)));
typedef uint16_t cb_halves __attribute__((vector_size(16)));

/// Four premultiplied words over four others: the sums of cb_scaled in lanes of 16 bits, which every processor multiplies.
static inline cb_words cb_over(cb_words source, cb_words target, cb_words alpha) {
  cb_words rest = 255 - alpha;
  cb_halves level = (cb_halves)(rest | rest << 16);
  cb_halves low = (cb_halves)(target & 0x00FF00FF) * level + 0x80;
  cb_halves high = (cb_halves)(target >> 8 & 0x00FF00FF) * level + 0x80;
  low = (low + (low >> 8)) >> 8;
  high += high >> 8;
  return source + ((cb_words)low | ((cb_words)high & 0xFF00FF00));
}

/// Paints one premultiplied word over n others.
static inline void cb_blend_words(uint32_t *words, uint32_t word, size_t n) {
  cb_words source = {word, word, word, word};
  size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    cb_words w;
    __builtin_memcpy(&w, words + i, sizeof w);
    w = cb_over(source, w, source >> 24);
    __builtin_memcpy(words + i, &w, sizeof w);
  }
  for (; i < n; i++) words[i] = word + cb_scaled(words[i], 255 - (word >> 24));
}

/// Paints n premultiplied words over others. Pictures of views are mostly empty or opaque: eight such words at a time are
/// passed or copied, and what lies below opaque ones is not read.
static inline void cb_paint_over(uint32_t *target, const uint32_t *source, size_t n) {
  const uint64_t opaque = 0xFF000000FF000000;
  size_t i = 0;
  for (; i + 8 <= n; i += 8) {
    uint64_t w[4];
    __builtin_memcpy(w, source + i, sizeof w);
    if ((w[0] | w[1] | w[2] | w[3]) == 0) continue;
    if ((w[0] & w[1] & w[2] & w[3] & opaque) != opaque) {
      cb_words s[2], t[2];
      __builtin_memcpy(s, w, sizeof s);
      __builtin_memcpy(t, target + i, sizeof t);
      t[0] = cb_over(s[0], t[0], s[0] >> 24);
      t[1] = cb_over(s[1], t[1], s[1] >> 24);
      __builtin_memcpy(w, t, sizeof w);
    }
    __builtin_memcpy(target + i, w, sizeof w);
  }
  for (; i < n; i++) {
    uint32_t word = source[i], alpha = word >> 24;
    if (alpha == 255) {
      target[i] = word;
    } else if (word) {
      target[i] = word + cb_scaled(target[i], 255 - alpha);
    }
  }
}
