/// The glyphs that a subtable of `GPOS` or `GSUB` applies to.
struct GlyphCoverage: Sendable {
  let table: FontBytes

  /// The index of a glyph in the coverage; nil for a glyph that is not in it.
  func index(of glyph: Int) -> Int? {
    guard let format = table.unsigned16(0), let count = table.unsigned16(2) else { return nil }
    if format == 1 {
      return FontBytes.search(count, for: glyph) { index in table.unsigned16(4 + 2 * index).map { ($0, $0) } }
    }
    guard format == 2, let (record, first) = table.range(of: glyph, count: count, at: 4) else { return nil }
    return table.unsigned16(record + 4).map { $0 + glyph - first }
  }
}

/// The classes into which a subtable of `GPOS` divides glyphs.
struct GlyphClasses: Sendable {
  let table: FontBytes

  /// The class of a glyph; 0 for a glyph without one.
  func index(of glyph: Int) -> Int {
    guard let format = table.unsigned16(0) else { return 0 }
    if format == 1, let first = table.unsigned16(2), let count = table.unsigned16(4) {
      return glyph >= first && glyph < first + count ? table.unsigned16(6 + 2 * (glyph - first)) ?? 0 : 0
    }
    guard format == 2, let count = table.unsigned16(2), let (record, _) = table.range(of: glyph, count: count, at: 4)
    else { return 0 }
    return table.unsigned16(record + 4) ?? 0
  }
}

extension FontBytes {
  /// The offset of the six-byte record (first glyph, last glyph, value) that contains a glyph, and the first glyph of
  /// the record.
  fileprivate func range(of glyph: Int, count: Int, at start: Int) -> (record: Int, first: Int)? {
    let index = FontBytes.search(count, for: glyph) { index in
      guard let first = unsigned16(start + 6 * index), let last = unsigned16(start + 6 * index + 2) else { return nil }
      return (first, last)
    }
    guard let index, let first = unsigned16(start + 6 * index) else { return nil }
    return (start + 6 * index, first)
  }
}
