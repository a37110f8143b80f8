import IBLint
import IBSource
import IBSyntax
import Testing

@Suite struct FixTests {
  /// Applying the fixes of a rule once leaves nothing of it that could be fixed, and a document.
  @Test(arguments: Fixture.all)
  func fixesConvergeAndLeaveADocument(_ fixture: Fixture) throws {
    let rule = try #require(RuleRegistry.rule(fixture.rule)).asInExamples
    let tree = try fixture.tree()
    let fixes = Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).compactMap(\.fixes.first)
    #expect(fixes.allSatisfy { rule.info.fix != nil && ($0.safety == .safe || rule.info.fix == .unsafe) })
    let selection = FixSelection(fixes)
    let fixed = try #require(TextEdit.apply(selection.edits, to: tree.source.bytes))
    let (again, findings) = SyntaxParser.parse(SourceFile(path: fixture.testDescription, bytes: fixed))
    #expect(findings.isEmpty)
    let rest = Linter.lint(try #require(again), rules: RuleSet([rule]), surroundings: .documentAlone)
    #expect(rest.allSatisfy { $0.fixes.isEmpty } || selection.isPartial)
  }

  @Test(arguments: RuleRegistry.all.map(\.info).filter { $0.fix != nil })
  func aRuleThatPromisesFixesHasThemInItsExample(_ info: RuleInfo) throws {
    let rule = try #require(RuleRegistry.rule(info.id)).asInExamples
    let tree = try #require(SyntaxParser.parse(SourceFile(path: "bad.xib", bytes: Array(info.bad.utf8))).0)
    let fix = try #require(Linter.lint(tree, rules: RuleSet([rule]), surroundings: .documentAlone).first?.fixes.first)
    #expect(fix.safety == info.fix)
    let fixed = try #require(TextEdit.apply(fix.edits, to: tree.source.bytes))
    let again = try #require(SyntaxParser.parse(SourceFile(path: "bad.xib", bytes: fixed)).0)
    #expect(Linter.lint(again, rules: RuleSet([rule]), surroundings: .documentAlone).isEmpty)
  }

  /// Of two fixes that touch the same bytes only the first is taken, and the other waits for the next round.
  @Test func overlappingFixesWait() {
    let first = Fix("a", .safe, [TextEdit(SourceRange(2, 6), "x")])
    let second = Fix("b", .safe, [TextEdit(SourceRange(0, 1), "y"), TextEdit(SourceRange(5, 8), "z")])
    let third = Fix("c", .safe, [TextEdit(SourceRange(6, 8), "w")])
    let selection = FixSelection([first, second, third])
    #expect(selection.edits == first.edits + third.edits)
    #expect(selection.isPartial)
  }
}
