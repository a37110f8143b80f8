import IBLint
import IBSource
import IBSyntax
import Testing

@Suite struct RuleDocumentationTests {
  @Test(arguments: RuleRegistry.ofDocuments.map(\.info))
  func theBadExampleIsFoundAndTheGoodOneIsNot(_ info: RuleInfo) throws {
    let rule = try #require(RuleRegistry.rule(info.id)).asInExamples
    let around = type(of: rule).exampleSurroundings
    #expect(!Linter.lint(try tree(of: info.bad), rules: RuleSet([rule]), surroundings: around, isWhole: true).isEmpty)
    #expect(Linter.lint(try tree(of: info.good), rules: RuleSet([rule]), surroundings: around, isWhole: true).isEmpty)
    #expect(Linter.lint(try tree(of: info.good), surroundings: .documentAlone).isEmpty)
  }

  @Test(arguments: ReaderRules.all.filter { !$0.bad.isEmpty })
  func theReaderReportsItsBadExamples(_ info: RuleInfo) throws {
    let findings = SyntaxParser.parse(SourceFile(path: "example.xib", bytes: Array(info.bad.utf8))).1
    #expect(findings.map(\.rule) == [info.id])
    #expect(findings.map(\.severity) == [info.severity])
    #expect(Linter.lint(try tree(of: info.good), surroundings: .documentAlone).isEmpty)
  }

  /// Of the kinds without an example those that a test can make.
  @Test(arguments: [
    ("not-utf8", Array("<a>\u{E9}</a>".unicodeScalars.map { UInt8($0.value) })), ("utf16-file", [0xFE, 0xFF]),
    ("compiled-nib", Array("NIBArchive".utf8)),
    (
      "too-many-names",
      Array("<a>\((0...SyntaxLimits.otherNames).map { "<n\($0)/>" }.joined())</a>".utf8)
    ),
    ("nesting-too-deep", Array(String(repeating: "<a>", count: SyntaxLimits.nestingDepth + 1).utf8)),
  ])
  func whatTheReaderReportsIsInTheCatalog(_ id: String, _ bytes: [UInt8]) throws {
    let findings = SyntaxParser.parse(SourceFile(path: "example.xib", bytes: bytes)).1
    #expect(findings.map(\.rule) == [id])
    #expect(RuleCatalog.info(id)?.category == "reading")
  }

  @Test func rulesAreSortedAndNamedOnce() {
    let ids = RuleRegistry.all.map(\.info.id)
    #expect(ids == Set(ids).sorted())
    #expect(RuleCatalog.ids == Set(RuleCatalog.ids).sorted())
  }

  @Test(arguments: RuleCatalog.all)
  func everyRuleIsDocumentedInFull(_ info: RuleInfo) {
    #expect(info.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(info.summary.hasSuffix(".") && !info.summary.contains("\n"))
    #expect(info.rationale.hasSuffix("."))
  }

  private func tree(of text: String) throws -> SyntaxTree {
    let (tree, findings) = SyntaxParser.parse(SourceFile(path: "example.storyboard", bytes: Array(text.utf8)))
    #expect(findings.isEmpty)
    return try #require(tree)
  }
}

extension RuleInfo: CustomTestStringConvertible {
  package var testDescription: String { id }
}
