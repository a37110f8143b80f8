/// The importance of a finding; only settings change it.
package enum Severity: Int, Comparable, Sendable, CaseIterable {
  case note, warning, error

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The word used in every output.
  package var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// A report about one place of one file.
package struct Finding: Hashable, Sendable {
  /// A further place that explains the finding.
  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// The id of the rule that found it, such as `duplicate-id`.
  package let rule: String
  package let severity: Severity
  /// The problem: lower case, no full stop, ids in single quotes.
  package let message: String
  /// The path of the file, as the user gave it.
  package let file: String
  package let range: SourceRange
  /// The object id that Xcode's Find jumps to, if the place has one.
  package let objectID: String?
  package let notes: [Note]
  /// Short names of the configurations in which the finding occurs; empty if it does not depend on configurations.
  package let configurations: [String]
  /// Fixes for it, the best first.
  package let fixes: [Fix]
  /// The message in parts; nil if it has only its text.
  package let words: Message?
  /// Its parts, for a finding about layouts.
  package let layout: Layout?

  /// A finding about layouts in parts, for outputs that arrange findings by window.
  package struct Layout: Hashable, Sendable {
    /// A configuration in which it occurs.
    package struct Place: Hashable, Sendable {
      /// The short name.
      package let configuration: String
      /// The problem there, with its numbers.
      package let message: Message
      /// The same in one clause about the view; nil if the message itself is short enough.
      package let brief: Message?

      package init(configuration: String, message: Message, brief: Message?) {
        self.configuration = configuration
        self.message = message
        self.brief = brief
      }
    }

    package let view: String?
    /// In the order of the run.
    package let places: [Place]
    /// The short names of the configurations in which it is not known to occur or not to occur: a slight form of it does, or
    /// one that depends on something else.
    package let unclear: [String]
    /// Whether it occurs in every configuration in which the view is visible.
    package let isEverywhere: Bool
    /// Whether code can prevent it: an outlet refers to the view or to one of its constraints.
    package let dependsOnCode: Bool
    /// How many more findings have the same cause and occur in the same configurations.
    package let others: Int
    /// How many more have the same cause and occur in other configurations.
    package let othersElsewhere: Int
    /// The views of all of these.
    package let otherViews: [String]
    /// The reason why no rule reports it; nil for a reported finding.
    package let doubt: Doubt?
    /// The findings of its rule that most often have the same cause, so that a report lists the first of them; nil if each
    /// stands alone.
    package let series: Series?

    /// The noun that a report uses for one of these findings.
    package enum Series: String, Sendable {
      /// All pairs of views of a screen.
      case pairs = "pair"
      /// All constraints of a view.
      case constraints = "constraint"
      /// All controls of a screen.
      case controls = "control"
    }

    /// The reason why a layout's issue is not a finding.
    package enum Doubt: String, Sendable {
      /// It rests on stored coordinates, or on sizes that only code knows.
      case unknown = "depends on a size or position that only code knows"
      /// It goes away with another one.
      case consequence = "follows from another problem"
      /// It occurs only on phones in landscape, and the project does not declare whether the app
      /// supports landscape, or code decides.
      case orientation = "only in landscape, which the project does not declare or code decides"
    }

    package init(
      view: String?, places: [Place], unclear: [String] = [], isEverywhere: Bool, dependsOnCode: Bool, others: Int,
      othersElsewhere: Int = 0,
      otherViews: [String] = [], doubt: Doubt? = nil, series: Series? = nil
    ) {
      self.series = series
      self.others = others
      self.othersElsewhere = othersElsewhere
      self.otherViews = otherViews
      self.doubt = doubt
      self.view = view
      self.places = places
      self.unclear = unclear
      self.isEverywhere = isEverywhere
      self.dependsOnCode = dependsOnCode
    }
  }

  package init(
    rule: String, severity: Severity, message: String, file: String, range: SourceRange, objectID: String? = nil,
    notes: [Note] = [], configurations: [String] = [], fixes: [Fix] = [], words: Message? = nil, layout: Layout? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.objectID = objectID
    self.notes = notes
    self.configurations = configurations
    self.fixes = fixes
    self.words = words
    self.layout = layout
  }

  /// The same finding at another severity.
  package func with(severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, file: file, range: range, objectID: objectID, notes: notes,
      configurations: configurations, fixes: fixes, words: words, layout: layout)
  }

  /// The order of every listing: file, range, rule, message.
  package static func inOrder(_ a: Finding, _ b: Finding) -> Bool {
    (a.file, a.range.lower, a.rule, a.message) < (b.file, b.range.lower, b.rule, b.message)
  }
}

/// A change of the file that makes a finding go away.
package struct Fix: Hashable, Sendable {
  /// The effects of a fix besides removing the finding.
  package enum Safety: String, Sendable {
    /// The document's behavior does not change.
    case safe
    /// The document may behave differently; such fixes are applied only on request.
    case unsafe
  }

  /// The change as an imperative: lower case, no full stop.
  package let title: String
  package let safety: Safety
  /// Edits of the finding's file; they do not overlap each other.
  package let edits: [TextEdit]

  package init(_ title: String, _ safety: Safety, _ edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
