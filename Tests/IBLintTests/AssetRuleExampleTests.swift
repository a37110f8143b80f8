import IBLint
import IBSource
import Testing

/// The examples of the rules about catalogs and their sets.
@Suite struct AssetRuleExampleTests {
  @Test(arguments: RuleRegistry.ofAssets.map(\.info) + AssetReading.all)
  func theBadExampleIsFoundAndTheGoodOneIsNot(_ info: RuleInfo) throws {
    let rules = RuleSet(RuleRegistry.ofAssets.filter { $0.info.id == info.id })
    let found = try #require(ExampleCatalog(info.bad)).findings(rules)
    #expect(!found.isEmpty && found.allSatisfy { $0.rule == info.id && $0.severity == info.severity })
    let good = try #require(ExampleCatalog(info.good))
    #expect(good.findings(rules).isEmpty)
    #expect(good.findings(RuleRegistry.defaults).isEmpty)
  }

  @Test func theExampleOfAnUnbuiltFileIsAProject() throws {
    let info = UnbuiltFile.info
    let found = RuleExample.findings(of: info, in: try #require(ExampleCatalog(info.bad)))
    #expect(found.map(\.file) == ["Old.storyboard"] && found.map(\.severity) == [info.severity])
    #expect(RuleExample.findings(of: info, in: try #require(ExampleCatalog(info.good))).isEmpty)
  }

  @Test func theExampleOfAnUnusedStoryboardIsAProject() throws {
    let info = UnusedStoryboard.info
    let found = RuleExample.findings(of: info, in: try #require(ExampleCatalog(info.bad)))
    #expect(found.map(\.file) == ["Prices.storyboard"] && found.map(\.rule) == [info.id])
    #expect(RuleExample.findings(of: info, in: try #require(ExampleCatalog(info.good))).isEmpty)
  }
}
