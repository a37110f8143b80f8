import IBSyntax

/// How people type into a text field or a text view; each word is that of the document, nil for the default.
package struct InputTraits: Hashable, Sendable {
  package let keyboard: String?
  /// What the text is, such as `emailAddress`.
  package let content: String?
  package let returnKey: String?
  package let capitalization: String?
  /// Nil for the system's choice.
  package let corrects: Bool?
  /// Whether it hides the characters that are typed.
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
