import IBModel

/// The positions of the attributes of constraint items, for the rows of a system and for pictures of a layout.
struct Anchors<Frames: ItemFrames> {
  let scene: ResolvedScene
  let guides: GuideInsets
  let intrinsics: IntrinsicContext
  let frames: Frames

  typealias Scalar = Frames.Scalar
  typealias Item = ResolvedConstraint.Item
  typealias Attribute = LayoutConstraint.Attribute

  /// The value that a constraint compares; nil if the item has no such attribute or no position.
  ///
  /// Positions are relative to the leading top corner of a reference view, as UIKit multiplies them: a multiplier on
  /// `trailing` of 0.5 is half way across the view that has the constraint. In right-to-left layout leading positions
  /// count from the reference's right edge leftwards, so one formula with one sign of constants serves both.
  ///
  /// - Parameters:
  ///   - partner: the other item's view. If it is inside a scroll view, the scroll view's edges mean those of its
  ///     content.
  ///   - direction: the layout direction of the view that has the constraint.
  func value(
    _ item: Item, _ attribute: Attribute, partner: Int?, reference: Int, direction: LayoutDirection
  ) -> Scalar? {
    guard let box = box(item, attribute, partner: partner) else { return nil }
    switch attribute {
    case .width: return length(of: box, .horizontal)
    case .height: return length(of: box, .vertical)
    default:
      guard let place = place(item, attribute, in: box, reference: reference, direction: direction) else { return nil }
      guard attribute.isMirrored, direction == .rightToLeft else { return place }
      return frames.length(of: reference, .horizontal) - place
    }
  }

  /// A position from the left or top edge of the reference; nil for a length.
  func place(
    _ item: Item, _ attribute: Attribute, in box: ItemBox, reference: Int?, direction: LayoutDirection
  ) -> Scalar? {
    let leadsRight = direction == .rightToLeft
    func start(_ axis: Axis) -> Scalar { self.start(of: box, axis, in: reference) }
    func end(_ axis: Axis) -> Scalar { self.end(of: box, axis, in: reference) }
    switch attribute {
    case .left, .leftMargin: return start(.horizontal)
    case .right, .rightMargin: return end(.horizontal)
    case .leading, .leadingMargin: return leadsRight ? end(.horizontal) : start(.horizontal)
    case .trailing, .trailingMargin: return leadsRight ? start(.horizontal) : end(.horizontal)
    case .centerX, .centerXWithinMargins: return start(.horizontal) + length(of: box, .horizontal) * 0.5
    case .top, .topMargin: return start(.vertical)
    case .bottom, .bottomMargin: return end(.vertical)
    case .centerY, .centerYWithinMargins: return start(.vertical) + length(of: box, .vertical) * 0.5
    case .firstBaseline: return start(.vertical) + baseline(item, isFirst: true, box)
    case .baseline, .lastBaseline: return start(.vertical) + baseline(item, isFirst: false, box)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// The baseline's distance from the item's top. A guide has no baselines, so its edges are used.
  private func baseline(_ item: Item, isFirst: Bool, _ box: ItemBox) -> Scalar {
    guard case .view(let view) = item else { return isFirst ? Scalar(0) : length(of: box, .vertical) }
    return isFirst ? baselines.first(of: view) : baselines.last(of: view)
  }

  var baselines: BaselineDistances<Frames> {
    BaselineDistances(scene: scene, intrinsics: intrinsics, frames: frames)
  }

  // MARK: - Sides of a box

  func start(of box: ItemBox, _ axis: Axis, in reference: Int?) -> Scalar {
    let edge = frames.position(of: box.view, axis, in: reference)
    let origin = box.isContent ? edge + frames.contentStart(of: box.view, axis) : edge
    guard axis == .vertical else { return origin + box.insets.left }
    if case .bottom(let length)? = box.band { return origin + whole(box, .vertical) - length }
    return origin + box.insets.top
  }

  func length(of box: ItemBox, _ axis: Axis) -> Scalar {
    guard axis == .vertical else { return whole(box, .horizontal) - (box.insets.left + box.insets.right) }
    switch box.band {
    case .top(let length)?, .bottom(let length)?: return Scalar(length)
    case nil: return whole(box, .vertical) - (box.insets.top + box.insets.bottom)
    }
  }

  func end(of box: ItemBox, _ axis: Axis, in reference: Int?) -> Scalar {
    start(of: box, axis, in: reference) + length(of: box, axis)
  }

  /// The length of the view or of its content.
  private func whole(_ box: ItemBox, _ axis: Axis) -> Scalar {
    if box.isContent, let content = frames.contentLength(of: box.view, axis) { return content }
    return frames.length(of: box.view, axis)
  }

  // MARK: - Boxes

  /// The rectangle that contains an attribute of an item; nil for an item without a position.
  func box(_ item: Item, _ attribute: Attribute, partner: Int?) -> ItemBox? {
    guard frames.contains(item.view) else { return nil }
    switch item {
    case .view(let view):
      var box = ItemBox(view: view)
      box.isContent = attribute.isEdge && partner.map { bindsContent(of: view, from: $0) } ?? false
      if attribute.isRelativeToMargins { box.insets = guides.margins[view] }
      return box
    case .guide(let guide, let view):
      return guideBox(scene.document.guides[guide].kind, of: view)
    }
  }

  private func guideBox(_ kind: Document.LayoutGuide.Kind, of view: Int) -> ItemBox? {
    var box = ItemBox(view: view)
    switch kind {
    case .safeArea: box.insets = guides.safeAreas[view]
    // The keyboard is hidden, so its guide is the band below the safe area, from side to side (step 7 of SafeArea.md).
    case .keyboard: box.band = .bottom(guides.safeAreas[view].bottom)
    case .contentLayout: box.isContent = true
    case .frameLayout: break
    case .top:
      box.insets.top = guides.layoutGuideStart
      box.band = .top(guides.layoutGuides.top - guides.layoutGuideStart)
    case .bottom: box.band = .bottom(guides.layoutGuides.bottom)
    case .unknown: return nil
    }
    return box
  }

  /// If a view inside a scroll view refers to the scroll view, edges and margins mean its content's; size and center
  /// mean its frame's (Apple, TN2154).
  private func bindsContent(of view: Int, from partner: Int) -> Bool {
    scene.views[view].kind == .scrollView && scene.isInside(partner, view)
  }
}

extension ResolvedConstraint.Item {
  /// The local index of the view, or of the guide's view.
  var view: Int {
    switch self {
    case .view(let view): view
    case .guide(_, let view): view
    }
  }
}
