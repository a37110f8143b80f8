import IBContent
import IBModel

/// The schemas for the member `scenes` of a configuration; their keys are the settings' keys.
extension JSONSchemas {
  /// The members of an object, one for each key.
  ///
  /// - Parameter indent: spaces before each member but the first.
  static func members<Key: RawRepresentable & CaseIterable>(
    _ keys: Key.Type, indent: Int, _ schema: (Key) -> String
  ) -> String where Key.RawValue == String {
    let text = keys.allCases.map { "\"\($0.rawValue)\": \(schema($0))" }.joined(separator: ",\n")
    return text.replacing("\n", with: "\n" + String(repeating: " ", count: indent))
  }

  private static func words<Word: RawRepresentable & CaseIterable>(
    _ words: Word.Type
  ) -> String where Word.RawValue == String {
    "[\(words.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]"
  }

  private static let ofTables = #""description": "Applies to a table, or to all tables of a controller.""#

  static func schema(_ key: ControllerSettings.Key) -> String {
    switch key {
    case .additionalSafeAreaInsets:
      #"""
      {
        "type": "object",
        "description": "Points that a controller adds to its safe area; omitted edges are 0.",
        "additionalProperties": false,
        "properties": { "top": { "type": "number" }, "left": { "type": "number" }, "bottom": { "type": "number" }, "right": { "type": "number" } }
      }
      """#
    case .viewRespectsSystemMinimumLayoutMargins:
      #"{ "type": "boolean", "description": "Whether the margins of a root view are at least the system's minimum." }"#
    case .overrideTraits:
      #"""
      {
        "type": "object",
        "description": "Traits that a container sets for a controller and its content.",
        "additionalProperties": false,
        "properties": {
          \#(members(TraitOverrides.Key.self, indent: 4, schema))
        }
      }
      """#
    case .prefersStatusBarHidden:
      #"{ "type": "boolean" }"#
    case .searchBar:
      #"""
      {
        "description": "Whether the navigation item has a search controller.",
        "oneOf": [
          { "type": "boolean" },
          { "type": "object", "additionalProperties": false, "properties": { "hidesSearchBarWhenScrolling": { "type": "boolean" } } }
        ]
      }
      """#
    case .adaptivePresentation:
      #"""
      {
        "enum": \#(words(ControllerSettings.AdaptivePresentation.self)),
        "description": "The delegate's answer for a presented controller in a compact window; 'none' keeps the presentation."
      }
      """#
    case .insetsContentViewsToSafeArea, .cellLayoutMarginsFollowReadableWidth:
      #"{ "type": "boolean", \#(ofTables) }"#
    case .separatorInsetReference:
      #"{ "enum": \#(words(ControllerSettings.SeparatorInsetReference.self)), \#(ofTables) }"#
    }
  }

  private static func schema(_ key: TraitOverrides.Key) -> String {
    switch key {
    case .horizontalSizeClass, .verticalSizeClass: #"{ "enum": ["compact", "regular"] }"#
    case .userInterfaceStyle: #"{ "enum": ["light", "dark"] }"#
    case .preferredContentSizeCategory: #"{ "enum": \#(words(ContentSizeCategory.self)) }"#
    case .layoutDirection: #"{ "enum": ["ltr", "rtl"] }"#
    }
  }
}
