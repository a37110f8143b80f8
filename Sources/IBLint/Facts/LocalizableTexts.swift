import IBModel
import IBSyntax

/// The texts of a document that Xcode exports for translation, each with its key, such as `abc-12-XyZ.normalTitle`.
///
/// Source of the keys: Documentation/Measurements/Format.md#translations.
struct LocalizableTexts {
  struct Text {
    let key: String
    let text: String
    /// The object that shows it.
    let element: XMLElement
    let objectID: String
  }

  /// In document order.
  private(set) var texts: [Text] = []

  init(_ tree: SyntaxTree) {
    for element in tree.allElements where element.has(.id) {
      add(element)
    }
  }

  private static let properties: [(Name, String)] = [
    (.text, "text"), (.title, "title"), (.placeholder, "placeholder"), (.prompt, "prompt"),
    (.headerTitle, "headerTitle"), (.footerTitle, "footerTitle"),
  ]

  private mutating func add(_ element: XMLElement) {
    for (name, key) in Self.properties {
      append(element[name] ?? element.child(named: .string, key: key)?.text, key, of: element)
    }
    for state in element.children(named: .state) {
      append(state[.title], "\(state[.key] ?? "")Title", of: element)
    }
    if let configuration = element.child(named: .buttonConfiguration, key: "configuration") {
      append(configuration[.title], "configuration.title", of: element)
    }
    if let segments = element.child(named: .segments) {
      for (number, segment) in segments.children(named: .segment).enumerated() {
        append(segment[.title], "segmentTitles[\(number)]", of: element)
      }
    }
    if let accessibility = element.child(named: .accessibility, key: "accessibilityConfiguration") {
      append(accessibility[.label], "accessibilityLabel", of: element)
      append(accessibility[.hint], "accessibilityHint", of: element)
    }
  }

  /// A text without a letter, such as `0` or `–`, is the same in all languages.
  private mutating func append(_ text: String?, _ property: String, of element: XMLElement) {
    guard let text, let id = element[.id], text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else {
      return
    }
    texts.append(Text(key: "\(id).\(property)", text: text, element: element, objectID: id))
  }
}
