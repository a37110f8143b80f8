import IBModel
import IBSource

/// Controls that are smaller than a finger needs.
///
/// The check uses the frame in the layout, because the document does not show how code enlarges the touch area.
struct SmallTargets {
  let diagnosis: SceneDiagnosis

  /// In points, on both axes (Apple's Human Interface Guidelines, Accessibility: a control is at least 44 × 44 points;
  /// WCAG 2.5.5 has the same number).
  static let leastSide = 44.0

  func issues() -> [LayoutIssue] {
    diagnosis.scene.views.indices.compactMap(issue)
  }

  /// The system sets the height of a switch, a stepper and a segmented control, so only buttons are checked.
  private func issue(_ view: Int) -> LayoutIssue? {
    let scene = diagnosis.scene
    let resolved = scene.views[view]
    guard resolved.kind == .button, resolved.customClass == nil, resolved.role != .barItem, scene.isShown(view),
      let size = diagnosis.layouts[view].frame?.size, size.width > 0, size.height > 0
    else { return nil }
    let small = [(FrameCoordinate.width, size.width), (.height, size.height)].filter { coordinate, length in
      length < Self.leastSide - SceneDiagnosis.tolerance && !diagnosis.layouts[view].kept.contains(coordinate)
    }
    guard let first = small.first else { return nil }
    return LayoutIssue(
      .smallTarget, view: resolved.id, axis: first.0,
      words: "\(resolved.id, named: scene.document.name(of: resolved.id)) is \(points: size.width, "target") × "
        + "\(points: size.height, "target") points, smaller than the recommended touch target of "
        + "\(Wording.points(Self.leastSide)) × \(Wording.points(Self.leastSide))")
  }
}
