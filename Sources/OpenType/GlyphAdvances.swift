/// How far each glyph moves the pen, from the `hmtx` table, in the font's units.
struct GlyphAdvances: Sendable {
  private let table: FontBytes
  /// Glyphs from here on are as wide as the one before.
  private let count: Int

  /// - Parameter count: from `hhea`; at least one.
  init?(_ table: FontBytes, count: Int) {
    guard count > 0 else { return nil }
    self.table = table
    self.count = count
  }

  /// 0 beyond the table.
  func advance(of glyph: Int) -> Int { table.unsigned16(4 * min(glyph, count - 1)) ?? 0 }
}
