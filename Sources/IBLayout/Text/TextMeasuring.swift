package import IBContent
package import IBModel

/// Measures text. An extension of this protocol breaks lines, so tests can use a font with widths computed by hand.
package protocol TextMeasuring: Sendable {
  /// The glyphs of a text of any number of lines, in logical order.
  func glyphs(of text: String, font: Font) -> [Glyph]

  func metrics(of font: Font) -> FontMetrics

  /// The width in points of one line, not rounded. Spaces count, newlines have no width.
  func width(of line: String, font: Font) -> Double
}

extension TextMeasuring {
  package func width(of line: String, font: Font) -> Double {
    glyphs(of: line, font: font).reduce(0) { $0 + $1.advance + $1.kerning }
  }

  /// The height of a single line in points, not rounded.
  package func lineHeight(_ font: Font) -> Double { metrics(of: font).lineHeight }

  /// The distance between baselines in a text of several lines in points, not rounded.
  package func linePitch(_ font: Font) -> Double { font.leading ?? lineHeight(font) }

  /// The distance from the top of a line to its baseline, in points, not rounded.
  package func ascender(_ font: Font) -> Double { metrics(of: font).ascender }

  /// The distance from the baseline to the bottom of the line, in points and positive, not rounded.
  package func descender(_ font: Font) -> Double { metrics(of: font).descender }

  /// The widths in points of the lines that the text is broken into, not rounded.
  ///
  /// - Parameters:
  ///   - width: the available width in points; with nil, zero, a negative number or NaN lines break at newlines only.
  package func lines(of text: String, font: Font, width: Double?, mode: LineBreakMode = .wordWrap) -> [Double] {
    guard !text.isEmpty else { return [] }
    return LineBreaker(width: width, mode: mode).lines(glyphs(of: text, font: font))
  }

  /// The size in points of a label with this text, not rounded.
  ///
  /// The height follows Measurements/Text.md#multi-line: the distance between lines is the leading of a text style, or
  /// else one line height. Empty text has no size.
  ///
  /// - Parameters:
  ///   - width: the available width, as in `lines`. A single line is never broken and has its full width.
  ///   - maximumLines: like `numberOfLines`; zero or less means no limit. The last line of a longer text ends in an
  ///     ellipsis.
  ///   - avoidsOrphans: whether the last line has two words if possible.
  package func size(
    of text: String, font: Font, width: Double?, maximumLines: Int, avoidsOrphans: Bool = false
  ) -> Size {
    size(
      of: [TextRun(text: text, font: font)], width: width, maximumLines: maximumLines, avoidsOrphans: avoidsOrphans)
  }
}
