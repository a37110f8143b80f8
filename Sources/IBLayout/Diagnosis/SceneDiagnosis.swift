import IBContent
import IBModel
import IBSource

/// Issues that need the frames of a whole scene: views that are not visible, and controls under bars and housings.
struct SceneDiagnosis {
  let scene: ResolvedScene
  /// By local index, like `scene.views`.
  let layouts: [ViewLayout]
  let islands: [SolvedIsland]
  let diagnosis: Diagnosis
  let layers: OpaqueLayers
  /// For each view, the innermost island that has it as a member; -1 without one.
  private let islandOfView: [Int]

  /// In points. A smaller part beyond an edge is not visible.
  static let tolerance = 1.0

  init(scene: ResolvedScene, layouts: [ViewLayout], islands: [SolvedIsland], diagnosis: Diagnosis) {
    (self.scene, self.layouts, self.islands, self.diagnosis) = (scene, layouts, islands, diagnosis)
    layers = OpaqueLayers(scene, layouts)
    var islandOfView = [Int](repeating: -1, count: scene.views.count)
    for (place, island) in islands.enumerated() {
      for view in island.members { islandOfView[view] = place }
    }
    self.islandOfView = islandOfView
  }

  func issues() -> [LayoutIssue] {
    let checks: [(topic: Diagnosis.Topic, issues: () -> [LayoutIssue])] = [
      (.outside, OutsideViews(diagnosis: self).issues),
      (.unsafeControls, UnsafeControls(diagnosis: self).issues),
      (.smallTargets, SmallTargets(diagnosis: self).issues),
      (.contrast, { TextContrast(diagnosis: self).issues() }),
      (.readingOrder, { ReadingOrder(diagnosis: self).issues() }),
      (.offScreen, OffScreen(diagnosis: self).issues),
      (.squeezed, SqueezedViews(diagnosis: self).issues),
      (.overlaps, { Overlaps(diagnosis: self).issues() }),
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
    guard islandOfView[view] >= 0, islands[islandOfView[view]].isStoredSize else { return true }
    let island = islands[islandOfView[view]]
    return [axis.position, axis.length].allSatisfy { island.isSteady(view, $0) } && island.isSteady(outer, axis.length)
  }

  // MARK: - Consequences of conflicts

  /// The issues of the scene and of its islands, with the consequences of conflicts marked. Which constraint UIKit breaks
  /// is not documented, so the frames of these views are only one possibility. Keyline reports the conflict instead.
  ///
  /// - Parameter contested: the views of `contested()`.
  func marked(_ issues: [LayoutIssue], by contested: [(axis: Axis, views: Set<Int>)]) -> [LayoutIssue] {
    if contested.isEmpty, layers.isEmpty { return issues }
    let views = contested.map { axis, views in (axis, Set(views.map { scene.views[$0].id })) }
    let constraints = constraintsInConflicts(issues)
    let numbers =
      issues.contains { $0.topic == .clippedText || $0.kind == .conflict }
      ? Dictionary(scene.views.indices.map { (scene.views[$0].id, $0) }, uniquingKeysWith: { first, _ in first }) : [:]
    return issues.map { issue in
      var issue = issue
      if issue.kind == .conflict {
        let members = issue.constraints.flatMap { constraints[$0] ?? [] }
        let own = members.flatMap(placedViews)
        let broken = (issue.rejected?.id).flatMap { constraints[$0] } ?? []
        issue.isUnseen = areCovered(own) || broken.contains(where: shapesTitle) || members.contains(where: collapses)
        issue.isHidden = !own.isEmpty && !own.contains(where: scene.isShown)
        keepVisible(&issue, numbers)
      }
      guard let topic = issue.topic, Self.restOnFrames.contains(topic) else { return issue }
      if topic == .clippedText { issue.isUnseen = issue.view.flatMap { numbers[$0] }.map { areCovered([$0]) } ?? false }
      // Views cover each other in both dimensions.
      let own = topic == .overlaps ? [issue.view] + issue.parties.map(\.id) : [issue.view]
      issue.isConsequence = views.contains { axis, conflicted in
        (topic == .overlaps || issue.axis.map { axis.contains($0) } ?? true)
          && own.contains { $0.map(conflicted.contains) == true }
      }
      return issue
    }
  }

  /// Leaves out the sentences about hidden views. If the others are only about a view around them, people see the conflict only
  /// if code shows them.
  private func keepVisible(_ issue: inout LayoutIssue, _ numbers: [String: Int]) {
    let subjects = issue.briefs.map { $0.words.subject.flatMap { numbers[$0] } }
    guard let first = subjects.first ?? nil, !scene.isShown(first) else { return }
    let visible = issue.briefs.indices.filter { index in
      subjects[index].map { scene.isShown($0) && !scene.isInside(first, $0) } ?? false
    }
    if visible.isEmpty { issue.isHidden = true } else { issue.briefs = visible.map { issue.briefs[$0] } }
  }

  /// The constraints of conflicts by their ids.
  private func constraintsInConflicts(_ issues: [LayoutIssue]) -> [String: [ResolvedConstraint]] {
    let ids = Set(issues.lazy.filter { $0.kind == .conflict }.flatMap(\.constraints))
    return Dictionary(grouping: scene.constraints.lazy.filter { ids.contains($0.id) }, by: \.id)
  }

  /// Whether opaque views cover all of some views; false for no views.
  private func areCovered(_ views: [Int]) -> Bool {
    !views.isEmpty && views.allSatisfy { view in layouts[view].inWindow.map { layers.cover(view, $0) } ?? false }
  }

  /// Whether a constraint sets a length to zero, so that the author wants to hide the view, as far as it goes.
  private func collapses(_ constraint: ResolvedConstraint) -> Bool {
    constraint.second == nil && constraint.constant == 0 && constraint.relation != .greaterThanOrEqual
      && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
  }

  /// Whether a constraint only decides the ratio of the sides of a button that shows nothing but a title.
  private func shapesTitle(_ constraint: ResolvedConstraint) -> Bool {
    guard let context = islands.first?.input.intrinsics, case .view(let view) = constraint.first,
      constraint.second == .view(view)
    else { return false }
    return scene.views[view].kind == .button && showsOnlyText(view, in: context)
  }

  /// The views whose frames a constraint decides: not the view that has it, which should stay.
  private func placedViews(by constraint: ResolvedConstraint) -> [Int] {
    [constraint.first, constraint.second].compactMap { item in
      if case .view(let view)? = item, constraint.second == nil || view != constraint.holder { view } else { nil }
    }
  }

  /// For each axis with a conflict, the views whose frames depend on which constraint breaks.
  func contested() -> [(axis: Axis, views: Set<Int>)] {
    Axis.allCases.map { ($0, conflicted(on: $0)) }.filter { !$0.1.isEmpty }
  }

  private static let restOnFrames: Set<Diagnosis.Topic> = [
    .offScreen, .squeezed, .overlaps, .clippedText, .unsafeControls,
  ]

  /// The views whose constraints conflict on an axis, those that constraints connect with them, and all views inside them.
  private func conflicted(on axis: Axis) -> Set<Int> {
    let rows = islands.flatMap { $0.solution.system.conflicts }.flatMap(\.members)
    let ids = Set(rows.compactMap { if case .document(let id) = $0.origin { id } else { nil } })
    if ids.isEmpty { return [] }
    var views: Set<Int> = []
    var neighbors: [Int: [Int]] = [:]
    for constraint in scene.constraints where constraint.firstAttribute.axis == axis {
      let moving = placedViews(by: constraint)
      if ids.contains(constraint.id) { views.formUnion(moving) }
      if moving.count == 2 {
        neighbors[moving[0], default: []].append(moving[1])
        neighbors[moving[1], default: []].append(moving[0])
      }
    }
    var waiting = Array(views)
    while let view = waiting.popLast() {
      let stack = scene.views[view].role == .arranged ? scene.views[view].parent : nil
      for next in (neighbors[view] ?? []) + [stack].compactMap(\.self) where views.insert(next).inserted {
        waiting.append(next)
      }
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

  /// The visible part of a text's or control's frame: for a label, a text field without a border or a button that is only
  /// a title, the part that the text fills; for another button without a background, the part inside its insets, and with
  /// a title and an image, as much of the height as they fill; for a text view, the part above the end of its text.
  ///
  /// - Parameter anyClass: whether a button with a class of the app counts as only a title, too. It may draw more.
  func shownArea(of view: Int, _ frame: Rect, anyClass: Bool = false) -> Rect {
    let resolved = scene.views[view]
    let button = resolved.hasBackground || resolved.customClass != nil && !anyClass ? nil : resolved.control as? Button
    var area = frame.inset(by: button?.emptyEdges ?? .zero)
    guard let context = islands.first?.input.intrinsics else { return area }
    if let button, let image = button.bareImage(in: context) {
      let side = max(0, frame.width - image.width) / 2
      let above = max(0, frame.height - image.height) / 2
      return frame.inset(by: Insets(top: above, left: side, bottom: above, right: side))
    }
    if let height = button?.bareHeight(in: context), height < area.height {
      let above = (area.height - height) / 2
      return area.inset(by: Insets(top: above, left: 0, bottom: above, right: 0))
    }
    if let text = resolved.control as? TextView, resolved.hasText, !stands(out: view) {
      // Xcode's own text stays only until code replaces it.
      if resolved.control.label?.hasPrefix(Self.sample) == true { area.height = 0 }
      area.height = min(area.height, text.textHeight(width: area.width, in: context))
      return area
    }
    guard let (text, maximumLines, alignment) = text(of: resolved, in: context, anyClass),
      resolved.kind != .label || !stands(out: view)
    else { return area }
    area = frame
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

  /// The beginning of the text in a new text view. Source: Xcode's library.
  private static let sample = "Lorem ipsum dolor sit er elit lamet"

  /// Whether the background of a view differs from that of the views around it.
  private func stands(out view: Int) -> Bool {
    guard let own = scene.views[view].style.background, !own.isClear else { return false }
    var current = scene.views[view].parent
    while let outer = current {
      if let other = scene.views[outer].style.background, !other.isClear { return other != own }
      current = scene.views[outer].parent
    }
    return true
  }

  /// Whether a switch has a frame that is lower than all switches are. It is drawn at its own height, beyond the frame.
  func isBelowFixedHeight(_ view: Int) -> Bool {
    guard scene.views[view].kind == .switch, let context = islands.first?.input.intrinsics,
      let height = scene.views[view].intrinsicSize(wrapWidth: nil, in: context).height, let frame = layouts[view].frame
    else { return false }
    return frame.height < height - Self.tolerance
  }

  func showsOnlyText(_ view: Int, in context: IntrinsicContext) -> Bool {
    text(of: scene.views[view], in: context) != nil
  }

  /// The text of a view that shows only text.
  private func text(
    of view: ResolvedView, in context: IntrinsicContext, _ anyClass: Bool = false
  ) -> (text: FittedText, maximumLines: Int, alignment: TextAlignment)? {
    switch view.control {
    case let label as Label:
      (label.shownText(in: context), label.content.maximumLines, label.content.alignment)
    // A class of the app may draw a border or a line.
    case let field as TextField
    where field.content.border == .none && view.customClass == nil && !view.hasBackground:
      (field.shownText(in: context), 1, field.content.alignment)
    case let button as Button where !view.hasBackground && (anyClass || view.customClass == nil):
      button.bareTitle(in: context).map { ($0, 1, button.content.alignment) }
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
  var hasBackground: Bool { style.background?.isClear == false }

  /// Whether the view covers the views below it. A named color counts as opaque.
  var isOpaque: Bool { style.alpha == 1 && style.background?.isOpaque == true }

  /// Whether the view's text in the file is more than white space.
  var hasText: Bool { control.label?.contains { !$0.isWhitespace } ?? false }
}
