import IBModel
import IBSource

/// Texts, controls, images and scroll views without a width or a height; only the outermost of nested ones.
///
/// The rule that reports them compares the screens: if a view has no size on any screen, code gives it one.
struct SqueezedViews {
  let diagnosis: SceneDiagnosis

  /// In points.
  private static let least = 1.0

  private static let kinds: Set<ViewKind> = [
    .button, .textField, .textView, .switch, .slider, .segmentedControl, .stepper, .imageView, .scrollView,
    .tableView, .collectionView, .datePicker, .pickerView, .searchBar, .mapView, .wkWebView, .webView,
  ]

  func issues() -> [LayoutIssue] {
    let meant = meant
    var issues = diagnosis.scene.views.indices.dropFirst().compactMap {
      view -> (view: Int, axis: Axis, issue: LayoutIssue)? in
      let resolved = diagnosis.scene.views[view]
      return isJudged(resolved) && diagnosis.scene.isShown(view) ? issue(view, meant).map { (view, $0, $1) } : nil
    }
    if issues.isEmpty { return [] }
    let open = issues.filter(\.issue.isDoubtful).map { ($0.view, $0.axis) }
    for shared in SharedShortages(diagnosis: diagnosis).issues(of: open) {
      issues.removeAll { $0.axis == shared.axis && shared.views.contains($0.view) }
      let besides = Set(shared.views.map { diagnosis.scene.views[$0].parent })
      func isNeighbor(_ view: Int, _ axis: Axis) -> Bool {
        axis == shared.axis && besides.contains(diagnosis.scene.views[view].parent)
      }
      let flat = issues.filter { isNeighbor($0.view, $0.axis) }.map(\.view)
      issues.removeAll { isNeighbor($0.view, $0.axis) }
      issues.append((shared.views[0], shared.axis, adding(flat, to: shared.issue)))
    }
    return issues.map(\.issue)
  }

  /// A shortage, with its neighbors that get no length at all.
  private func adding(_ flat: [Int], to shortage: LayoutIssue) -> LayoutIssue {
    guard !flat.isEmpty, let brief = shortage.brief else { return shortage }
    let document = diagnosis.scene.document
    let names = flat.map { view -> Message in
      let id = diagnosis.scene.views[view].id
      return "\(id, named: document.name(of: id))"
    }
    let addition = "; " + Message.list(names, atMost: Self.longestList) + (flat.count == 1 ? " gets none" : " get none")
    var issue = shortage
    issue.isPartial = false
    issue.neighborsWithout = flat.map { diagnosis.scene.views[$0].id }
    issue.words = shortage.words + addition
    // On another screen, all neighbors may have a length.
    issue.briefs = [Finding.Layout.Brief(brief + addition), Finding.Layout.Brief(brief)]
    return issue
  }

  /// The most views without a length that a shortage names.
  private static let longestList = 2

  /// A label without text shows nothing. A view with a class of the app most often draws something; if it has no subviews,
  /// the class decides its content and size.
  private func isJudged(_ view: ResolvedView) -> Bool {
    if view.kind == .label { return view.hasText }
    return Self.kinds.contains(view.kind) || view.kind == .view && view.customClass != nil && !view.children.isEmpty
  }

  private func issue(_ view: Int, _ meant: [Axis: Set<Int>]) -> (Axis, LayoutIssue)? {
    let scene = diagnosis.scene
    guard let frame = diagnosis.layouts[view].frame,
      let axis = [Axis.vertical, .horizontal].first(where: { isFlat(frame, $0) }), !isInside(view, axis),
      meant[axis]?.contains(view) != true
    else { return nil }
    let id = scene.views[view].id
    let coordinate = axis.length
    var issue = LayoutIssue(
      .squeezed, view: id, axis: coordinate,
      words: "\(id, named: scene.document.name(of: id)) has no \(coordinate.rawValue)")
    issue.brief = "has no \(coordinate.rawValue)"
    issue.isDoubtful = !diagnosis.isCertain(view, coordinate, within: 0)
    return (axis, issue)
  }

  private func isFlat(_ frame: Rect, _ axis: Axis) -> Bool { frame[axis.length] < Self.least }

  /// The views whose length a constraint of this configuration sets to zero.
  private var meant: [Axis: Set<Int>] {
    var meant: [Axis: Set<Int>] = [:]
    for constraint in diagnosis.scene.constraints where constraint.second == nil && constraint.constant < Self.least {
      guard case .view(let view) = constraint.first else { continue }
      for axis in Axis.allCases where constraint.firstAttribute.rawValue == axis.length.rawValue {
        meant[axis, default: []].insert(view)
      }
    }
    return meant
  }

  /// Whether a superview is squeezed too, which squeezes the view. A stack view shows nothing but its views.
  private func isInside(_ view: Int, _ axis: Axis) -> Bool {
    var current = diagnosis.scene.views[view].parent
    while let outer = current {
      let isStack = diagnosis.scene.views[outer].stack != nil
      if !isStack, let frame = diagnosis.layouts[outer].frame, isFlat(frame, axis) { return true }
      current = diagnosis.scene.views[outer].parent
    }
    return false
  }
}
