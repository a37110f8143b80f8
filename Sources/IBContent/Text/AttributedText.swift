import IBModel
package import IBSyntax

/// An `<attributedString>`: pieces of text with their own font attributes.
package struct AttributedText: Sendable {
  package struct Fragment: Sendable {
    package var text: String
    /// The font; nil for that of the view.
    package var font: FontAttributes?
    /// Additional space between glyphs (`NSKern`) in points; nil without a setting.
    package var kerning: Double?
    /// The paragraph style; nil without one.
    package var paragraph: Paragraph?
    /// The color; nil for the text color of the view.
    package var color: ContentColor?
    package var isUnderlined = false
  }

  /// The line heights of a paragraph style (NSParagraphStyle, documented).
  package struct Paragraph: Sendable {
    package var lineHeight: LineHeightRule
    /// The space between two lines in points; never negative.
    package var lineSpacing: Double
    /// The alignment; nil for the natural one.
    package var alignment: TextAlignment?

    init(_ element: XMLElement) {
      func length(_ name: Name) -> Double { max(AttributedText.measurable(element.number(name) ?? 0), 0) }
      lineHeight = LineHeightRule(
        multiple: length(.lineHeightMultiple), minimum: length(.minimumLineHeight), maximum: length(.maximumLineHeight))
      lineSpacing = length(.lineSpacing)
      alignment =
        switch element[.alignment] {
        case "center": .center
        case "right": .right
        case "left", "justified": .left
        default: nil
        }
    }
  }

  /// The pieces of text, in order.
  package var fragments: [Fragment]

  package init(_ element: XMLElement) {
    fragments = element.children(named: .fragment).map { fragment in
      let attributes = fragment.child(named: .attributes)
      return Fragment(
        text: fragment.textOfFragment,
        font: attributes?.child(key: "NSFont").map(FontAttributes.init(attributedFont:)),
        kerning: attributes?.child(key: "NSKern")?.number(.value).map(Self.measurable),
        paragraph: attributes?.child(key: "NSParagraphStyle").map(Paragraph.init),
        color: ContentColor(attributes?.child(key: "NSColor")),
        isUnderlined: (attributes?.child(key: "NSUnderline")?.number(.value) ?? 0) != 0)
    }
  }

  package var text: String { fragments.map(\.text).joined() }

  /// The alignment of the first paragraph; nil for that of the view.
  package var alignment: TextAlignment? { fragments.first { !$0.text.isEmpty }?.paragraph?.alignment }
  /// The color of the first piece; nil for that of the view.
  package var color: ContentColor? { fragments.first { !$0.text.isEmpty }?.color }

  /// A length limited to the largest font size, so that sums are finite for any file.
  private static func measurable(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -FontAttributes.largestSize), FontAttributes.largestSize)
  }
}
