import IBSyntax

package struct LabelContent: Sendable {
  package let text: TextContent
  package let font: FontAttributes?
  /// The largest number of lines; zero for any number. Without the attribute, a label has one line.
  package let maximumLines: Int
  /// The preferred width in points that the user entered in Xcode's inspector; nil for the automatic one.
  package let preferredWidth: Double?
  /// Whether the file contains an `attributedText`, even an empty one.
  package let hasAttributedText: Bool
  /// Whether the text may shrink to fit.
  ///
  /// Only a flag of NO rules it out: without the flag, a minimum size or scale also lets the text shrink.
  package let shrinks: Bool
  /// The color of the first piece of text, otherwise of the label; nil for the system's color.
  package let color: ContentColor?
  package let alignment: TextAlignment
  package let lineBreakMode: LineBreakMode
  /// The smallest size in points to which the font shrinks, or in `leastScale` the smallest scale; nil without a limit.
  package let leastFontSize: Double?
  package let leastScale: Double?
  /// Whether the letters may move closer together before the text is cut off.
  package let tightens: Bool

  init(_ source: ContentSource) {
    text = source.textContent
    font = source.font
    maximumLines = source.number(.numberOfLines).flatMap { Int(exactly: $0) } ?? 1
    let width = source.number(.preferredMaxLayoutWidth).flatMap { $0 > 0 ? $0 : nil }
    preferredWidth = source.flag(.useAutomaticPreferredMaxLayoutWidth) == true ? nil : width
    hasAttributedText = source.child(key: "attributedText") != nil
    shrinks = source.flag(.adjustsFontSizeToFit) != false
    color = text.attributed?.color ?? source.color(key: "textColor")
    alignment = text.attributed?.alignment ?? source.textAlignment
    // The default in the documentation of UILabel is to truncate the tail.
    lineBreakMode = LineBreakMode(source[.lineBreakMode], otherwise: .tailTruncation)
    leastFontSize = shrinks ? source.number(.minimumFontSize) : nil
    tightens = source.flag(.adjustsLetterSpacingToFitWidth) == true
    leastScale = shrinks ? source.number(.minimumScaleFactor) : nil
  }
}
