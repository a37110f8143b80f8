import IBLayout
import IBModel
import IBSource
import IBSyntax

struct ZeroLength: Rule {
  static let info = RuleInfo(
    id: "zero-length", category: "constraints", severity: .warning, since: "0.2",
    summary: "A constraint without an outlet fixes the width or height of a visible view at 0.",
    rationale: """
      The view is never visible. Usually someone cleared the constant by accident. Enter a length, or delete the
      constraint. The rule does not report a length of 0 that code can change through an outlet, that applies only in
      some size classes, or that has a lower priority than others, nor a view without content.
      """,
    bad: Example.xib(example("0")), good: Example.xib(example("44")), isOnByDefault: false,
    offBecause: "in 46 projects it found nothing")

  private static func example(_ constant: String) -> String {
    """
    <label text="Total" id="lab-el-001">
        <constraints>
            <constraint firstAttribute="width" constant="\(constant)" id="wid-th-001"/>
        </constraints>
    </label>
    """
  }

  private static let plainViews: Set<Name> = [.view, .containerView, .stackView, .scrollView]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for constraint in subject.document.constraints {
      guard let attribute = constraint.firstAttribute, attribute == .width || attribute == .height,
        constraint.second == nil, constraint.relation != .greaterThanOrEqual, !constraint.isPlaceholder,
        !constraint.isSymbolic, constraint.element.number(.constant) ?? 0 == 0, constraint.priority ?? 1000 >= 1000,
        case .view(let index) = constraint.first, isVisible(index, subject), isFinal(constraint, subject)
      else { continue }
      let view = subject.document.name(ofView: index)
      let word = attribute == .width ? "width" : "height"
      reporter.report(
        "\(view) has a \(word) of 0 and is never visible: enter a length, or delete the constraint",
        at: constraint.element)
    }
  }

  /// Whether nothing but the constraint decides the length: no outlet, no identifier for code, no variation.
  private func isFinal(_ constraint: LayoutConstraint, _ subject: DocumentSubject) -> Bool {
    !subject.code.reach(constraint.id) && !constraint.element.has(.identifier)
      && subject.document.variations(of: constraint.element).isEmpty
      && subject.installation.active(constraint) == .all
  }

  /// Whether the view would show something.
  private func isVisible(_ index: Int, _ subject: DocumentSubject) -> Bool {
    let view = subject.document.views[index].element
    if view.flag(.hidden) == true || subject.code.reach(view[.id]) { return false }
    if !Self.plainViews.contains(view.name) { return true }
    return view.name != .containerView && subject.document.endOfSubtree(index) > index + 1
  }
}
