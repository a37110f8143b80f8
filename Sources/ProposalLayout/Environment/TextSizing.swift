/// Measures text for the layout, which knows no fonts.
package protocol TextSizing: Sendable {
  func metrics(of font: TextFont) -> LineMetrics

  /// The widths in points of the lines that a text is broken into, not rounded. The last one is that of the truncated
  /// line where there are more lines than the limit.
  ///
  /// - Parameters:
  ///   - width: where lines are broken, in points; nil breaks at newlines only, 0 after every character.
  ///   - limit: how many lines there may be; nil for any number.
  func lineWidths(of text: String, font: TextFont, width: Double?, limit: Int?) -> [Double]
}
