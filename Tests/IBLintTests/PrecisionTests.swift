import Foundation
import IBLint
import IBSource
import IBSyntax
import IBTestSupport
import Testing

/// Findings in public repositories, drawn at random, twenty a rule or all there were, each looked at and judged.
///
/// The table holds places and verdicts only, nothing of the files. Rules that found nothing there have no rows.
@Suite struct PrecisionTests {
  /// The share of true findings below which a rule has to be off by default.
  private static let floor = 0.95

  private struct Judgment {
    let rule: String
    let isTrue: Bool
    /// Below the repositories of the corpus.
    let file: String
    let line: Int
  }

  private static func judgments() throws -> [Judgment] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Precision/judgments.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(cells.count == 6 && ["true", "false"].contains(cells[1]) && !cells[5].isEmpty, "\(line)")
      let number = try #require(Int(cells[3]), "\(line)")
      return Judgment(rule: String(cells[0]), isTrue: cells[1] == "true", file: String(cells[2]), line: number)
    }
  }

  @Test func rulesThatAreOnByDefaultAreRight() throws {
    let byRule = Dictionary(grouping: try Self.judgments(), by: \.rule)
    #expect(byRule.count >= 15)
    for (rule, judgments) in byRule {
      let info = try #require(RuleCatalog.info(rule), "\(rule)")
      let share = Double(judgments.count(where: \.isTrue)) / Double(judgments.count)
      #expect(share >= Self.floor || !info.isOnByDefault, "\(rule): \(share)")
    }
  }

  /// What was judged to be true in a document on its own is still found there: a rule that finds less than it did, or
  /// somewhere else, is seen here.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func trueFindingsAreStillFound() throws {
    let repositories = try #require(Corpus.folder).appending(path: "repos")
    let judged = Dictionary(grouping: try Self.judgments().filter(\.isTrue), by: \.file)
    var counted = 0
    for (file, judgments) in judged.sorted(by: { $0.key < $1.key }) {
      let rules = Set(judgments.map(\.rule)).compactMap(RuleRegistry.rule).filter(Self.seesDocuments)
      guard !rules.isEmpty, let data = try? Data(contentsOf: repositories.appending(path: file)),
        let tree = SyntaxParser.parse(SourceFile(path: file, bytes: Array(data))).0
      else { continue }
      let lines = tree.lineMap
      let found = Linter.lint(tree, rules: RuleSet(rules), surroundings: .documentAlone).map { finding in
        (rule: finding.rule, line: lines.position(of: finding.range.lower).line)
      }
      for judgment in judgments where rules.contains(where: { $0.info.id == judgment.rule }) {
        counted += 1
        let isGrouped = Self.grouped.contains(judgment.rule)
        let isFound = found.contains {
          $0.rule == judgment.rule && ($0.line == judgment.line || isGrouped && $0.line < judgment.line)
        }
        #expect(isFound, "\(judgment.file):\(judgment.line) \(judgment.rule)")
      }
    }
    #expect(counted > 200)
  }

  /// The rules that report several places together, at the first.
  private static let grouped: Set<String> = [
    "deprecated-element", "deprecated-segue", "duplicate-constraint", "fixed-font-adjusted", "fixed-left-right",
    "unused-resource",
  ]

  /// Whether a rule sees a document without the others of its run.
  private static func seesDocuments(_ rule: any Rule) -> Bool {
    rule is any Rule<DocumentSubject> || rule is any Rule<LayoutSubject>
  }
}
