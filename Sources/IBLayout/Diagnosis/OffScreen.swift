import IBModel
import IBSource

/// Texts and controls that extend beyond an edge of the screen, where no view scrolls them into sight.
///
/// A screen in a sheet or a container ends where its root view does. Of a label, the part that its text fills counts. The
/// rule that reports them compares the screens: a view beyond an edge of all of them is meant to be there, for example
/// until an animation moves it.
struct OffScreen {
  let diagnosis: SceneDiagnosis

  /// In points: people hardly see a smaller cut. Chosen, not measured.
  private static let tolerance = 8.0

  func issues() -> [LayoutIssue] {
    guard case .root = diagnosis.scene.views[0].role, let screen = diagnosis.layouts[0].inWindow else { return [] }
    let issues = diagnosis.seen(and: [.datePicker, .pickerView]).compactMap {
      view -> (view: Int, edge: ScreenEdge, issue: LayoutIssue)? in
      guard let frame = diagnosis.layouts[view].inWindow, frame.width > 0, frame.height > 0,
        frame.edgeBeyond(screen, by: Self.tolerance) != nil, !diagnosis.scrolls(view),
        let (edge, reach) = diagnosis.shownArea(of: view, frame).edgeBeyond(screen, by: Self.tolerance)
      else { return nil }
      return (view, edge, issue(view, reach, beyond: edge))
    }
    if issues.isEmpty { return [] }
    let conflicted = Dictionary(
      uniqueKeysWithValues: Set(issues.map(\.edge.axis)).map { ($0, diagnosis.conflicted(on: $0)) })
    return issues.map { view, edge, issue in
      var issue = issue
      issue.isConsequence = conflicted[edge.axis]?.contains(view) == true
      return issue
    }
  }

  private func issue(_ view: Int, _ reach: Double, beyond edge: ScreenEdge) -> LayoutIssue {
    let id = diagnosis.scene.views[view].id
    let verb = edge == .bottom || edge == .right ? "ends" : "begins"
    var issue = LayoutIssue(
      .offScreen, view: id, axis: edge.axis.position,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) \(verb) \(points: reach, "beyond") points "
        + "\(edge.direction) the screen\(edge == .bottom ? ", and no view scrolls" : "")")
    issue.brief =
      "\(verb) \(points: reach, "beyond") pt \(edge.direction) the screen\(edge == .bottom ? ", no view scrolls" : "")"
    // One change would put all views beyond an edge right.
    issue.parties = [LayoutIssue.Party(id: diagnosis.scene.views[0].id, words: "", isOfFile: true, edge: edge)]
    issue.isDoubtful = !diagnosis.isCertain(view, edge.axis.position, within: 0)
    return issue
  }
}

extension Rect {
  /// The edge of an outer rectangle that this one exceeds most, if by more than `tolerance` points, and by how many.
  func edgeBeyond(_ outer: Rect, by tolerance: Double) -> (edge: ScreenEdge, reach: Double)? {
    let beyond = distances(beyond: outer)
    let edges: [(edge: ScreenEdge, reach: Double)] = [
      (.left, beyond.left), (.top, beyond.top), (.right, beyond.right), (.bottom, beyond.bottom),
    ]
    return edges.max { $0.reach < $1.reach }.flatMap { $0.reach > tolerance ? $0 : nil }
  }

  /// By how many points this rectangle extends beyond each edge of an outer one; less than 0 inside it.
  func distances(beyond outer: Rect) -> Insets {
    Insets(top: outer.y - y, left: outer.x - x, bottom: maxY - outer.maxY, right: maxX - outer.maxX)
  }

  /// Whether this rectangle is entirely outside the other.
  func isBeyond(_ outer: Rect) -> Bool {
    maxX <= outer.x || maxY <= outer.y || x >= outer.maxX || y >= outer.maxY
  }
}
