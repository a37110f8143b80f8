import IBLint
import IBSource

/// A rule of the linter with its documentation.
public struct LintRule: Hashable, Sendable {
  /// The id of the rule, named after the pattern that it finds, such as `dangling-reference`.
  ///
  /// A published id is never used for another rule.
  public let id: String
  /// The rule's category in one word, such as `references`.
  public let category: String
  /// The default severity of its findings.
  public let severity: Finding.Severity
  /// The problem that the rule finds, in one sentence.
  public let summary: String
  /// Why the problem matters, and how to solve it.
  public let rationale: String
  /// Whether the rule is in ``usual``. Rules about matters of taste are not.
  public let isUsual: Bool

  init(_ info: RuleInfo) {
    id = info.id
    category = info.category
    severity = Finding.Severity(info.severity)
    summary = info.summary
    rationale = info.rationale
    isUsual = info.isOnByDefault
  }

  /// All rules about documents, sorted by id.
  public static let all = RuleSet.aboutDocuments(RuleRegistry.all).map { LintRule($0.info) }

  /// The rules that run by default.
  public static let usual = all.filter(\.isUsual)
}
