package import IBModel
import IBSource
import IBSyntax

/// A text in a test that is not a document.
struct UnreadableDocument: Error {
  let findings: [String]
}

/// The document that `text` describes, which must be well-formed.
package func model(_ text: String, path: String = "test.storyboard") throws -> Document {
  let (tree, findings) = SyntaxParser.parse(SourceFile(path: path, bytes: Array(text.utf8)))
  guard let document = tree.flatMap(Document.init), findings.isEmpty else {
    throw UnreadableDocument(findings: findings.map(\.message))
  }
  return document
}
