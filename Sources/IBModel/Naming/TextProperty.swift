package import IBSyntax

/// A text of an object that Xcode exports for translation.
///
/// Source of the keys: Documentation/Measurements/Format.md#translations.
package enum TextProperty: Hashable, Sendable {
  case text, title, placeholder, prompt, headerTitle, footerTitle
  /// Of a button's state, by the state's key, such as `normal`.
  case stateTitle(String)
  /// Of a button's configuration.
  case configurationTitle
  case segmentTitle(Int)
  case accessibilityLabel, accessibilityHint

  /// Those that are attributes of the object, or its `<string>` of the same key.
  package static let attributes: [(name: Name, property: TextProperty)] = [
    (.text, .text), (.title, .title), (.placeholder, .placeholder), (.prompt, .prompt), (.headerTitle, .headerTitle),
    (.footerTitle, .footerTitle),
  ]

  /// What comes after the object's id and a dot in the keys of a `.strings` file.
  package var key: String {
    switch self {
    case .text: "text"
    case .title: "title"
    case .placeholder: "placeholder"
    case .prompt: "prompt"
    case .headerTitle: "headerTitle"
    case .footerTitle: "footerTitle"
    case .stateTitle(let state): "\(state)Title"
    case .configurationTitle: "configuration.title"
    case .segmentTitle(let number): "segmentTitles[\(number)]"
    case .accessibilityLabel: "accessibilityLabel"
    case .accessibilityHint: "accessibilityHint"
    }
  }

  package func key(of id: String) -> String { "\(id).\(key)" }
}
