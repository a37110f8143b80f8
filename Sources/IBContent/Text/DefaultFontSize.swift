/// The size in points of the system font that controls use for texts without a font in the document.
package enum DefaultFontSize {
  /// Source: Measurements/Text.md#font-description.
  package static let label = 17.0
  /// UITextField's documented size. Interface Builder writes its own default of 14 into the file.
  package static let textField = 17.0
  /// UITextView's documented size for plain text.
  package static let textView = 12.0

  /// Source: Measurements/Buttons.md#default-font.
  package static func button(isCustom: Bool) -> Double { isCustom ? 18 : 15 }
}
