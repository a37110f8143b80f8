import IBModel
import IBSource

/// Controls under a bar, the sensor housing or the home indicator, where touches may not reach them.
///
/// A control is covered if its own safe area has an inset on an edge (Apple's Human Interface Guidelines, Layout: keep
/// controls within the safe area). A control that extends under two opposite edges fills the screen on purpose, and one
/// that scrolls can be moved out. A control whose center is covered is hard to touch; if only an edge is covered, the
/// rest can be touched.
struct UnsafeControls {
  let diagnosis: SceneDiagnosis

  func issues() -> [LayoutIssue] {
    let scene = diagnosis.scene
    guard case .root = scene.views[0].role else { return [] }
    return scene.views.indices.compactMap { view in
      guard Self.kinds.contains(scene.views[view].kind), scene.isShown(view), !diagnosis.scrolls(view),
        let frame = diagnosis.layouts[view].frame, frame.width > 0, frame.height > 0
      else { return nil }
      return issue(view, frame.size, covered: diagnosis.layouts[view].safeArea)
    }
  }

  private static let kinds: [ViewKind] = [.button, .switch, .textField, .slider, .segmentedControl, .stepper]

  private func issue(_ view: Int, _ size: Size, covered: Insets) -> LayoutIssue? {
    let edges: [(name: String, coordinate: FrameCoordinate, depth: Double, opposite: Double)] = [
      ("top", .y, covered.top, covered.bottom), ("left", .x, covered.left, covered.right),
      ("bottom", .y, covered.bottom, covered.top), ("right", .x, covered.right, covered.left),
    ]
    let edge = edges.first { $0.depth > SceneDiagnosis.tolerance && $0.opposite <= SceneDiagnosis.tolerance }
    guard let edge else { return nil }
    let id = diagnosis.scene.views[view].id
    var issue = LayoutIssue(
      .unsafe, view: id, axis: edge.coordinate,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) is outside the safe area at the \(edge.name), by "
        + "\(points: edge.depth, "covered") points")
    let length = edge.coordinate == .x ? size.width : size.height
    issue.brief =
      edge.depth >= length
      ? "is outside the safe area at the \(edge.name), by \(points: edge.depth, "covered") pt"
      : "has \(points: edge.depth, "covered") of \(points: length, "has") pt outside the safe area at the \(edge.name)"
    issue.isPartial = edge.depth * 2 <= (edge.coordinate == .x ? size.width : size.height)
    issue.isAtTop = edge.name == "top"
    issue.isDoubtful = !diagnosis.isCertain(view, edge.coordinate, within: 0)
    return issue
  }
}
