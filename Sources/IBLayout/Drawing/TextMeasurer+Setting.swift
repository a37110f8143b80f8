package import IBContent
package import IBModel

extension TextMeasurer {
  /// A text in one font as lines in a box, from its top; nil for a text without anything to see.
  ///
  /// - Parameters:
  ///   - box: in the coordinates of the drawing, in points.
  ///   - maximumLines: as `numberOfLines`; zero means no limit.
  package func set(
    _ text: String, font: Font, in box: Rect, color: DisplayColor, alignment: TextAlignment, maximumLines: Int
  ) -> SetText? {
    let style = TextSetter.Style(
      color: color, alignment: alignment, verticalAlignment: .top, maximumLines: maximumLines, avoidsOrphans: true)
    return TextSetter(text: self).set([TextRun(text: text, font: font)], in: box, style: style)
  }
}
