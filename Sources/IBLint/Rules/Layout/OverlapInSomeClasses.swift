import IBLayout
import IBModel
import IBSource
import IBSyntax

/// Two texts or controls that cover each other on some of the screens.
struct OverlapInSomeClasses: LayoutRule {
  static let topic = Diagnosis.Topic.overlaps
  static let remedy = ": keep them apart with a constraint"
  static let series: Finding.Layout.Series? = .pairs

  static let info = RuleInfo(
    id: "overlap-in-some-classes", category: "layout", severity: .warning, since: "0.2",
    summary: "Two texts or controls overlap on some screens only.",
    rationale: """
      Each view is positioned from its own edge or from the middle of the screen, and they collide on a low or narrow
      screen. Constrain them to each other, or let them scroll. The rule does not report views that overlap on most
      screens or that constraints place relative to each other, which is intended, or views that code changes through
      outlets. It reports phones in landscape only if the project declares that the screen rotates.
      """,
    bad: example(top: 200), good: example(top: 40), isOnByDefault: false, report: .problem)

  private static func example(top: Int) -> String {
    Example.layout(
      Example.placed("button", "but-to-001", frame: "16 \(59 + top) 80 44")
        + #"<state key="normal" title="Top"/></button>"# + "\n"
        + Example.placed("button", "but-to-002", frame: "16 674 80 44")
        + #"<state key="normal" title="Bottom"/></button>"#,
      Example.constraint("cst-00-001", "but-to-001.top", "saf-e0-001.top", constant: top)
        + Example.constraint("cst-00-002", "but-to-001.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-003", "but-to-001.width", constant: 80)
        + Example.constraint("cst-00-004", "but-to-001.height", constant: 44)
        + Example.constraint("cst-00-005", "but-to-002.bottom", "saf-e0-001.bottom", constant: -100)
        + Example.constraint("cst-00-006", "but-to-002.leading", "saf-e0-001.leading", constant: 16)
        + Example.constraint("cst-00-007", "but-to-002.width", constant: 80)
        + Example.constraint("cst-00-008", "but-to-002.height", constant: 44))
  }

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.turningExample

  func isReported(_ finding: LayoutFindings.Entry, turns: Bool?) -> Bool {
    // Slight overlaps are among the other screens.
    let disjoint = finding.elsewhere.count - finding.unclear
    return disjoint > finding.unclear && disjoint >= finding.places.count && finding.isOnSomeScreens(turns: turns)
  }

  func isReported(_ issue: LayoutIssue, in subject: DocumentSubject) -> Bool {
    !issue.parties.contains { subject.document.places(issue.view, by: $0.id) }
      && !([issue.view] + issue.parties.map(\.id)).contains { Self.dependsOnText($0, subject) }
      && !subject.isSettledByCode(issue)
      // Code may show one of them at a time.
      && !([issue.view] + issue.parties.map(\.id)).contains(where: subject.isShownByCode)
      && (issue.statesInFile.isEmpty || !issue.statesInFile.allSatisfy(subject.code.reach))
  }

  /// Whether code replaces the text that fills the area of a view. The area of a text field with a border is its frame, and
  /// so is that of a text view.
  private static func dependsOnText(_ view: String?, _ subject: DocumentSubject) -> Bool {
    guard let element = view.flatMap({ subject.objects[$0] }) else { return false }
    let hasArea = element.name == .textView || element.name == .textField && (element[.borderStyle] ?? "none") != "none"
    return !hasArea && TextIssues.isSample(view, in: subject)
  }

  func decision(about issue: LayoutIssue, in subject: DocumentSubject) -> String? {
    ([issue.view] + issue.parties.map(\.id)).lazy.compactMap { subject.decision(about: $0) }.first
  }
}

extension Document {
  /// Whether constraints between two views place one by the other in both axes, as a button in a text field.
  fileprivate func places(_ view: String?, by other: String) -> Bool {
    guard case .view(let first)? = view.flatMap({ objects[$0] }), case .view(let second)? = objects[other] else {
      return false
    }
    let between = constraints.filter { constraint in
      constraint.first == .view(first) && constraint.second == .view(second)
        || constraint.first == .view(second) && constraint.second == .view(first)
    }
    let attributes = between.compactMap(\.firstAttribute).filter { $0 != .width && $0 != .height }
    return Set(attributes.map(Self.vertical.contains)).count > 1
  }
  private static let vertical: Set<LayoutConstraint.Attribute> = [
    .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline, .lastBaseline,
  ]
}
