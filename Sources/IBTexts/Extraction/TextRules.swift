import IBModel

/// The texts that Xcode extracts from the documents of one framework.
///
/// Source: Documentation/Measurements/Translations.md#extraction.
struct TextRules: Sendable {
  /// A text that is an attribute of the object, or a child element with the same key.
  struct Property: Sendable {
    /// The attribute, or the key of the child.
    let attribute: String
    /// The name of the property in Xcode's key.
    let property: String

    init(_ attribute: String, as property: String? = nil) {
      self.attribute = attribute
      self.property = property ?? attribute
    }
  }

  /// The properties, by the name of the element.
  let properties: [String: [Property]]
  /// The properties of all elements whose name ends in `Controller`.
  let controllerProperties: [Property]
  /// The properties of all other objects.
  let sharedProperties: [Property]
  /// The attributes of the child `<accessibility>`, with the properties in Xcode's key.
  let accessibility: [Property]
  /// The attributes of each segment, with the arrays in Xcode's key.
  let segments: [Property]

  /// The rules for a platform; those of Cocoa Touch if the platform is unknown.
  static func rules(for platform: Flavor.Platform?) -> TextRules {
    switch platform {
    case .macOS: cocoa
    case .watchOS: watch
    default: cocoaTouch
    }
  }

  private static let title = Property("title")

  static let cocoaTouch = TextRules(
    properties: [
      "label": [Property("text")], "textView": [Property("text")],
      "textField": [Property("text"), Property("placeholder")],
      "searchBar": [Property("text"), Property("placeholder"), Property("prompt")],
      "navigationItem": [title, Property("prompt"), Property("backButtonTitle")],
      "barButtonItem": [title], "tabBarItem": [title], "switch": [title],
      "tableViewSection": [Property("headerTitle"), Property("footerTitle")],
    ],
    controllerProperties: [title], sharedProperties: [],
    accessibility: [Property("label", as: "accessibilityLabel"), Property("hint", as: "accessibilityHint")],
    segments: [Property("title", as: "segmentTitles")])

  static let watch = TextRules(
    properties: ["label": [Property("text")], "button": [title], "controller": [title], "menuItem": [title]],
    controllerProperties: [title],
    sharedProperties: [Property("accessibilityLabel"), Property("accessibilityHint")],
    accessibility: [], segments: [])

  static let cocoa = TextRules(
    properties: [
      "menuItem": [title], "menu": [title], "window": [title, Property("subtitle")], "box": [title],
      "textFieldCell": [title, Property("placeholderString")],
      "buttonCell": [title, Property("alternateTitle")],
      "comboBoxCell": [title, Property("placeholderString")], "formCell": [title],
      "textCell": [Property("placeholderString")], "searchFieldCell": [Property("placeholderString")],
      "secureTextFieldCell": [Property("placeholderString")], "tokenFieldCell": [Property("placeholderString")],
      "tabViewItem": [Property("label")],
      "toolbarItem": [Property("label"), Property("paletteLabel"), Property("toolTip")],
      "tableColumn": [Property("headerToolTip")],
    ],
    controllerProperties: [title],
    sharedProperties: [Property("toolTip", as: "ibShadowedToolTip")],
    accessibility: [
      Property("description", as: "ibExternalAccessibilityDescription"),
      Property("help", as: "ibExternalAccessibilityHelp"),
    ],
    segments: [Property("label", as: "ibShadowedLabels"), Property("toolTip", as: "ibShadowedToolTips")])

  /// The options of a Cocoa binding that are texts, with the properties in Xcode's key.
  static let bindingOptions: [Property] = [
    Property("NSNullPlaceholder", as: "ibShadowedIsNilPlaceholder"),
    Property("NSNoSelectionPlaceholder", as: "ibShadowedNoSelectionPlaceholder"),
    Property("NSMultipleValuesPlaceholder", as: "ibShadowedMultipleValuesPlaceholder"),
    Property("NSNotApplicablePlaceholder", as: "ibShadowedNotApplicablePlaceholder"),
    Property("NSDisplayPattern", as: "ibShadowedDisplayPattern"),
    Property("NSDisplayName", as: "ibShadowedDisplayName"),
  ]

  /// The array in Xcode's key for runtime attributes that are marked as localized.
  static let runtimeAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

  /// For each class, the texts of Xcode's own library, which its catalogs and XLIFF omit since Xcode 15.3.
  static let libraryTexts: [String: Set<String>] = [
    "NSTextFieldCell": ["Text Cell", "Table View Cell"], "NSBox": ["Box"], "NSMenuItem": ["Item"],
    "NSWindow": ["Window"],
  ]
}
