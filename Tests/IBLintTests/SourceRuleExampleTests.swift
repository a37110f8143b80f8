import IBLint
import IBSource
import Testing

/// The examples of the rules about sources and property lists.
@Suite struct SourceRuleExampleTests {
  @Test(arguments: RuleRegistry.ofSources.map(\.info))
  func theBadExampleIsFoundAndTheGoodOneIsNot(_ info: RuleInfo) throws {
    let found = try findings(info.bad, info)
    #expect(found.count == 1 && found.allSatisfy { $0.rule == info.id && $0.severity == info.severity })
    #expect(try findings(info.good, info).isEmpty)
  }

  private func findings(_ example: String, _ info: RuleInfo) throws -> [Finding] {
    RuleExample.findings(of: info, in: try #require(ExampleCatalog(example)))
  }
}
