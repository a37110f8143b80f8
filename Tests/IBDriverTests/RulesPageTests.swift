import Foundation
import IBLint
import Testing

@testable import IBDriver

@Suite struct RulesPageTests {
  private static func page(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Documentation/\(name)"), encoding: .utf8)
  }

  /// `keyline rules --format markdown > Documentation/Rules.md` brings it up to date.
  @Test func thePageInThePackageIsFresh() async throws {
    let world = MemoryWorld()
    #expect(await world.run("rules", "--format", "markdown") == .success)
    #expect(world.output == (try Self.page("Rules.md")))
  }

  @Test func everyRuleHasARow() {
    let page = RulesPage.markdown(RuleCatalog.all)
    for id in RuleCatalog.ids { #expect(page.contains("| `\(id)` |")) }
  }

  /// A row of the page about other linters has a rule of Keyline, or the reason why Keyline has none.
  @Test func everyCounterpartExists() throws {
    let rows = try Self.page("OtherLinters.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map(String.init) }
      .filter { $0.first != " theirs " && $0.first != " --- " }
    #expect(rows.count > 100)
    for row in rows {
      let ours = row[1].matches(of: /`([a-z-]+)`/).map { String($0.output.1) }
      for id in ours { #expect(RuleCatalog.ids.contains(id), "\(row[0])") }
      #expect(!ours.isEmpty || row[2].contains(where: \.isLetter), "\(row[0])")
    }
  }
}
