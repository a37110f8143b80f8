/// A text of an object that Xcode exports for translation.
///
/// Source of the keys: Documentation/Measurements/Format.md#translations.
package enum TextProperty: Hashable, Sendable {
  case text, title, placeholder, prompt, headerTitle, footerTitle
  /// The title of a button's state, by the state's key, such as `normal`.
  case stateTitle(String)
  case configurationTitle
  case segmentTitle(Int)
  case accessibilityLabel, accessibilityHint

  /// The part of a key in a `.strings` file after the object's id and a dot.
  package var key: String {
    switch self {
    case .stateTitle(let state): "\(state)Title"
    case .configurationTitle: "configuration.title"
    case .segmentTitle(let number): "segmentTitles[\(number)]"
    default: "\(self)"
    }
  }

  package func key(of id: String) -> String { "\(id).\(key)" }
}
