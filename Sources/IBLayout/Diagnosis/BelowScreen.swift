import IBModel
import IBSource

/// Texts and controls that end below the screen, where no view scrolls them into sight.
///
/// A screen in a sheet or a container ends where its root view does. The rule that reports them compares the screens: a
/// view below all of them is meant to be there, for example until an animation moves it up.
struct BelowScreen {
  let diagnosis: SceneDiagnosis

  /// In points: people hardly see a smaller cut. Chosen, not measured.
  private static let tolerance = 8.0

  func issues() -> [LayoutIssue] {
    guard case .root = diagnosis.scene.views[0].role, let screen = diagnosis.layouts[0].inWindow else { return [] }
    let issues = diagnosis.seen.compactMap { view -> (Int, LayoutIssue)? in
      guard let frame = diagnosis.layouts[view].inWindow, frame.maxY > screen.maxY + Self.tolerance,
        frame.width > 0, frame.height > 0, !diagnosis.scrolls(view)
      else { return nil }
      return (view, issue(view, below: frame.maxY - screen.maxY))
    }
    if issues.isEmpty { return [] }
    let conflicted = diagnosis.conflicted(on: .vertical)
    return issues.map { view, issue in
      var issue = issue
      issue.isConsequence = conflicted.contains(view)
      return issue
    }
  }

  private func issue(_ view: Int, below: Double) -> LayoutIssue {
    let id = diagnosis.scene.views[view].id
    var issue = LayoutIssue(
      .belowScreen, view: id, axis: .y,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) ends \(points: below, "below") points below the "
        + "screen, and no view scrolls")
    issue.brief = "ends \(points: below, "below") pt below the screen, no view scrolls"
    // One scroll view would put all of a scene right.
    issue.parties = [LayoutIssue.Party(id: diagnosis.scene.views[0].id, words: "", isOfFile: true)]
    issue.isDoubtful = !diagnosis.isCertain(view, .y, within: 0)
    return issue
  }
}
