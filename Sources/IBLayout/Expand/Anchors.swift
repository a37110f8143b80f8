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
    case .left, .leftMargin: return box.left
    case .right, .rightMargin: return box.left + box.width
    case .leading, .leadingMargin: return isMirrored ? mirrored(box.left + box.width, in: reference) : box.left
    case .trailing, .trailingMargin: return isMirrored ? mirrored(box.left, in: reference) : box.left + box.width
    case .centerX, .centerXWithinMargins:
      let center = box.left + box.width * 0.5
      return isMirrored ? mirrored(center, in: reference) : center
    case .top, .topMargin: return box.top
    case .bottom, .bottomMargin: return box.top + box.height
    case .centerY, .centerYWithinMargins: return box.top + box.height * 0.5
    case .width: return box.width
    case .height: return box.height
    case .firstBaseline: return box.top + baseline(item, first: true, height: box.height)
    case .baseline, .lastBaseline: return box.top + baseline(item, first: false, height: box.height)
    case .notAnAttribute: return nil
    }
  }

  private func mirrored(_ position: LinearExpression, in reference: Int) -> LinearExpression {
    LinearExpression(variables.width(reference)) - position
  }

  /// Distance from the item's top; a guide has its edges.
  private func baseline(_ item: Item, first: Bool, height: LinearExpression) -> LinearExpression {
    guard case .view(let view) = item else { return first ? LinearExpression(0) : height }
    return first ? baselines.first(of: view) : baselines.last(of: view)
  }

  private struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    func inset(by insets: Insets) -> Box {
      Box(
        left: left + insets.left, top: top + insets.top, width: width - (insets.left + insets.right),
        height: height - (insets.top + insets.bottom))
    }
  }

  private func box(_ item: Item, _ attribute: Attribute, partner: Int?, reference: Int) -> Box? {
    switch item {
    case .view(let view):
      guard variables.contains(view) else { return nil }
      let isContent = attribute.isEdge && partner.map { bindsContent(of: view, from: $0) } ?? false
      let whole = isContent ? contentBox(view, reference: reference) : frameBox(view, reference: reference)
      return attribute.isRelativeToMargins ? whole.inset(by: guides.margins[view]) : whole
    case .guide(let guide, let view):
      guard variables.contains(view) else { return nil }
      return guideBox(scene.document.guides[guide].kind, of: view, reference: reference)
    }
  }

  private func guideBox(_ kind: Document.LayoutGuide.Kind, of view: Int, reference: Int) -> Box? {
    switch kind {
    case .safeArea, .keyboard: return frameBox(view, reference: reference).inset(by: guides.safeAreas[view])
    case .contentLayout: return contentBox(view, reference: reference)
    case .frameLayout: return frameBox(view, reference: reference)
    case .top:
      var box = frameBox(view, reference: reference)
      box.height = LinearExpression(guides.layoutGuides.top)
      return box
    case .bottom:
      var box = frameBox(view, reference: reference)
      box.top = box.top + box.height - guides.layoutGuides.bottom
      box.height = LinearExpression(guides.layoutGuides.bottom)
      return box
    case .unknown: return nil
    }
  }

  /// Edges and margins from inside attach to the content, sizes and centres to the frame (Apple, TN2154).
  private func bindsContent(of view: Int, from partner: Int) -> Bool {
    scene.views[view].kind == .scrollView && scene.isInside(partner, view)
  }

  private func frameBox(_ view: Int, reference: Int) -> Box {
    Box(
      left: position(view, .x, reference: reference), top: position(view, .y, reference: reference),
      width: LinearExpression(variables.width(view)), height: LinearExpression(variables.height(view)))
  }

  private func contentBox(_ view: Int, reference: Int) -> Box {
    var box = frameBox(view, reference: reference)
    if let width = variables.contentWidth(view) { box.width = LinearExpression(width) }
    if let height = variables.contentHeight(view) { box.height = LinearExpression(height) }
    return box
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
