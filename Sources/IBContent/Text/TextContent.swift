import IBModel
import IBSyntax

/// The text of a view or of one of its parts: plain, or in pieces with fonts of their own.
struct TextContent: Sendable {
  /// Nil if the file has no plain text.
  var plain: String?
  /// Replaces the plain text.
  var attributed: AttributedText?

  init(plain: String? = nil, attributed: AttributedText? = nil) {
    self.plain = plain
    self.attributed = attributed
  }

  /// The text of a view such as a label: the attribute `text`, or children with the keys `text` or `attributedText`.
  init(_ source: ContentSource) {
    plain = source.text(.text, key: "text")
    attributed = source.child(key: "attributedText").flatMap { $0.name == .attributedString ? AttributedText($0) : nil }
  }

  /// The title of a state or of a configuration: an attribute, or a child with the key.
  init(title element: XMLElement) {
    plain = element[.title] ?? element.child(key: "title")?.text
    attributed = element.child(key: "attributedTitle").flatMap {
      $0.name == .attributedString ? AttributedText($0) : nil
    }
  }

  var isEmpty: Bool { attributed.map(\.text.isEmpty) ?? plain?.isEmpty ?? true }
}
