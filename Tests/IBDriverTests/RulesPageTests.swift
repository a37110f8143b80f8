import Foundation
import IBLint
import Testing

@testable import IBDriver

@Suite struct RulesPageTests {
  /// `keyline rules --format markdown > Documentation/Rules.md` brings it up to date.
  @Test func thePageInThePackageIsFresh() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/Rules.md"), encoding: .utf8)
    let world = MemoryWorld()
    #expect(await world.run("rules", "--format", "markdown") == .success)
    #expect(world.output == page)
  }

  @Test func everyRuleHasARowAndEveryCounterpartExists() {
    let page = RulesPage.markdown(RuleCatalog.all)
    for id in RuleCatalog.ids { #expect(page.contains("| `\(id)` |")) }
    for row in PeerRules.all.flatMap(\.rules) {
      for ours in row.ours { #expect(RuleCatalog.ids.contains(ours)) }
      #expect(!row.ours.isEmpty || !row.remark.isEmpty, "\(row.theirs)")
    }
  }
}
