import IBLint
import IBSource
import IBSyntax
import Testing

@Suite struct RuleDocumentationTests {
  @Test(arguments: RuleRegistry.all.map(\.info))
  func theBadExampleIsFoundAndTheGoodOneIsNot(_ info: RuleInfo) throws {
    let rule = try #require(RuleRegistry.all.first { $0.info.id == info.id })
    #expect(!Linter.lint(try tree(of: info.bad), rules: [rule]).isEmpty)
    #expect(Linter.lint(try tree(of: info.good)).isEmpty)
  }

  @Test func rulesAreSortedAndNamedOnce() {
    let ids = RuleRegistry.all.map(\.info.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: RuleRegistry.all.map(\.info))
  func everythingToKnowIsThere(_ info: RuleInfo) {
    #expect(info.id.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil)
    #expect(info.summary.hasSuffix(".") && !info.summary.contains("\n"))
    #expect(info.rationale.hasSuffix("."))
  }

  private func tree(of text: String) throws -> SyntaxTree {
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: "example.xib", bytes: Array(text.utf8)))
    #expect(findings.isEmpty)
    return try #require(tree)
  }
}

extension RuleInfo: CustomTestStringConvertible {
  package var testDescription: String { id }
}
