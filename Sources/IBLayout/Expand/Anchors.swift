package import IBModel
import LinearSolver

/// Turns an item and an attribute into an expression over the island's variables.
///
/// Positions are relative to the leading top corner of a reference view, as UIKit multiplies them: a multiplier on
/// `trailing` of 0.5 is half way across the view that holds the constraint. In right-to-left layout leading positions
/// run from the reference's right edge leftwards, so that one formula with one sign of constants serves both.
struct Anchors {
  let scene: ResolvedScene
  let variables: LayoutVariables
  let guides: GuideInsets
  let baselines: BaselineExpressions

  typealias Item = ResolvedConstraint.Item
  typealias Attribute = LayoutConstraint.Attribute

  private enum Axis { case x, y }

  /// Nil where the item has no such attribute, or lies outside the island.
  ///
  /// `partner` is the other item's view: a scroll view's edges are its content's when the partner lies inside it.
  func expression(
    _ item: Item, _ attribute: Attribute, partner: Int?, reference: Int, direction: LayoutDirection
  ) -> LinearExpression? {
    guard let box = box(item, attribute, partner: partner, reference: reference) else { return nil }
    let isMirrored = direction == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return start(of: box, .x)
    case .right, .rightMargin: return end(of: box, .x)
    case .leading, .leadingMargin: return isMirrored ? mirrored(end(of: box, .x), in: reference) : start(of: box, .x)
    case .trailing, .trailingMargin: return isMirrored ? mirrored(start(of: box, .x), in: reference) : end(of: box, .x)
    case .centerX, .centerXWithinMargins:
      let center = middle(of: box, .x)
      return isMirrored ? mirrored(center, in: reference) : center
    case .top, .topMargin: return start(of: box, .y)
    case .bottom, .bottomMargin: return end(of: box, .y)
    case .centerY, .centerYWithinMargins: return middle(of: box, .y)
    case .width: return length(of: box, .x)
    case .height: return length(of: box, .y)
    case .firstBaseline: return start(of: box, .y) + baseline(item, first: true, box)
    case .baseline, .lastBaseline: return start(of: box, .y) + baseline(item, first: false, box)
    case .notAnAttribute: return nil
    }
  }

  private func mirrored(_ position: LinearExpression, in reference: Int) -> LinearExpression {
    LinearExpression(variables.width(reference)) - position
  }

  /// Distance from the item's top; a guide has its edges.
  private func baseline(_ item: Item, first: Bool, _ box: Box) -> LinearExpression {
    guard case .view(let view) = item else { return first ? LinearExpression(0) : length(of: box, .y) }
    return first ? baselines.first(of: view) : baselines.last(of: view)
  }

  // MARK: - Boxes

  /// The rectangle that an item stands for, from which only the side asked for is worked out.
  private struct Box {
    /// A part of the view's height from one end, of a fixed length in points.
    enum Band { case top(Double), bottom(Double) }

    let view: Int
    let reference: Int
    /// Whether it is as large as the content of the view, a scroll view.
    var isContent = false
    var insets = Insets.zero
    var band: Band?
  }

  private func start(of box: Box, _ axis: Axis) -> LinearExpression {
    let origin = position(box.view, axis, reference: box.reference)
    guard axis == .y else { return origin + box.insets.left }
    if case .bottom(let length)? = box.band { return origin + whole(box, .y) - length }
    return origin + box.insets.top
  }

  private func length(of box: Box, _ axis: Axis) -> LinearExpression {
    guard axis == .y else { return whole(box, .x) - (box.insets.left + box.insets.right) }
    switch box.band {
    case .top(let length)?, .bottom(let length)?: return LinearExpression(length)
    case nil: return whole(box, .y) - (box.insets.top + box.insets.bottom)
    }
  }

  private func end(of box: Box, _ axis: Axis) -> LinearExpression { start(of: box, axis) + length(of: box, axis) }

  private func middle(of box: Box, _ axis: Axis) -> LinearExpression {
    start(of: box, axis) + length(of: box, axis) * 0.5
  }

  /// The length of the view, or of its content.
  private func whole(_ box: Box, _ axis: Axis) -> LinearExpression {
    let content = axis == .x ? variables.contentWidth(box.view) : variables.contentHeight(box.view)
    if box.isContent, let content { return LinearExpression(content) }
    return LinearExpression(axis == .x ? variables.width(box.view) : variables.height(box.view))
  }

  private func box(_ item: Item, _ attribute: Attribute, partner: Int?, reference: Int) -> Box? {
    switch item {
    case .view(let view):
      guard variables.contains(view) else { return nil }
      var box = Box(view: view, reference: reference)
      box.isContent = attribute.isEdge && partner.map { bindsContent(of: view, from: $0) } ?? false
      if attribute.isRelativeToMargins { box.insets = guides.margins[view] }
      return box
    case .guide(let guide, let view):
      guard variables.contains(view) else { return nil }
      return guideBox(scene.document.guides[guide].kind, of: view, reference: reference)
    }
  }

  private func guideBox(_ kind: Document.LayoutGuide.Kind, of view: Int, reference: Int) -> Box? {
    var box = Box(view: view, reference: reference)
    switch kind {
    case .safeArea: box.insets = guides.safeAreas[view]
    // The keyboard is away: what is left is the band below the safe area, from side to side (step 7 of SafeArea.md).
    case .keyboard: box.band = .bottom(guides.safeAreas[view].bottom)
    case .contentLayout: box.isContent = true
    case .frameLayout: break
    case .top: box.band = .top(guides.layoutGuides.top)
    case .bottom: box.band = .bottom(guides.layoutGuides.bottom)
    case .unknown: return nil
    }
    return box
  }

  /// Edges and margins from inside attach to the content, sizes and centres to the frame (Apple, TN2154).
  private func bindsContent(of view: Int, from partner: Int) -> Bool {
    scene.views[view].kind == .scrollView && scene.isInside(partner, view)
  }

  /// The origin of a view in the coordinates of `reference`; of the island's root where the reference is no ancestor.
  private func position(_ view: Int, _ axis: Axis, reference: Int) -> LinearExpression {
    var sum = LinearExpression()
    var current = view
    while current != reference, current != variables.root, let parent = scene.views[current].parent {
      sum.add(axis == .x ? variables.x(current) : variables.y(current), 1)
      current = parent
    }
    return sum
  }
}

extension LayoutConstraint.Attribute {
  /// A side or a margin, as opposed to a size or a centre.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
    default: true
    }
  }

  package var isRelativeToMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
