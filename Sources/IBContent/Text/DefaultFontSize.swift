/// The size in points of the system font for texts that have no font in the document.
package enum DefaultFontSize {
  /// Source: Measurements/Text.md#font-description.
  package static let label = 17.0
  /// The size in the documentation of UITextField. Interface Builder writes its own default of 14 into the file.
  package static let textField = 17.0
  /// The size for plain text in the documentation of UITextView.
  package static let textView = 12.0

  /// Source: Measurements/Buttons.md#default-font.
  package static func button(isCustom: Bool) -> Double { isCustom ? 18 : 15 }
}
