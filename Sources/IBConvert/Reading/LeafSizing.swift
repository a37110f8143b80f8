/// What modifiers do to the size of the view that they are applied to.
enum LeafSizing {
  /// Whether the size of a text, an image or a control follows from a modifier of this name.
  static func decides(_ name: String) -> Bool { deciding.contains(name) }

  /// Whether an edited file is read with the sizes that a modifier of this name gives.
  static func isFollowed(_ name: String) -> Bool { followed.contains(name) }

  /// Whether no frame follows from a modifier of this name.
  static func isHarmless(_ name: String) -> Bool { harmless.contains(name) || name.hasPrefix("accessibility") }

  /// Whether a modifier of this name paints its view elsewhere, in another size, or only in part.
  static func repaints(_ name: String) -> Bool { repainting.contains(name) }

  /// Whether no frame follows from a value of the environment.
  static func isHarmless(environment key: String) -> Bool { harmlessKeys.contains(key) }

  private static let deciding: Set<String> = [
    "allowsTightening", "baselineOffset", "bold", "buttonStyle", "controlSize", "datePickerStyle", "dynamicTypeSize",
    "font", "fontDesign", "fontWeight", "fontWidth", "imageScale", "italic", "kerning", "labelStyle", "labelsHidden",
    "lineLimit", "lineSpacing", "listStyle", "minimumScaleFactor", "monospaced", "pickerStyle", "progressViewStyle",
    "resizable", "scaledToFill", "scaledToFit", "textCase", "textFieldStyle", "toggleStyle", "tracking",
    "truncationMode",
  ]

  private static let followed: Set<String> = [
    "allowsTightening", "bold", "buttonStyle", "controlSize", "font", "fontWeight", "italic", "labelsHidden",
    "lineLimit", "listStyle", "minimumScaleFactor", "monospacedDigit", "pickerStyle", "resizable", "textFieldStyle",
    "truncationMode",
  ]

  private static let harmless: Set<String> = [
    "alert", "allowsHitTesting", "animation", "antialiased", "autocapitalization", "autocorrectionDisabled",
    "backgroundStyle", "badge", "border", "brightness", "buttonBorderShape", "buttonRepeatBehavior", "clipShape",
    "clipped", "compositingGroup", "confirmationDialog", "contentShape", "contentTransition", "contextMenu", "contrast",
    "cornerRadius", "defaultFocus", "deleteDisabled", "disableAutocorrection", "disabled", "drawingGroup",
    "environmentObject", "fill", "focused", "foregroundColor", "foregroundStyle", "fullScreenCover", "gesture",
    "grayscale", "headerProminence", "help", "hidden", "hoverEffect", "hueRotation", "id", "interactiveDismissDisabled",
    "interpolation", "keyboardShortcut", "keyboardType", "listRowBackground", "listRowInsets", "listRowSeparator",
    "listRowSeparatorTint", "listSectionSeparator", "moveDisabled", "multilineTextAlignment",
    "navigationBarBackButtonHidden",
    "navigationBarHidden", "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationDestination", "navigationTitle", "navigationViewStyle", "onAppear", "onChange", "onDelete",
    "onDisappear",
    "onDrag", "onDrop", "onHover", "onLongPressGesture", "onMove", "onOpenURL", "onReceive", "onSubmit", "onTapGesture",
    "opacity", "popover", "preferredColorScheme", "presentationDetents", "presentationDragIndicator", "previewDevice",
    "previewDisplayName", "refreshable", "renderingMode", "saturation", "scrollBounceBehavior", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollIndicators", "selectionDisabled", "sensoryFeedback", "shadow",
    "sheet", "simultaneousGesture", "stroke", "strokeBorder", "strikethrough", "submitLabel", "submitScope",
    "swipeActions", "symbolRenderingMode", "symbolVariant", "tabItem", "tag", "task", "textContentType",
    "textInputAutocapitalization", "textSelection", "tint", "toolbar", "toolbarBackground", "toolbarTitleDisplayMode",
    "transaction", "transition", "underline", "userActivity", "zIndex",
  ]

  private static let repainting: Set<String> = [
    "blendMode", "blur", "colorInvert", "colorMultiply", "flipsForRightToLeftLayoutDirection", "luminanceToAlpha",
    "mask",
    "matchedGeometryEffect", "privacySensitive", "projectionEffect", "redacted", "rotation3DEffect", "rotationEffect",
    "scaleEffect", "transformEffect", "transformEnvironment", "visualEffect",
  ]

  private static let harmlessKeys: Set<String> = [
    "calendar", "colorScheme", "managedObjectContext", "modelContext", "openURL", "timeZone", "undoManager",
  ]
}
