/// A font from its file, ready to measure texts of scripts whose letters do not change with their neighbors.
///
/// Lengths are in em. Only tables that affect advances are read, not outlines or hints. Variable fonts are read in
/// their default style.
package struct OpenTypeFont: Sendable {
  /// The largest file that is read, in bytes; fonts of all ideographs have about 20 million.
  package static let largestFile = 64 << 20
  /// The fonts of one collection that are read.
  package static let largestCollection = 256

  /// Such as `Avenir-Heavy`.
  package let postScriptName: String
  /// Such as `Avenir Heavy`; empty if the file has none.
  package let fullName: String
  /// From the top of a line to its baseline.
  package let ascender: Double
  /// From the baseline to the bottom of the line; positive.
  package let descender: Double

  private let unitsPerEm: Double
  private let characters: CharacterMap
  private let advances: GlyphAdvances
  private let kerning: PairKerning
  private let ligatures: Ligatures

  /// The fonts of a file, several of a collection; empty for a file that is not a font or is too large.
  package static func all(in bytes: [UInt8]) -> [OpenTypeFont] {
    guard bytes.count <= largestFile else { return [] }
    return FontTables.all(in: bytes).compactMap(OpenTypeFont.init)
  }

  /// Nil for a font without a name, characters or horizontal metrics.
  private init?(_ tables: FontTables) {
    guard let names = tables.table("name").map(FontNames.init), let name = names.postScript,
      let units = tables.table("head")?.unsigned16(18), units > 0, let header = tables.table("hhea"),
      let ascender = header.signed16(4), let descender = header.signed16(6), let count = header.unsigned16(34),
      let characters = tables.table("cmap").flatMap(CharacterMap.init),
      let advances = tables.table("hmtx").flatMap({ GlyphAdvances($0, count: count) })
    else { return nil }
    postScriptName = name
    fullName = names.full ?? ""
    unitsPerEm = Double(units)
    // The gap between lines is not part of a line (Measurements/Text.md#font-files).
    self.ascender = Double(ascender) / unitsPerEm
    self.descender = -Double(descender) / unitsPerEm
    self.characters = characters
    self.advances = advances
    kerning = PairKerning(tables)
    ligatures = Ligatures(tables)
  }

  /// The contribution of a character to the width of its line.
  package struct Width: Equatable, Sendable {
    /// A ligature's first character has all of it.
    package var advance: Double
    /// The kerning if the previous character is on the same line.
    package var kerning: Double

    package init(advance: Double, kerning: Double) {
      self.advance = advance
      self.kerning = kerning
    }
  }

  /// The widths of consecutive characters; nil for characters that the font lacks.
  ///
  /// - Parameter joins: whether letters become ligatures; false if space is added between them.
  package func widths(of text: [Unicode.Scalar], joins: Bool = true) -> [Width?] {
    let glyphs = text.map { characters.glyph(Int($0.value)) }
    var widths: [Width?] = []
    widths.reserveCapacity(text.count)
    var previous: Int?
    while widths.count < text.count {
      guard let first = glyphs[widths.count] else {
        widths.append(nil)
        previous = nil
        continue
      }
      let ligature = joins && !ligatures.isEmpty ? ligature(at: widths.count, of: glyphs) : nil
      let glyph = ligature?.glyph ?? first
      let kern = previous.map { kerning.adjustment($0, glyph) } ?? 0
      widths.append(
        Width(advance: Double(advances.advance(of: glyph)) / unitsPerEm, kerning: Double(kern) / unitsPerEm))
      for _ in 1..<(ligature?.count ?? 1) { widths.append(Width(advance: 0, kerning: 0)) }
      previous = glyph
    }
    return widths
  }

  private func ligature(at place: Int, of glyphs: [Int?]) -> (glyph: Int, count: Int)? {
    let known = glyphs[place...].prefix(Ligatures.longest).prefix { $0 != nil }.compactMap(\.self)
    return ligatures.replacement(of: known[...])
  }
}

/// The advance of each glyph from the `hmtx` table, in the font's units.
struct GlyphAdvances: Sendable {
  private let table: FontBytes
  /// The number of separate advances. Later glyphs are as wide as the last of them.
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
