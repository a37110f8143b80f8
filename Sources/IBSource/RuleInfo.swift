/// What there is to know about a rule besides its code: listings, `explain`, reports and tests all read it here.
package struct RuleInfo: Sendable {
  /// How findings of one place in several configurations become one.
  package enum Merge: Sendable {
    /// Reported if it holds in any configuration; the finding names them when it does not hold in all.
    case any
    /// Reported only if it holds in every configuration looked at.
    case all
  }

  /// Named after the pattern found, so that "allow `duplicate-id`" reads well; once published never used for anything
  /// else.
  package let id: String
  /// One word such as `references`, which listings are grouped by.
  package let category: String
  /// The severity without any settings.
  package let severity: Severity
  /// The first version of Keyline that has the rule, such as `0.1`.
  package let since: String
  /// One sentence: what the rule finds.
  package let summary: String
  /// Why it matters and what to do about it.
  package let rationale: String
  /// Made when asked for: a run of the linter needs no example, and all of them took a quarter of a short one.
  private let makeBad, makeGood: @Sendable () -> String
  package let merge: Merge
  /// Whether it runs without any settings; matters of taste do not.
  package let isOnByDefault: Bool
  /// Whether its findings come with a fix, and of which safety at most.
  package let fix: Fix.Safety?
  package let options: [RuleOption]

  package init(
    id: String, category: String, severity: Severity, since: String, summary: String, rationale: String,
    bad: @autoclosure @escaping @Sendable () -> String, good: @autoclosure @escaping @Sendable () -> String,
    merge: Merge = .any, isOnByDefault: Bool = true, fix: Fix.Safety? = nil, options: [RuleOption] = []
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.since = since
    self.summary = summary
    self.rationale = rationale
    makeBad = bad
    makeGood = good
    self.merge = merge
    self.isOnByDefault = isOnByDefault
    self.fix = fix
    self.options = options
  }
  /// A complete document in which the rule finds something; run by a test. Empty where a few lines cannot show it.
  package var bad: String { makeBad() }

  /// The same document put right, in which the rule finds nothing; run by a test.
  package var good: String { makeGood() }
}
