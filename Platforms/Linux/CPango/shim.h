// SPDX-FileCopyrightText: 2026 The CellBackground authors
// SPDX-License-Identifier: MIT
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
