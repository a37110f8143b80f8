/// The description of a rule: listings, `explain`, reports and tests read it from here.
package struct RuleInfo: Sendable {
  /// How findings about one place in several configurations are merged.
  package enum Merge: Sendable {
    /// Reported if it occurs in any configuration; the finding names them if it does not occur in all.
    case any
    /// Reported only if it occurs in every examined configuration.
    case all
  }

  /// The use of a rule's findings in `keyline report`.
  package enum Use: Sendable {
    /// Lists them by class of windows.
    case problem
    /// Counts them, because they are a matter of taste.
    case advice
    /// Lists them as statements without effect.
    case unused
    /// Lists them with `--text-sizes`.
    case textSizes
    /// Lists them if documents are laid out in languages.
    case translations
  }

  /// The frameworks in whose documents a rule has a meaning.
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

  /// Named after the pattern that the rule finds, so "allow `duplicate-id`" reads well. A published id is never reused.
  package let id: String
  /// One word such as `references`, which groups the rules in listings.
  package let category: String
  /// The severity without any settings.
  package let severity: Severity
  /// The first version of Keyline that contains the rule, such as `0.1`.
  package let since: String
  /// The platforms for which the rule runs; it has no meaning in documents of others.
  package let platforms: Platforms
  /// The problem that the rule finds, in one sentence.
  package let summary: String
  /// The reason why the problem matters, and the ways to solve it.
  package let rationale: String
  /// Computed on demand: a run of the linter needs no example, and building all of them took 25 % of a short run.
  private let makeBad, makeGood: @Sendable () -> String
  package let merge: Merge
  /// Whether the rule runs by default; rules about matters of taste do not.
  package let isOnByDefault: Bool
  /// Why it does not run by default, if its findings in complete projects were judged; otherwise nil.
  package let offBecause: String?
  /// The least safe kind of fix that its findings may have; nil if they have none.
  package let fix: Fix.Safety?
  package let options: [RuleOption]
  /// Nil for a rule that a report does not run.
  package let report: Use?

  package init(
    id: String, category: String, severity: Severity, since: String, platforms: Platforms = .iOS, summary: String,
    rationale: String, bad: @autoclosure @escaping @Sendable () -> String,
    good: @autoclosure @escaping @Sendable () -> String,
    merge: Merge = .any, isOnByDefault: Bool = true, offBecause: String? = nil, fix: Fix.Safety? = nil,
    options: [RuleOption] = [],
    report: Use? = nil
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
  }
  /// A complete document in which the rule finds something; a test runs it. Empty if a few lines cannot show the
  /// problem.
  package var bad: String { makeBad() }

  /// The same document corrected, in which the rule finds no problem; a test runs it.
  package var good: String { makeGood() }
}
