package import IBModel
import IBSyntax

package struct TextViewContent: Sendable {
  package let text: TextContent
  package let font: FontAttributes?
  package let scrolls: Bool
  /// Whether the user can edit the text.
  package let isEditable: Bool
  /// The color of the first piece of text, otherwise of the view; nil for the system's color.
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

  /// Whether the view only shows text: it does not scroll, and the user cannot edit it.
  package var isStatic: Bool { !scrolls && !isEditable }

  /// The space between the edges of the view and its text in points.
  ///
  /// It is a line fragment padding of 5 on each side, and a text container inset of 8 above and below. Source:
  /// Measurements/Controls.md#text-view.
  package static let insets = Insets(top: 8, left: 5, bottom: 8, right: 5)
}
