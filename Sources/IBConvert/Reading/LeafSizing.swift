/// What modifiers do to the size of the view that they are applied to.
enum LeafSizing {
  /// Whether the size of a text, an image or a control follows from a modifier of this name.
  static func decides(_ name: String) -> Bool { deciding.contains(name) }

  /// Whether no frame follows from a modifier of this name.
  static func isHarmless(_ name: String) -> Bool { harmless.contains(name) || name.hasPrefix("accessibility") }

  private static let deciding: Set<String> = [
    "allowsTightening", "bold", "buttonStyle", "controlSize", "datePickerStyle", "dynamicTypeSize", "font",
    "fontDesign", "fontWeight", "fontWidth", "imageScale", "italic", "kerning", "labelStyle", "labelsHidden",
    "lineLimit", "lineSpacing", "listStyle", "minimumScaleFactor", "monospaced", "pickerStyle", "progressViewStyle",
    "resizable", "scaledToFill", "scaledToFit", "textCase", "textFieldStyle", "toggleStyle", "tracking",
    "truncationMode",
  ]

  private static let harmless: Set<String> = [
    "alert", "allowsHitTesting", "animation", "autocorrectionDisabled", "background", "backgroundStyle", "blendMode",
    "blur", "border", "brightness",
    "buttonBorderShape", "clipShape",
    "clipped", "colorInvert", "compositingGroup", "confirmationDialog", "contentShape", "contextMenu", "contrast",
    "cornerRadius", "disabled", "environment", "environmentObject", "focused", "foregroundColor", "foregroundStyle",
    "fullScreenCover", "grayscale", "help", "hidden", "id", "keyboardType", "mask", "multilineTextAlignment",
    "listRowSeparator", "onAppear", "onChange", "onDisappear", "onLongPressGesture", "onSubmit", "onTapGesture",
    "opacity", "overlay",
    "popover", "preferredColorScheme", "refreshable", "scenePadding", "shadow", "sheet", "submitLabel", "tag", "task",
    "textContentType", "textInputAutocapitalization", "textSelection", "tint", "transition", "zIndex",
  ]
}
