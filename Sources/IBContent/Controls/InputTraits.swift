import IBSyntax

/// The input settings of a text field or a text view, in the document's words; nil for the default.
package struct InputTraits: Hashable, Sendable {
  package let keyboard: String?
  /// The kind of the text, such as `emailAddress`.
  package let content: String?
  package let returnKey: String?
  package let capitalization: String?
  /// Whether the text is corrected; nil if the system decides.
  package let corrects: Bool?
  /// Whether the view hides the typed characters.
  package let isSecure: Bool

  init(_ source: ContentSource) {
    let traits = source.child(key: "textInputTraits")
    func word(_ name: Name) -> String? { traits?[name].flatMap { $0 == "default" ? nil : $0 } }
    keyboard = word(.keyboardType)
    content = word(.textContentType)
    returnKey = word(.returnKeyType)
    capitalization = word(.autocapitalizationType)
    corrects = word(.autocorrectionType).map { $0 == "yes" }
    isSecure = traits?.flag(.secureTextEntry) == true
  }
}
