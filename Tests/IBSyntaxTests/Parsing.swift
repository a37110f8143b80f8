import IBSource
import IBSyntax
import Testing

/// The tree of `text`, which must be well-formed.
func tree(_ text: String) throws -> SyntaxTree {
  let (tree, findings) = SyntaxParser.parse(SourceFile(path: "test.xib", bytes: Array(text.utf8)))
  #expect(findings.isEmpty)
  return try #require(tree)
}

/// The one finding of bytes that have no tree.
func refusal(_ bytes: [UInt8]) throws -> Finding {
  let (tree, findings) = SyntaxParser.parse(SourceFile(path: "test.xib", bytes: bytes))
  #expect(tree == nil)
  #expect(findings.count == 1)
  return try #require(findings.first)
}

func refusal(_ text: String) throws -> Finding {
  try refusal(Array(text.utf8))
}

/// `rule at line:column: message`, the way an expectation is easiest to read.
func summary(_ finding: Finding, of text: String) -> String {
  let position = LineMap(Array(text.utf8)).position(of: finding.range.lower)
  return "\(finding.rule) \(position.line):\(position.column) \(finding.message)"
}
