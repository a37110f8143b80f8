/// An attribute, a part or a connection in the document that is missing in the written file.
package struct Loss: Hashable, Sendable {
  /// The id of the object with the loss: a view, a controller, a bar item or a gesture recognizer.
  package let id: String
  package let kind: String
  /// The name of an attribute, the key of a child, or the kind of a connection.
  package let what: String
  /// The value in the document; nil for a child.
  package let value: String?

  /// The loss in words, such as `tag 3`, `shadowColor`, `outlet titleLabel`.
  package var words: String {
    guard let value else { return what }
    return what == Self.constraint ? "not kept: \(value)" : "\(what) \(value)"
  }

  // The kinds of losses that are listed in one comment.
  static let constraint = "constraint"
  static let runtimeAttribute = "runtime attribute"

  /// Whether there is nothing to write for it in the file, so that only reports list it: a list and a field get their
  /// content without a data source, and SwiftUI aligns a text at the left or the right, except from right to left.
  var needsNoWork: Bool {
    switch (what, value) {
    case ("outlet", "dataSource"?), ("outlet", "delegate"?), ("textAlignment", "left"?), ("textAlignment", "right"?):
      true
    default: false
    }
  }
}
