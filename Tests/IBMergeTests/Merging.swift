import IBMerge
import IBSource
import IBSyntax

/// A version in a test that is not a document.
struct UnreadableVersion: Error {
  let findings: [String]
}

func tree(_ text: String) throws -> SyntaxTree {
  let (tree, findings) = SyntaxParser.parse(SourceFile(path: "test.xib", bytes: Array(text.utf8)))
  guard let tree, findings.isEmpty else { throw UnreadableVersion(findings: findings.map(\.message)) }
  return tree
}

func merge(
  _ base: String, _ ours: String, _ theirs: String, decisions: MergeDecisions = .none
) throws -> DocumentMerge {
  try DocumentMerge(ThreeWay(base: tree(base), ours: tree(ours), theirs: tree(theirs)), decisions: decisions)
}

extension DocumentMerge {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The text with the first occurrence of a part replaced.
  func with(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
