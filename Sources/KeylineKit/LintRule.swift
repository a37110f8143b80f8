import IBLint
import IBSource

/// A rule of the linter, and what there is to know about it.
public struct LintRule: Hashable, Sendable {
  /// Named after the pattern it finds, such as `dangling-reference`; once published never used for anything else.
  public let id: String
  /// One word, such as `references`.
  public let category: String
  /// The default severity of its findings.
  public let severity: Finding.Severity
  /// One sentence: what the rule finds.
  public let summary: String
  /// Why it matters and what to do about it.
  public let rationale: String
  /// Whether it is one of ``usual``; matters of taste are not.
  public let isUsual: Bool

  init(_ info: RuleInfo) {
    id = info.id
    category = info.category
    severity = Finding.Severity(info.severity)
    summary = info.summary
    rationale = info.rationale
    isUsual = info.isOnByDefault
  }

  /// Every rule about documents, sorted by id.
  public static let all = RuleSet.aboutDocuments(RuleRegistry.all).map { LintRule($0.info) }

  /// Those that run unless others are chosen.
  public static let usual = all.filter(\.isUsual)
}
