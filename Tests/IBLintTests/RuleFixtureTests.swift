import IBLint
import IBSource
import IBSyntax
import Testing

@Suite struct RuleFixtureTests {
  private static let together = RuleSet(RuleRegistry.ofDocuments.map { $0.asInExamples })

  @Test(arguments: Fixture.all)
  func findingsMatchTheAnnotations(_ fixture: Fixture) throws {
    let rule = try #require(RuleRegistry.rule(fixture.rule)).asInExamples
    let tree = try fixture.tree()
    let around = type(of: rule).exampleSurroundings
    let alone = Linter.lint(tree, rules: RuleSet([rule]), surroundings: around, isWhole: true)
    #expect(described(alone, in: tree) == fixture.expectations(in: tree))
    #expect(
      Linter.lint(tree, rules: Self.together, surroundings: around, isWhole: true)
        .filter { $0.rule == fixture.rule } == alone)
    // A finding may be less serious than its rule.
    #expect(
      alone.allSatisfy { finding in
        finding.severity <= rule.info.severity
          && (finding.file == fixture.testDescription || finding.file.hasPrefix(Fixture.translations))
      })
  }

  @Test(arguments: RuleRegistry.ofDocuments.map(\.info.id))
  func everyRuleHasAFiringAndASilentFixture(_ id: String) throws {
    let fixtures = Fixture.all.filter { $0.rule == id }
    let counts = try fixtures.map { fixture in
      let tree = try fixture.tree()
      return fixture.expectations(in: tree).count
    }
    #expect(counts.contains(0))
    #expect(counts.contains { $0 > 0 })
  }

  @Test func everyFixtureBelongsToARule() {
    let rules = Set(RuleRegistry.ofDocuments.map(\.info.id))
    #expect(!Fixture.all.isEmpty)
    #expect(Fixture.all.allSatisfy { rules.contains($0.rule) })
  }

  private func described(_ findings: [Finding], in tree: SyntaxTree) -> [String] {
    let lines = tree.lineMap
    return findings.map { finding in
      finding.file.hasPrefix(Fixture.translations)
        ? "0: \(finding.file): \(finding.message)"
        : "\(lines.position(of: finding.range.lower).line): \(finding.message)"
    }
  }
}
