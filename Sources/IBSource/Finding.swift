/// The importance of a finding. Only settings change it.
package enum Severity: Int, Comparable, Sendable, CaseIterable {
  case note, warning, error

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The word for the severity in all outputs.
  package var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// A report about one place in one file.
package struct Finding: Hashable, Sendable {
  /// Another place that explains the finding.
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
  /// The problem in lower case, without a full stop, and with ids in single quotes.
  package let message: String
  /// The path of the file, as the user gave it.
  package let file: String
  package let range: SourceRange
  /// The object id for Xcode's Find; nil if the place has none.
  package let objectID: String?
  package let notes: [Note]
  /// Short names of the configurations in which the finding occurs; empty if it does not depend on configurations.
  package let configurations: [String]
  /// The fixes for the finding, the best one first.
  package let fixes: [Fix]
  /// The message in parts; nil if it is only a text.
  package let words: Message?
  /// The parts of a finding about layouts; nil for any other finding.
  package let layout: Layout?

  /// A finding about layouts in parts, for outputs that group findings by window.
  package struct Layout: Hashable, Sendable {
    /// A configuration in which the finding occurs.
    package struct Place: Hashable, Sendable {
      /// The short name of the configuration.
      package let configuration: String
      /// The problem in this configuration, with its numbers.
      package let message: Message
      /// The problem as one clause about the view, the best one first; empty if the message itself is short enough.
      package let briefs: [Brief]
      /// The same clauses about the screen with other bars that code may show, with their numbers.
      package let otherReadings: [Message]

      package init(configuration: String, message: Message, briefs: [Brief], otherReadings: [Message] = []) {
        self.configuration = configuration
        self.message = message
        self.briefs = briefs
        self.otherReadings = otherReadings
      }
    }

    /// A problem as one clause.
    package struct Brief: Hashable, Sendable {
      package var words: Message
      /// The id of the constraint that the clause is about; nil if that is the finding's own object.
      package var constraint: String?

      package init(_ words: Message, constraint: String? = nil) {
        (self.words, self.constraint) = (words, constraint)
      }
    }

    package let view: String?
    /// The places, in the order of the run.
    package let places: [Place]
    /// The places in other configurations whose layout shows the finding, but depends on a size that only code or a font
    /// knows.
    package let likely: [Place]
    /// Whether the finding occurs in all configurations in which the view is visible.
    package let isEverywhere: Bool
    /// What code does that can prevent the problem, as a clause: `code changes the constraint gap`; nil if code does not matter.
    package let decision: String?
    /// The other findings with the same cause.
    package let others: [Other]
    /// The views of this finding and of the others.
    package var views: [String?] { [view] + others.map(\.view) }
    /// The reason why rules do not report the problem; nil for a reported finding.
    package let doubt: Doubt?
    /// The findings of the same rule that usually share a cause, so that a report lists only the first; nil if each
    /// counts separately.
    package let series: Series?

    /// A finding with the same cause, which the first one counts.
    package struct Other: Hashable, Sendable {
      package let view: String?
      /// The short names of the configurations in which it occurs.
      package let configurations: [String]

      package init(view: String?, configurations: [String]) {
        self.view = view
        self.configurations = configurations
      }
    }

    /// Where on the screen the problem is: at the sides, the top or the bottom; nil for a problem without such a place.
    package let place: String?

    /// The word in a report for one finding of such a series.
    package enum Series: String, Sendable {
      /// All pairs of views on a screen.
      case pairs = "pair"
      /// All constraints of a view.
      case constraints = "constraint"
      /// All controls at the sides, the top or the bottom of a screen.
      case controls = "control"
    }

    /// The reason why an issue of a layout is not a finding.
    package enum Doubt: String, Sendable {
      /// The issue depends on stored coordinates, or on sizes that only code knows.
      case unknown = "depends on a size or position that only code knows"
      /// The issue disappears together with another one.
      case consequence = "follows from another problem"
      case unseen = "people do not see it"
      /// The issue occurs only on phones in landscape, and the project does not declare whether the app supports
      /// landscape, or code decides.
      case orientation = "only in landscape, which the project does not declare or code decides"
    }

    package init(
      view: String?, places: [Place], likely: [Place] = [], isEverywhere: Bool,
      decision: String?, others: [Other] = [], doubt: Doubt? = nil, series: Series? = nil, place: String? = nil
    ) {
      self.series = series
      self.place = place
      self.others = others
      self.doubt = doubt
      self.view = view
      self.places = places
      self.likely = likely
      self.isEverywhere = isEverywhere
      self.decision = decision
    }

    /// The finding in some of its places; the likely ones and the findings with the same cause stay only if asked for.
    package func with(places: [Place], keepsOthers: Bool = true) -> Layout {
      Layout(
        view: view, places: places, likely: keepsOthers ? likely : [], isEverywhere: isEverywhere, decision: decision,
        others: keepsOthers ? others : [], doubt: doubt, series: series, place: place)
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

  /// The same finding with another severity.
  package func with(severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message, file: file, range: range, objectID: objectID, notes: notes,
      configurations: configurations, fixes: fixes, words: words, layout: layout)
  }

  /// The order of findings in all lists: file, range, rule, message.
  package static func inOrder(_ a: Finding, _ b: Finding) -> Bool {
    (a.file, a.range.lower, a.rule, a.message) < (b.file, b.range.lower, b.rule, b.message)
  }
}

/// A change of the file that removes a finding.
package struct Fix: Hashable, Sendable {
  /// The effects of a fix other than removing the finding.
  package enum Safety: String, Sendable {
    /// The document's behavior does not change.
    case safe
    /// The document may behave differently. Such a fix is applied only on request.
    case unsafe
  }

  /// The change as an imperative, in lower case and without a full stop.
  package let title: String
  package let safety: Safety
  /// The edits of the finding's file, which do not overlap.
  package let edits: [TextEdit]

  package init(_ title: String, _ safety: Safety, _ edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
