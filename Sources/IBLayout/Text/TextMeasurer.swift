package import IBModel

/// Measures text from tables of advances instead of fonts, which we may not have.
///
/// In comes a line and a font, out come points that are not rounded; `ceilToPixel` turns them into what UIKit shows.
/// How exact the figures are: Measurements/Text.md#precision. Not here: right-to-left scripts have no widths of their
/// own, and text is not shaped, so that ligatures and Indic clusters are as wide as their letters.
package struct TextMeasurer: TextMeasuring, Equatable {
  /// The largest font size in points that is measured; a larger one is taken as this one. It keeps lengths finite
  /// whatever a file says.
  static let maximumFontSize = 10_000.0

  package var era: SystemFontEra
  /// What every line is taken to be longer by: 1 for the text as it is, more for a translation of it.
  package var lengthening = 1.0
  /// How what is only estimated is scaled.
  package var estimates = EstimateScale.none

  package init(era: SystemFontEra) {
    self.era = era
  }

  package func width(of line: String, font: Font) -> Double {
    let size = Self.measurable(font.size)
    guard size > 0 else { return 0 }
    let face = FontFace(font.family, size: size, era: era)
    if case .system(let system) = face {
      let width = line.utf8.withContiguousStorageIfAvailable { system.width(ofASCII: $0) }
      if let width, let width { return width * size * scale(of: font) + Double(line.utf8.count) * font.spacing }
    }
    return glyphs(of: line, font: font).reduce(0) { $0 + $1.advance + $1.kerning }
  }

  package func glyphs(of text: String, font: Font) -> [Glyph] {
    let size = Self.measurable(font.size)
    guard size > 0 else { return TextUnit.units(of: text).map { Glyph(advance: 0, role: $0.role) } }
    let face = FontFace(font.family, size: size, era: era)
    return glyphs(of: text, face, size: size, scale: scale(of: font), spacing: font.spacing)
  }

  package func metrics(of font: Font) -> FontMetrics {
    let size = Self.measurable(font.size)
    var system = FontMetrics(
      ascender: SystemFontTables.ascender * size, descender: SystemFontTables.descender * size)
    if case .named(let name) = font.family {
      // The baseline of other fonts is not known: it is placed where the system font has it in its line.
      let known = NamedFont.family(of: name)?.lineHeight
      let scale = known.map { $0 * size / max(system.lineHeight, .leastNormalMagnitude) } ?? estimates.lines
      system.ascender *= scale
      system.descender *= scale
    }
    return font.paragraph.applied(to: system)
  }

  /// What the advances of a font are multiplied by.
  private func scale(of font: Font) -> Double { font.isApproximate ? lengthening * estimates.advances : lengthening }

  private func glyphs(
    of text: String, _ face: FontFace, size: Double, scale: Double, spacing: Double
  ) -> [Glyph] {
    var previous: TextUnit?
    return TextUnit.units(of: text).map { unit in
      defer { previous = unit }
      if unit.role == .newline { return Glyph(advance: 0, role: .newline) }
      let kerning = previous.map { face.kerning($0, unit) } ?? 0
      return Glyph(
        advance: face.advance(of: unit) * size * scale + spacing, kerning: kerning * size * scale, role: unit.role)
    }
  }

  /// A size that can be reckoned with: zero for a size that is negative or no number.
  private static func measurable(_ size: Double) -> Double {
    size > 0 ? min(size, maximumFontSize) : 0
  }
}
