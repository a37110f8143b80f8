import IBModel
import IBSource

/// Controls that are much wider than a finger or a text needs, most often on an iPad.
struct StretchedControls {
  let diagnosis: SceneDiagnosis

  /// In points. Chosen: a third more than the widest phone in portrait.
  private static let widestButton = 500.0

  func issues() -> [LayoutIssue] {
    let scene = diagnosis.scene
    guard case .root = scene.views[0].role else { return [] }
    return scene.views.indices.compactMap { view in
      guard scene.isShown(view), scene.views[view].role != .barItem, let most = most(scene.views[view].kind),
        let width = diagnosis.layouts[view].frame?.width, width > most
      else { return nil }
      return issue(view, width)
    }
  }

  private func most(_ kind: ViewKind) -> Double? {
    switch kind {
    case .button, .segmentedControl, .stepper: Self.widestButton
    case .textField: ReadableWidth.limit(textSize: diagnosis.scene.configuration.textSize)
    default: nil
    }
  }

  private func issue(_ view: Int, _ width: Double) -> LayoutIssue {
    let id = diagnosis.scene.views[view].id
    var issue = LayoutIssue(
      .stretched, view: id, axis: .width,
      words: "\(id, named: diagnosis.scene.document.name(of: id)) is \(points: width, "width") points wide")
    issue.brief = "is \(points: width, "width") pt wide"
    issue.isDoubtful = !diagnosis.isCertain(view, .width, within: 0)
    return issue
  }
}
