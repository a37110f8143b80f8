/// A font from a file, to measure texts in scripts whose letters do not depend on their neighbors.
///
/// Lengths are in em. Only tables that affect advances are read, not outlines or hints. Variable fonts are read in
/// their default style.
package struct OpenTypeFont: Sendable {
  /// The largest size of a file in bytes. Fonts with all ideographs have about 20 million.
  package static let largestFile = 64 << 20
  /// The largest number of fonts that are read from a collection.
  package static let largestCollection = 256

  /// The PostScript name, such as `Avenir-Heavy`.
  package let postScriptName: String
  /// The full name, such as `Avenir Heavy`; empty without one in the file.
  package let fullName: String
  /// The distance from the top of a line to its baseline.
  package let ascender: Double
  /// The distance from the baseline to the bottom of the line, which is positive.
  package let descender: Double

  private let unitsPerEm: Double
  private let characters: CharacterMap
  private let advances: GlyphAdvances
  private let kerning: PairKerning
  private let ligatures: Ligatures

  /// The fonts in a file; several for a collection, empty for a file that is not a font or is too large.
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
    // The gap between lines does not belong to a line (Measurements/Text.md#font-files).
    self.ascender = Double(ascender) / unitsPerEm
    self.descender = -Double(descender) / unitsPerEm
    self.characters = characters
    self.advances = advances
    kerning = PairKerning(tables)
    ligatures = Ligatures(tables)
  }

  /// The amount that a character adds to the width of its line.
  package struct Width: Equatable, Sendable {
    /// The advance. The first character of a ligature has the advance of the whole ligature.
    package var advance: Double
    /// The kerning, which is added if the previous character is on the same line.
    package var kerning: Double

    package init(advance: Double, kerning: Double) {
      self.advance = advance
      self.kerning = kerning
    }
  }

  /// The widths of consecutive characters; nil for characters that the font does not have.
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
  /// The number of separate advances. All later glyphs have the last of them.
  private let count: Int

  /// - Parameter count: the number in `hhea`, at least one.
  init?(_ table: FontBytes, count: Int) {
    guard count > 0 else { return nil }
    self.table = table
    self.count = count
  }

  /// The advance of a glyph; 0 beyond the table.
  func advance(of glyph: Int) -> Int { table.unsigned16(4 * min(glyph, count - 1)) ?? 0 }
}
