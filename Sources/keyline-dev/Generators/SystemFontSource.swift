/// The data file `system-font.json` and the Swift made from it.
struct SystemFontSource: Decodable {
  struct Share: Decodable {
    var size: Int
    var share: Int
  }

  struct Tracking: Decodable {
    var size: Int
    var `static`: Int
    var variable: Int
  }

  struct Glyph: Decodable {
    var character: String
    /// One for each weight, or one for all.
    var advances: [Int]
    var display: Int?
  }

  struct Kerning: Decodable {
    var first: String
    var second: [String: Int]
  }

  var ascender: Double
  var descender: Double
  /// The columns of `advances`; they are read by position.
  var weights: [String]
  var defaultAdvance: Int
  var defaultDisplay: Int
  var weightExtra: [Int]
  var hangulAdvance: Int
  var ideographSmallAdvance: Int
  var ideographAdvance: Int
  var ideographDisplayAdvance: Int
  var emojiAdvance: Int
  var emojiPoints: Double
  var displayShare: [Share]
  var tracking: [Tracking]
  var glyphs: [Glyph]
  var kerning: [Kerning]

  /// The problems of the figures: the tables are read by position, so a gap would shift them silently.
  var mistakes: [String] {
    let sizes = [("tracking", tracking.map(\.size)), ("displayShare", displayShare.map(\.size))]
    var mistakes = sizes.filter { Array(($0.1.first ?? 0)...($0.1.last ?? 0)) != $0.1 }
      .map { "\($0.0) has a gap between its sizes" }
    for glyph in glyphs where ![1, weights.count].contains(glyph.advances.count) {
      mistakes.append("'\(glyph.character)' has \(glyph.advances.count) advances")
    }
    let codes = glyphs.map { $0.character.unicodeScalars.map(\.value) }
    if codes.contains(where: { $0.count != 1 }) || zip(codes, codes.dropFirst()).contains(where: { $0[0] >= $1[0] }) {
      mistakes.append("glyphs are not single characters in ascending order")
    }
    return mistakes
  }

  var swift: String {
    """
    extension SystemFontTables {
      /// The ascender in em.
      static let ascender = \(ascender)
      /// The descender in em, positive.
      static let descender = \(descender)
      /// The advance in em of a character without a record.
      static let defaultAdvance = \(Double(defaultAdvance) / 10_000)
      /// The Display delta in em of a character without a separate one.
      static let defaultDisplayDelta = \(Double(defaultDisplay) / 10_000)
      /// The advance in em of a syllable of Hangul.
      static let hangulAdvance = \(Double(hangulAdvance) / 10_000)
      /// The advance in em of an ideograph in a small font.
      static let ideographSmallAdvance = \(Double(ideographSmallAdvance) / 10_000)
      /// The advance in em of an ideograph in a font of a usual size.
      static let ideographAdvance = \(Double(ideographAdvance) / 10_000)
      /// The advance in em of an ideograph in a large font.
      static let ideographDisplayAdvance = \(Double(ideographDisplayAdvance) / 10_000)
      /// The advance of an emoji is this in em and `emojiPoints` more in points.
      static let emojiAdvance = \(Double(emojiAdvance) / 10_000)
      static let emojiPoints = \(emojiPoints)
      /// By weight: what the Display design adds in em to each advance in addition to the character's own delta.
      static let weightDisplayDeltas: [Double] = \(weightExtra.map { Double($0) / 10_000 })
      /// The size in points of the first record of the tracking.
      static let trackingStart = \(Double(tracking[0].size))
      /// The size in points of the first record of the Display shares.
      static let displayShareStart = \(Double(displayShare[0].size))

    \(FontTable.table(
      "glyphRecords", "The character, its Display delta, an advance for each weight or one for all; 1/10000 em.",
      glyphs.map { "\(FontTable.code($0.character)) \($0.display ?? defaultDisplay) \(FontTable.words($0.advances))" }))

    \(FontTable.table(
      "kerningRecords", "The first character, then pairs of a second and the kerning; 1/10000 em.",
      kerning.map { "\(FontTable.code($0.first)) \(FontTable.pairs($0.second))" }))

    \(FontTable.table(
      "trackingRecords",
      "Columns: size in points, tracking of the static and of the variable font, both in 1/100000 em.",
      tracking.map { "\($0.size) \($0.static) \($0.variable)" }))

    \(FontTable.table(
      "displayShareRecords", "Columns: size in points, share of the Display design in the variable font in 1/1000.",
      displayShare.map { "\($0.size) \($0.share)" }))
    }
    """
  }
}
