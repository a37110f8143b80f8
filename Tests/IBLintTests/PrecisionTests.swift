import Foundation
import IBLint
import IBSource
import Testing

/// Findings in public repositories, drawn at random, twenty a rule or all there were, each looked at and judged.
///
/// The table holds places and verdicts only, nothing of the files. Rules that found nothing there have no rows.
@Suite struct PrecisionTests {
  /// The share of true findings below which a rule has to be off by default.
  private static let floor = 0.95

  private struct Judgement {
    let rule: String
    let isTrue: Bool
  }

  private static func judgements() throws -> [Judgement] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Precision/judgements.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(cells.count == 6 && ["true", "false"].contains(cells[1]) && !cells[5].isEmpty, "\(line)")
      return Judgement(rule: String(cells[0]), isTrue: cells[1] == "true")
    }
  }

  @Test func rulesThatAreOnByDefaultAreRight() throws {
    let byRule = Dictionary(grouping: try Self.judgements(), by: \.rule)
    #expect(byRule.count >= 15)
    for (rule, judgements) in byRule {
      let info = try #require(RuleCatalog.info(rule), "\(rule)")
      let share = Double(judgements.count(where: \.isTrue)) / Double(judgements.count)
      #expect(share >= Self.floor || !info.isOnByDefault, "\(rule): \(share)")
    }
  }
}
