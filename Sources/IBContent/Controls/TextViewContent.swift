package import IBModel
import IBSyntax

package struct TextViewContent: Sendable {
  package let text: TextContent
  package let font: FontAttributes?
  package let scrolls: Bool
  /// Whether people can change the text.
  package let isEditable: Bool
  /// The color of the text's first piece, else the view's; nil for the system's.
  package let color: ContentColor?
  package let alignment: TextAlignment
  package let input: InputTraits

  init(_ source: ContentSource) {
    text = source.textContent
    font = source.font
    scrolls = source.flag(.scrollEnabled) != false
    isEditable = source.flag(.editable) != false
    input = InputTraits(source)
    color = text.attributed?.color ?? source.color(key: "textColor")
    alignment = text.attributed?.alignment ?? source.textAlignment
  }

  /// Whether it only shows a text: it neither scrolls nor can be edited.
  package var isStatic: Bool { !scrolls && !isEditable }

  /// The space between the view's edges and its text, in points: a line fragment padding of 5 on each side, a text
  /// container inset of 8 above and below.
  ///
  /// Source: Measurements/Controls.md#text-view.
  package static let insets = Insets(top: 8, left: 5, bottom: 8, right: 5)
}
