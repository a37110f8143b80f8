import IBContent

extension TextMeasuring {
  /// The unrounded widths in points of the visible lines of a text; the last line of a truncated text ends in an
  /// ellipsis.
  ///
  /// - Parameters:
  ///   - width: the width at which lines break, as in `lines`.
  ///   - limit: the maximum number of lines; nil for any number.
  package func shownLines(of text: String, font: Font, width: Double?, limit: Int?) -> [Double] {
    guard !text.isEmpty else { return [] }
    let breaker = LineBreaker(width: width, mode: .wordWrap, avoidsOrphans: true)
    let glyphs = glyphs(of: text, font: font)
    guard let limit, limit > 1 else {
      // A single line that is too long is truncated at the width.
      let lines = breaker.lines(glyphs)
      guard limit == 1, lines.count > 1 else { return lines }
      return [width ?? lines[0]]
    }
    return breaker.visibleLines(glyphs, maximum: limit, ellipsis: self.width(of: "…", font: font))
  }
}
