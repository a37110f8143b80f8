import IBLayout
import IBModel
import IBSource
import IBSyntax

struct ContradictingConstraints: Rule {
  static let info = RuleInfo(
    id: "contradicting-constraints", category: "constraints", severity: .warning, since: "0.1", platforms: .all,
    summary: "Two required constraints contradict each other.",
    rationale: """
      When the app loads the view, the system breaks one of the two constraints and logs "Unable to simultaneously
      satisfy constraints". Which one it breaks is undefined. Delete one, or give it a priority below 1000. Constraints
      that are never installed together do not contradict each other.
      """,
    bad: Example.xib(example(priority: "")), good: Example.xib(example(priority: #" priority="999""#)))

  private static func example(priority: String) -> String {
    """
    <view id="iN0-l3-epB">
        <constraints>
            <constraint firstAttribute="width" constant="40" id="wid-th-001"/>
            <constraint firstAttribute="width"\(priority) constant="60" id="wid-th-002"/>
        </constraints>
    </view>
    """
  }

  private struct Stated {
    let constraint: LayoutConstraint
    let meaning: ConstraintMeaning
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let document = subject.document
    let installation = subject.installation
    var stated: [ConstraintMeaning.Sides: [Stated]] = [:]
    for constraint in document.constraints {
      guard let meaning = ConstraintMeaning(constraint, in: document), meaning.priority == 1000 else { continue }
      let earlier = stated[meaning.sides, default: []]
      // One contradiction is enough; a hostile file may have thousands.
      let other = earlier.first {
        Self.exclude($0.meaning, meaning)
          && !installation.active($0.constraint).isDisjoint(with: installation.active(constraint))
      }
      // Code can deactivate a constraint that an outlet refers to.
      if let other, !subject.code.reach(constraint.id), !subject.code.reach(other.constraint.id) {
        reporter.report(
          "constraint \(document.words(for: constraint)) contradicts \(document.words(for: other.constraint)), so "
            + "the system breaks one of them: delete one, or lower its priority",
          at: constraint.element,
          notes: [.init("the other constraint is here", at: other.constraint.element.startTagRange)])
      }
      if earlier.count < Self.comparisons {
        stated[meaning.sides, default: []].append(Stated(constraint: constraint, meaning: meaning))
      }
    }
  }

  /// The most constraints with the same anchors that one is compared with.
  private static let comparisons = 16

  /// In points: less than half of one is not seen.
  private static let tolerance = 0.5

  /// Whether no value satisfies both.
  private static func exclude(_ a: ConstraintMeaning, _ b: ConstraintMeaning) -> Bool {
    let lower = max(a.lowerBound, b.lowerBound)
    let upper = min(a.upperBound, b.upperBound)
    return lower - upper > Self.tolerance
  }
}

extension ConstraintMeaning {
  fileprivate var lowerBound: Double { relation == .lessThanOrEqual ? -.infinity : constant }
  fileprivate var upperBound: Double { relation == .greaterThanOrEqual ? .infinity : constant }
}
