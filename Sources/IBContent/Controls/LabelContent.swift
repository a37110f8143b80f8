import IBSyntax

package struct LabelContent: Sendable {
  package let text: TextContent
  package let font: FontAttributes?
  /// Zero allows any number of lines; a label without the attribute has one line.
  package let maximumLines: Int
  /// A preferred width entered in Xcode's inspector, in points; nil for the automatic one.
  package let preferredWidth: Double?
  /// Whether the file has an `attributedText`, even an empty one.
  package let hasAttributedText: Bool
  /// Whether the text may shrink to fit. Only a flag of NO rules it out: a minimum size or scale without the flag makes
  /// the text shrink too.
  package let shrinks: Bool
  /// The color of the text's first piece, else the label's; nil for the system's.
  package let color: ContentColor?
  package let alignment: TextAlignment
  package let lineBreakMode: LineBreakMode
  /// The size in points, or the share of the size, down to which the font shrinks to fit; nil if it does not shrink.
  package let leastFontSize: Double?
  package let leastScale: Double?
  /// Whether its letters may come closer before the text is cut off.
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
    // UILabel's documented default is to truncate the tail.
    lineBreakMode = LineBreakMode(source[.lineBreakMode], otherwise: .tailTruncation)
    leastFontSize = shrinks ? source.number(.minimumFontSize) : nil
    tightens = source.flag(.adjustsLetterSpacingToFitWidth) == true
    leastScale = shrinks ? source.number(.minimumScaleFactor) : nil
  }
}
