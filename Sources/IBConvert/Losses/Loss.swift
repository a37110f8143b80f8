/// An attribute, a part or a connection of the document that is not in the written file.
package struct Loss: Hashable, Sendable {
  /// The id of the object that has it; a view's, or else a controller's, a bar item's or a gesture recognizer's.
  package let id: String
  package let kind: String
  /// The name of an attribute, a child's key, or the kind of a connection.
  package let what: String
  /// The value in the document; nil for a child.
  package let value: String?

  /// The loss in words, such as `tag 3`, `shadowColor`, `outlet titleLabel`.
  package var words: String { value.map { "\(what) \($0)" } ?? what }
}
