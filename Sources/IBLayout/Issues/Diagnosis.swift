/// The topics to check in a layout besides its frames. Each takes time, so a command requests only the topics that it
/// reports.
package struct Diagnosis: Hashable, Sendable {
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    case conflicts, scrollContent, ties, ambiguity, clippedText, clippedLargerText, clippedTranslation, misplaced
    case outside, unsafeControls
    case clippedAccessibilityText, smallTargets, contrast, readingOrder
    case offScreen, squeezed, overlaps, stretched, longLines

    /// Whether only rules request the topic. It concerns people instead of constraints: accessibility, a screen's look
    /// compared with others, or texts that the document does not have.
    var isOnlyForRules: Bool {
      switch self {
      case .clippedAccessibilityText, .smallTargets, .contrast, .readingOrder: true
      case .clippedLargerText, .clippedTranslation: true
      case .offScreen, .squeezed, .overlaps, .stretched, .longLines: true
      default: false
      }
    }
  }

  private var topics: Set<Topic>
  /// The assumed length of a translation, as a multiple of the text in the file.
  package var translation: Double

  /// A translation that is about a third longer: the amount that pseudo-localization adds to English. Chosen, not
  /// measured.
  package static let usualTranslation = 1.35

  package init(
    _ topics: some Sequence<Topic>, translation: Double = usualTranslation
  ) {
    self.topics = Set(topics)
    self.translation = translation
  }

  /// All topics except those that only rules request.
  package static let all = Diagnosis(Topic.allCases.filter { !$0.isOnlyForRules })
  /// Only frames.
  package static let none = Diagnosis([])

  package var isNone: Bool { topics.isEmpty }

  package func asks(_ topic: Topic) -> Bool { topics.contains(topic) }

  /// Whether some topic needs the frames of all views, instead of only contradictions between rows or stored frames.
  package var needsFrames: Bool { !topics.isSubset(of: [.conflicts, .misplaced]) }

  /// The topics of both, with the translation factor of the diagnosis that asks about translations.
  package func union(_ other: Diagnosis) -> Diagnosis {
    Diagnosis(
      topics.union(other.topics), translation: other.asks(.clippedTranslation) ? other.translation : translation)
  }

  package func without(_ topic: Topic) -> Diagnosis {
    Diagnosis(topics.subtracting([topic]), translation: translation)
  }
}

extension LayoutIssue {
  /// The topic of an issue; nil for an issue that is always reported.
  package var topic: Diagnosis.Topic? {
    switch kind {
    case .conflict: .conflicts
    case .scrollContent: .scrollContent
    case .tie: .ties
    case .ambiguous: .ambiguity
    case .misplaced: .misplaced
    case .outside: .outside
    case .unsafe: .unsafeControls
    case .smallTarget: .smallTargets
    case .contrast: .contrast
    case .readingOrder: .readingOrder
    case .offScreen: .offScreen
    case .squeezed: .squeezed
    case .overlap: .overlaps
    case .stretched: .stretched
    case .longLine: .longLines
    case .clipped:
      switch condition {
      case .none: .clippedText
      case .largerText: .clippedLargerText
      case .accessibilityText: .clippedAccessibilityText
      case .translation: .clippedTranslation
      }
    case .unsupported, .empty, .containers, .limit: nil
    }
  }
}
