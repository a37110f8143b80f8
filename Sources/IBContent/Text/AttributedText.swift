package import IBSyntax

/// An `<attributedString>`: pieces of text, each with its font attributes.
package struct AttributedText: Sendable {
  package struct Fragment: Sendable {
    package var text: String
    /// Nil for the view's font.
    package var font: FontAttributes?
    /// Additional space between glyphs (`NSKern`), in points; nil if the fragment sets none.
    package var kerning: Double?
    /// Nil for a fragment without a paragraph style.
    package var paragraph: Paragraph?
    /// Nil for the view's text color.
    package var color: ContentColor?
    package var isUnderlined = false
  }

  /// The line heights of a paragraph style (NSParagraphStyle, documented).
  package struct Paragraph: Sendable {
    package var lineHeight: LineHeightRule
    /// Between two lines, in points; never negative.
    package var lineSpacing: Double
    /// Nil for the natural alignment.
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

  /// In order.
  package var fragments: [Fragment]

  package init(_ element: XMLElement) {
    fragments = element.children(named: .fragment).map { fragment in
      let attributes = fragment.child(named: .attributes)
      return Fragment(
        text: fragment[.content] ?? fragment.child(key: "content")?.text ?? "",
        font: attributes?.child(key: "NSFont").map(FontAttributes.init(attributedFont:)),
        kerning: attributes?.child(key: "NSKern")?.number(.value).map(Self.measurable),
        paragraph: attributes?.child(key: "NSParagraphStyle").map(Paragraph.init),
        color: ContentColor(attributes?.child(key: "NSColor")),
        isUnderlined: (attributes?.child(key: "NSUnderline")?.number(.value) ?? 0) != 0)
    }
  }

  package var text: String { fragments.map(\.text).joined() }

  /// The alignment of the first paragraph; nil if the view's own applies.
  package var alignment: TextAlignment? { fragments.first { !$0.text.isEmpty }?.paragraph?.alignment }
  /// The color of the first piece; nil if the view's own applies.
  package var color: ContentColor? { fragments.first { !$0.text.isEmpty }?.color }

  /// A length with the limit of font sizes, which keeps sums finite for any file.
  private static func measurable(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -FontAttributes.largestSize), FontAttributes.largestSize)
  }
}
