import IBSource
import IBSyntax
import Testing

@testable import IBModel

/// The document that `text` says, which must be well-formed.
func model(_ text: String) throws -> Document {
  let (parsed, findings) = SyntaxParser.parse(SourceFile(path: "test.xib", bytes: Array(text.utf8)))
  #expect(findings.isEmpty)
  let tree = try #require(parsed)
  return try #require(Document(tree))
}

extension Document {
  /// The view with an object id.
  func named(_ id: String) throws -> View {
    views[try #require(view(id), "no view is called '\(id)'")]
  }

  /// The object id of a view's superview.
  func superview(of id: String) throws -> String? {
    try named(id).parent.map { views[$0].id }
  }
}
