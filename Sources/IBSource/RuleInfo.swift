/// The description of a rule, for listings, `explain`, reports and tests.
package struct RuleInfo: Sendable {
  /// How the findings about one place in several configurations are merged.
  package enum Merge: Sendable {
    /// A finding is reported if it occurs in any configuration. Unless it occurs in all of them, it names them.
    case any
    /// A finding is reported only if it occurs in all examined configurations.
    case all
  }

  /// What findings with one cause have in common.
  package enum Likeness: Sendable {
    /// The message, which names what several places use, such as a missing image.
    case message
    /// The message and the first folders of the path.
    case folder
    /// Only the rule, because one command settles all.
    case rule
    /// The document. The report names the objects of the other findings.
    case document
  }

  /// How `keyline report` uses the findings of a rule.
  package enum Use: Sendable {
    /// The report lists them by class of windows.
    case problem
    /// The report counts them, because they are a matter of taste.
    case advice
    /// The report lists them as statements without effect.
    case unused
    /// The report lists them with `--text-sizes`.
    case textSizes
    /// The report lists them if documents are laid out in several languages.
    case translations
  }

  /// The frameworks whose documents a rule can check.
  package struct Platforms: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Documents for iOS, iPadOS and tvOS.
    package static let iOS = Platforms(rawValue: 1)
    /// Documents for macOS.
    package static let macOS = Platforms(rawValue: 2)
    package static let all: Platforms = [.iOS, .macOS]

    package var names: [String] {
      [(Platforms.iOS, "iOS"), (.macOS, "macOS")].filter { contains($0.0) }.map(\.1)
    }
  }

  /// The id. It names the pattern that the rule finds, so that "allow `duplicate-id`" reads well. Published ids are
  /// never reused.
  package let id: String
  /// One word that groups the rules in listings, such as `references`.
  package let category: String
  /// The severity without settings.
  package let severity: Severity
  /// The first version of Keyline that contains the rule, such as `0.1`.
  package let since: String
  /// The platforms whose documents the rule can check.
  package let platforms: Platforms
  /// The problem that the rule finds, in one sentence.
  package let summary: String
  /// Why the problem matters, and how to solve it.
  package let rationale: String
  /// The examples, computed on demand: a run of the linter does not need them, and building all of them took 25 % of a
  /// short run.
  private let makeBad, makeGood: @Sendable () -> String
  package let merge: Merge
  /// Whether the rule runs by default. Rules about matters of taste do not.
  package let isOnByDefault: Bool
  /// The reason why the rule does not run by default; nil unless its findings in complete projects were judged.
  package let offBecause: String?
  /// The least safe kind of fix that the findings may have; nil without fixes.
  package let fix: Fix.Safety?
  package let options: [RuleOption]
  /// How a report uses the findings; nil for a rule that a report does not run.
  package let report: Use?
  /// Which findings have one cause; nil if each has its own. A report for people contains the first and counts the others.
  package let likeness: Likeness?

  package init(
    id: String, category: String, severity: Severity, since: String, platforms: Platforms = .iOS, summary: String,
    rationale: String, bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String,
    merge: Merge = .any, isOnByDefault: Bool = true, offBecause: String? = nil, fix: Fix.Safety? = nil,
    options: [RuleOption] = [], report: Use? = nil, likeness: Likeness? = nil
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.since = since
    self.platforms = platforms
    self.summary = summary
    self.rationale = rationale
    makeBad = bad
    makeGood = good
    self.merge = merge
    self.isOnByDefault = isOnByDefault
    self.offBecause = offBecause
    self.fix = fix
    self.options = options
    self.report = report
    self.likeness = likeness
  }
  /// A complete document in which the rule has findings, as a test checks; empty if a few lines cannot show the
  /// problem.
  package var bad: String { makeBad() }

  /// The corrected document, in which the rule has no findings, as a test checks.
  package var good: String { makeGood() }
}
