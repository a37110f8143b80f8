import IBSyntax

package struct TextFieldContent: Sendable {
  package enum Border: Hashable, Sendable { case none, line, rounded }

  /// The text; nil without one in the file.
  package let text: String?
  package let placeholder: String?
  package let font: FontAttributes?
  package let border: Border
  package let input: InputTraits
  package let hasClearButton: Bool
  /// The smallest size in points to which the font shrinks to fit; nil if it does not shrink.
  package let leastFontSize: Double?
  package let color: ContentColor?
  package let alignment: TextAlignment

  init(_ source: ContentSource) {
    text = source.text(.text, key: "text")
    placeholder = source.text(.placeholder, key: "placeholder")
    font = source.font
    border =
      switch source[.borderStyle] {
      case "roundedRect": .rounded
      case "line", "bezel": .line
      default: .none
      }
    input = InputTraits(source)
    hasClearButton = source[.clearButtonMode].map { $0 != "never" } ?? false
    leastFontSize = source.flag(.adjustsFontSizeToFit) == false ? nil : source.number(.minimumFontSize) ?? 0
    color = source.color(key: "textColor")
    alignment = source.textAlignment
  }
}
