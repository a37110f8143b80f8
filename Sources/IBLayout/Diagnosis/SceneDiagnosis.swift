import IBContent
import IBModel

/// Issues that need the frames of a whole scene: views that are not visible, and controls under bars and housings.
struct SceneDiagnosis {
  let scene: ResolvedScene
  /// By local index, like `scene.views`.
  let layouts: [ViewLayout]
  let islands: [SolvedIsland]
  let diagnosis: Diagnosis

  /// In points. A smaller part beyond an edge is not visible.
  static let tolerance = 1.0

  func issues() -> [LayoutIssue] {
    let checks: [(topic: Diagnosis.Topic, issues: () -> [LayoutIssue])] = [
      (.outside, OutsideViews(diagnosis: self).issues),
      (.unsafeControls, UnsafeControls(diagnosis: self).issues),
      (.smallTargets, SmallTargets(diagnosis: self).issues),
      (.contrast, { TextContrast(diagnosis: self).issues() }),
      (.readingOrder, { ReadingOrder(diagnosis: self).issues() }),
      (.offScreen, OffScreen(diagnosis: self).issues),
      (.squeezed, SqueezedViews(diagnosis: self).issues),
      (.overlaps, Overlaps(diagnosis: self).issues),
      (.stretched, StretchedControls(diagnosis: self).issues),
      (.longLines, LongLines(diagnosis: self).issues),
    ]
    return checks.filter { diagnosis.asks($0.topic) }.flatMap { $0.issues() }
  }

  /// Whether the model determines the position of a view within an outer one, along the axis of a coordinate: no view
  /// in between keeps its stored frame, is placed by a bar, or depends on a size that an app may change.
  func isCertain(_ view: Int, _ coordinate: FrameCoordinate, within outer: Int) -> Bool {
    if outer == 0, scene.isFreeform { return false }
    let axis: Axis = Axis.horizontal.contains(coordinate) ? .horizontal : .vertical
    var current: Int? = view
    while let index = current {
      guard scene.views[index].role != .barItem, !scene.views[index].kind.isBar else { return false }
      guard scene.views[index].isFixedFrame || !layouts[index].kept.contains(where: axis.contains) else { return false }
      if index == outer { break }
      current = scene.views[index].parent
    }
    guard let island = islands.last(where: { $0.members.contains(view) }), island.isStoredSize else {
      return true
    }
    return [axis.position, axis.length].allSatisfy { island.isSteady(view, $0) } && island.isSteady(outer, axis.length)
  }

  /// The views whose constraints conflict on an axis, and all views inside them. Which constraint UIKit breaks is not
  /// documented, so their frames are only one possibility. Keyline reports the conflict instead.
  func conflicted(on axis: Axis) -> Set<Int> {
    let rows = islands.flatMap { $0.solution.system.conflicts }.flatMap(\.members)
    let ids = Set(rows.compactMap { if case .document(let id) = $0.origin { id } else { nil } })
    if ids.isEmpty { return [] }
    var views: Set<Int> = []
    for constraint in scene.constraints where ids.contains(constraint.id) && constraint.firstAttribute.axis == axis {
      guard let second = constraint.second else {
        if case .view(let view) = constraint.first { views.insert(view) }
        continue
      }
      // The view that has the constraint stays; the other view should be at its edge.
      for case .view(let view) in [constraint.first, second] where view != constraint.holder { views.insert(view) }
    }
    // A superview comes before its subviews.
    for (view, resolved) in scene.views.enumerated() {
      if let outer = resolved.parent, views.contains(outer) { views.insert(view) }
    }
    return views
  }

  /// The visible texts and controls, and the views of the `others` kinds, that show something without code.
  func seen(and others: Set<ViewKind> = []) -> [Int] {
    let kinds = Self.seenKinds.union(others)
    return scene.views.indices.filter { view in
      let resolved = scene.views[view]
      guard kinds.contains(resolved.kind), resolved.role != .barItem, scene.isShown(view) else { return false }
      switch resolved.kind {
      case .label: return resolved.hasText
      case .button: return resolved.control.label?.isEmpty == false || resolved.control.image != nil
      default: return true
      }
    }
  }

  private static let seenKinds: Set<ViewKind> = [
    .label, .button, .textField, .textView, .switch, .slider, .segmentedControl, .stepper,
  ]

  /// The visible part of a text's or control's frame: for a label or a text field without a border, the part that the
  /// text fills.
  func shownArea(of view: Int, _ frame: Rect) -> Rect {
    var area = frame
    guard let context = islands.first?.input.intrinsics,
      let (text, maximumLines, alignment) = text(of: scene.views[view].control, in: context)
    else { return area }
    let size = context.text.size(
      of: text.runs, width: text.wraps ? area.width : nil, maximumLines: maximumLines)
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    switch alignment {
    case .left: break
    case .center: area.x += (area.width - width) / 2
    case .right: area.x += area.width - width
    }
    area.y += (area.height - height) / 2
    area.width = width
    area.height = height
    return area
  }

  /// The text of a control that shows only text: a label, or a text field without a border.
  private func text(
    of control: any Control, in context: IntrinsicContext
  ) -> (text: FittedText, maximumLines: Int, alignment: TextAlignment)? {
    switch control {
    case let label as Label:
      label.fittedText(in: context).map { ($0, label.content.maximumLines, label.content.alignment) }
    case let field as TextField where field.content.border == .none:
      (field.shownText(in: context), 1, field.content.alignment)
    default: nil
    }
  }

  /// Whether scrolling moves the view: it is inside a scroll view, table, collection view or cell.
  func scrolls(_ view: Int) -> Bool { scroller(of: view) != nil }

  /// The innermost scroll view, table, collection view or cell around a view.
  func scroller(of view: Int) -> Int? {
    guard let parent = scene.views[view].parent else { return nil }
    return scene.nearest(from: parent) { view in
      view.kind.scrolls || view.kind.isCell || view.customClass?.contains("Scroll") == true
    }
  }
}

extension ResolvedView {
  /// Whether the view's text in the file is more than white space.
  var hasText: Bool { control.label?.contains { !$0.isWhitespace } ?? false }
}
