import IBContent
package import IBModel
import OpenType

/// Measures text with tables of advances instead of fonts.
///
/// Input: a line and a font. Output: lengths in points, not rounded; `ceilToPixel` rounds them as UIKit does. For the
/// precision, see Measurements/Text.md#precision. Not modeled: widths of right-to-left scripts and text shaping, so
/// Indic clusters are as wide as their letters. Only the project's own fonts have ligatures.
package struct TextMeasurer: TextMeasuring, Equatable {
  /// The standard error in points up to which the width of a text in a fitted font counts as known. With this limit, 9
  /// of 10 held-out widths are within half a point (Measurements/Text.md#fitted-fonts).
  static let largestStandardError = 0.5

  package var era: SystemFontEra
  /// The fonts in the project.
  package var fonts: FontLibrary
  /// The factor for the length of a line: 1 for the text as written, more for a translation.
  package var lengthening = 1.0
  /// The factors for estimated figures.
  package var estimates = EstimateScale.none

  package init(era: SystemFontEra, fonts: FontLibrary = .none) {
    self.era = era
    self.fonts = fonts
  }

  package func width(of line: String, font: Font) -> Double {
    let size = Self.measurable(font.size)
    guard size > 0 else { return 0 }
    let face = FontFace(font.family, size: size, era: era, fonts: fonts)
    if case .system(let system) = face {
      let width = line.utf8.withContiguousStorageIfAvailable { system.width(ofASCII: $0) }
      if let width, let width {
        return width * size * scale(isEstimated: font.isApproximate) + Double(line.utf8.count) * font.spacing
      }
    }
    return glyphs(of: line, font: font).reduce(0) { $0 + $1.advance + $1.kerning }
  }

  package func glyphs(of text: String, font: Font) -> [Glyph] {
    let size = Self.measurable(font.size)
    guard size > 0 else { return TextUnit.units(of: text).map { Glyph(advance: 0, role: $0.role) } }
    let face = FontFace(font.family, size: size, era: era, fonts: fonts)
    let units = TextUnit.units(of: text)
    let isEstimated = font.isApproximate || !Self.knows(units, face, size: size)
    return glyphs(of: units, face, size: size, scale: scale(isEstimated: isEstimated), spacing: font.spacing)
  }

  /// Whether the widths of some runs are estimates, because they come from another font or have too large an error.
  package func isEstimated(_ runs: [TextRun]) -> Bool {
    runs.contains { run in
      if run.font.isApproximate { return true }
      let size = Self.measurable(run.font.size)
      guard case .named = run.font.family, size > 0 else { return false }
      let face = FontFace(run.font.family, size: size, era: era, fonts: fonts)
      return face.hasUnknownTexts && !Self.knows(TextUnit.units(of: run.text), face, size: size)
    }
  }

  /// Whether the advance of each character of a run in the system font was measured.
  func hasAdvances(of run: TextRun) -> Bool {
    let size = Self.measurable(run.font.size)
    guard size > 0, case .system(let face) = FontFace(run.font.family, size: size, era: era, fonts: fonts) else {
      return false
    }
    return TextUnit.units(of: run.text).allSatisfy { $0.role == .newline || face.knows($0) }
  }

  private static func knows(_ units: [TextUnit], _ face: FontFace, size: Double) -> Bool {
    face.standardError(of: units) * size <= largestStandardError
  }

  package func metrics(of font: Font) -> FontMetrics {
    let size = Self.measurable(font.size)
    var system = FontMetrics(
      ascender: SystemFontTables.ascender * size, descender: SystemFontTables.descender * size)
    if case .named(let name) = font.family {
      if let file = fonts.font(named: name) {
        let metrics = FontMetrics(ascender: file.ascender * size, descender: file.descender * size)
        return font.paragraph.applied(to: metrics)
      }
      // Baselines that are not known are placed as in the system font.
      let family = NamedFont.family(of: name)
      let known = family?.lineHeight(name)
      if let known, let descender = family?.descender {
        let metrics = FontMetrics(ascender: (known - descender) * size, descender: descender * size)
        return font.paragraph.applied(to: metrics)
      }
      let scale = known.map { $0 * size / max(system.lineHeight, .leastNormalMagnitude) } ?? estimates.lines
      system.ascender *= scale
      system.descender *= scale
    }
    return font.paragraph.applied(to: system)
  }

  /// The factor for advances.
  private func scale(isEstimated: Bool) -> Double { isEstimated ? lengthening * estimates.advances : lengthening }

  private func glyphs(
    of units: [TextUnit], _ face: FontFace, size: Double, scale: Double, spacing: Double
  ) -> [Glyph] {
    if case .file(let file) = face {
      return zip(units, file.widths(of: units, joins: spacing == 0)).map { unit, width in
        if unit.role == .newline { return Glyph(advance: 0, role: .newline) }
        return Glyph(
          advance: width.advance * size * scale + spacing, kerning: width.kerning * size * scale, role: unit.role)
      }
    }
    var previous: TextUnit?
    return units.map { unit in
      defer { previous = unit }
      if unit.role == .newline { return Glyph(advance: 0, role: .newline) }
      let kerning = previous.map { face.kerning($0, unit) } ?? 0
      return Glyph(
        advance: face.advance(of: unit) * size * scale + spacing, kerning: kerning * size * scale, role: unit.role)
    }
  }

  /// A usable size: zero for a negative one or NaN.
  private static func measurable(_ size: Double) -> Double {
    size > 0 ? min(size, FontAttributes.largestSize) : 0
  }
}
