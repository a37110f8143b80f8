/// Which questions are put to a layout besides its frames. Each takes time of its own, so a command asks only for what
/// it reports.
package struct Diagnosis: Hashable, Sendable {
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    case conflicts, scrollContent, ties, ambiguity, clippedText, clippedLargerText, clippedTranslation, misplaced
    case outside, unsafeControls
  }

  private var topics: Set<Topic>
  /// How much longer than the text in the file a translation is taken to be, as a factor.
  package var translation: Double

  /// A translation that takes about a third more room. A choice of ours, of the size that pseudo-localization adds to
  /// English; not measured.
  package static let usualTranslation = 1.35

  package init(_ topics: some Sequence<Topic>, translation: Double = usualTranslation) {
    self.topics = Set(topics)
    self.translation = translation
  }

  package static let all = Diagnosis(Topic.allCases)
  /// Frames alone.
  package static let none = Diagnosis([])

  package var isNone: Bool { topics.isEmpty }

  package func asks(_ topic: Topic) -> Bool { topics.contains(topic) }

  /// Whether some topic is about where all views are, and not only about which rows contradict each other or about
  /// views stored elsewhere.
  package var needsFrames: Bool { !topics.isSubset(of: [.conflicts, .misplaced]) }

  /// What either asks; the factor of the one that asks about translations.
  package func union(_ other: Diagnosis) -> Diagnosis {
    Diagnosis(
      topics.union(other.topics), translation: other.asks(.clippedTranslation) ? other.translation : translation)
  }

  /// Without the questions of one topic.
  package func without(_ topic: Topic) -> Diagnosis {
    Diagnosis(topics.subtracting([topic]), translation: translation)
  }
}

extension LayoutIssue {
  /// The question that an issue answers; nil for what is reported unasked.
  package var topic: Diagnosis.Topic? {
    switch kind {
    case .conflict: .conflicts
    case .scrollContent: .scrollContent
    case .tie: .ties
    case .ambiguous: .ambiguity
    case .misplaced: .misplaced
    case .outside: .outside
    case .unsafe: .unsafeControls
    case .clipped:
      switch condition {
      case .none: .clippedText
      case .largerText: .clippedLargerText
      case .translation: .clippedTranslation
      }
    case .unsupported, .empty, .containers, .limit: nil
    }
  }
}
