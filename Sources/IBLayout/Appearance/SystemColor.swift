/// The system's colours in the light appearance, for documents that do not repeat them in their resources.
///
/// Source: the components that Xcode writes beside these names into `<resources>`, and UIColor's documentation for
/// those that are plain black and white.
enum SystemColor {
  /// What a label's text is without a colour of its own.
  static let label = DisplayColor.black
  /// What stands in a text field that is empty.
  static let placeholder = DisplayColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
  /// What controls are tinted with.
  static let tint = DisplayColor(red: 0, green: 122 / 255, blue: 1)
  /// The fill of a gray button.
  static let fill = DisplayColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)

  private static let groupedBackground = DisplayColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
  private static let secondaryLabel = DisplayColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)

  /// Nil for a name whose colour we do not know.
  static func named(_ name: String) -> DisplayColor? {
    switch name {
    case "labelColor", "darkTextColor", "blackColor": label
    case "whiteColor", "systemBackgroundColor", "tertiarySystemBackgroundColor",
      "secondarySystemGroupedBackgroundColor", "tableCellGroupedBackgroundColor":
      .white
    case "lightTextColor": DisplayColor(white: 1, alpha: 0.6)
    case "secondaryLabelColor": secondaryLabel
    case "placeholderTextColor": placeholder
    case "groupTableViewBackgroundColor", "systemGroupedBackgroundColor", "secondarySystemBackgroundColor":
      groupedBackground
    case "systemBlueColor", "tintColor", "linkColor": tint
    default: nil
    }
  }
}
