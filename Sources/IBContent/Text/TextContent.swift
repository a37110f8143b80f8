import IBSyntax

/// The text of a view or of one of its parts: plain, or in pieces with different fonts.
package struct TextContent: Sendable {
  /// The plain text; nil without one in the file.
  package var plain: String?
  /// The attributed text, which replaces the plain text.
  package var attributed: AttributedText?

  package init(plain: String? = nil, attributed: AttributedText? = nil) {
    self.plain = plain
    self.attributed = attributed
  }

  /// Reads the title of a state or of a configuration: an attribute, or a child with this key.
  init(title element: XMLElement) {
    plain = element[.title] ?? element.child(key: "title")?.text
    attributed = element.child(key: "attributedTitle").flatMap {
      $0.name == .attributedString ? AttributedText($0) : nil
    }
  }

  /// Whether every visible piece is underlined.
  package var isUnderlined: Bool {
    let visible = attributed?.fragments.filter { !$0.text.allSatisfy(\.isWhitespace) } ?? []
    return !visible.isEmpty && visible.allSatisfy(\.isUnderlined)
  }

  package var isEmpty: Bool { attributed.map(\.text.isEmpty) ?? plain?.isEmpty ?? true }
}
