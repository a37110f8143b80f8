import IBContent
import IBModel

/// Views that are not visible, or only in part, because of their position.
///
/// Steps: 1. a view that extends beyond a superview that clips (`clipsSubviews`); 2. a view of a controller's scene
/// that is entirely outside the scene's root view. A view that merely crosses an edge of the screen is not reported,
/// because backgrounds do so. Views that scroll are not reported, nor are views inside one that was.
struct OutsideViews {
  let diagnosis: SceneDiagnosis

  private var scene: ResolvedScene { diagnosis.scene }

  func issues() -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    var isNamed = Array(repeating: false, count: scene.views.count)
    for (view, resolved) in scene.views.enumerated() {
      guard let parent = resolved.parent else { continue }
      isNamed[view] = isNamed[parent]
      guard !isNamed[view], scene.isShown(view), let issue = issue(view, in: parent) else { continue }
      isNamed[view] = true
      issues.append(issue)
    }
    return issues
  }

  private func issue(_ view: Int, in parent: Int) -> LayoutIssue? {
    guard !scene.views[parent].kind.scrolls, let frame = diagnosis.layouts[view].frame,
      let outer = diagnosis.layouts[parent].frame, frame.width > 0, frame.height > 0
    else { return nil }
    let id = scene.views[view].id
    // 1.
    if scene.views[parent].style.clipsSubviews == true {
      let bounds = Rect(x: 0, y: 0, width: outer.width, height: outer.height)
      if let (edge, _) = frame.edgeBeyond(bounds, by: SceneDiagnosis.tolerance) {
        let isPartial = !frame.isBeyond(bounds)
        var issue = LayoutIssue(
          .outside, view: id, axis: edge.axis.position,
          message: "\(scene.document.name(of: id)) is \(isPartial ? "partly" : "completely") beyond the "
            + "\(edge.rawValue) edge of \(scene.document.name(of: scene.views[parent].id)), which clips it")
        issue.isPartial = isPartial
        issue.isDoubtful = !diagnosis.isCertain(view, edge.axis.position, within: parent)
        return issue
      }
    }
    // 2.
    guard case .root = scene.views[0].role, !diagnosis.scrolls(view), let window = diagnosis.layouts[0].inWindow,
      let place = diagnosis.layouts[view].inWindow, place.isBeyond(window),
      let (edge, _) = place.edgeBeyond(window, by: SceneDiagnosis.tolerance)
    else { return nil }
    var issue = LayoutIssue(
      .outside, view: id, axis: edge.axis.position,
      message: "\(scene.document.name(of: id)) is beyond the \(edge.rawValue) edge of the screen")
    issue.isDoubtful = !diagnosis.isCertain(view, edge.axis.position, within: 0)
    return issue
  }
}
