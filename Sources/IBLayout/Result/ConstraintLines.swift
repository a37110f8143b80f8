import IBModel

/// Draws constraints as lines over the frames that came out.
struct ConstraintLines {
  let scene: ResolvedScene
  /// By local index, with frames in the window.
  let views: [ViewLayout]
  let layoutGuides: (top: Double, bottom: Double)
  let intrinsics: IntrinsicContext

  typealias Item = ResolvedConstraint.Item
  typealias Attribute = LayoutConstraint.Attribute

  /// In document order; constraints whose items have no frame are left out.
  func all() -> [ConstraintLine] { scene.constraints.compactMap(line) }

  private func line(_ constraint: ResolvedConstraint) -> ConstraintLine? {
    let partner = constraint.second?.view
    guard let box = box(constraint.first, constraint.firstAttribute, partner: partner) else { return nil }
    var shape = ConstraintLine.Shape.size
    var ends = sizeLine(across: box, constraint.firstAttribute)
    if ends == nil, let second = constraint.second {
      guard
        let other = self.box(second, constraint.secondAttribute, partner: constraint.first.view),
        let from = position(constraint.first, constraint.firstAttribute, in: box),
        let to = position(second, constraint.secondAttribute, in: other)
      else { return nil }
      let axis = constraint.firstAttribute.isVertical ? Axis.vertical : .horizontal
      let isFlush = abs(from - to) < Self.flush
      shape = isFlush ? .alignment : .distance
      ends = isFlush ? alignmentLine(at: from, box, other, axis) : distanceLine(from, to, box, other, axis)
    }
    guard let ends else { return nil }
    return ConstraintLine(
      id: constraint.id, shape: shape, start: ends.start, end: ends.end,
      first: anchor(constraint.first, constraint.firstAttribute), relation: constraint.relation,
      second: constraint.second.map { anchor($0, constraint.secondAttribute) }, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  /// Positions nearer than this, in points, are the same.
  private static let flush = 0.75

  private func anchor(_ item: Item, _ attribute: Attribute) -> ConstraintLine.Anchor {
    var guide: Document.LayoutGuide.Kind?
    if case .guide(let index, _) = item { guide = scene.document.guides[index].kind }
    return ConstraintLine.Anchor(view: scene.views[item.view].id, guide: guide, attribute: attribute)
  }

  // MARK: - Lines

  private typealias Ends = (start: Point, end: Point)

  fileprivate enum Axis { case horizontal, vertical }

  /// Where the lines of a width and of a height lie in their view, as a share of the other side: not in the middle,
  /// where the distances to neighbours end.
  private static let sizeLinePlace = 0.75

  /// Nil for an attribute that is no size.
  private func sizeLine(across box: Rect, _ attribute: Attribute) -> Ends? {
    switch attribute {
    case .width:
      let y = box.y + box.height * Self.sizeLinePlace
      return (Point(x: box.x, y: y), Point(x: box.maxX, y: y))
    case .height:
      let x = box.x + box.width * Self.sizeLinePlace
      return (Point(x: x, y: box.y), Point(x: x, y: box.maxY))
    default:
      return nil
    }
  }

  /// Across the gap, in the middle of what both items have in common on the other axis.
  private func distanceLine(_ from: Double, _ to: Double, _ first: Rect, _ second: Rect, _ axis: Axis) -> Ends {
    let across = middle(first.span(axis.other), second.span(axis.other))
    return (axis.point(from, across), axis.point(to, across))
  }

  private func middle(_ first: (lower: Double, upper: Double), _ second: (lower: Double, upper: Double)) -> Double {
    let lower = max(first.lower, second.lower)
    let upper = min(first.upper, second.upper)
    return lower <= upper ? (lower + upper) / 2 : (first.lower + first.upper) / 2
  }

  /// Along the common edge: as long as both items touch it, or from one to the other where they lie apart.
  private func alignmentLine(at place: Double, _ first: Rect, _ second: Rect, _ axis: Axis) -> Ends {
    let (a, b) = (first.span(axis.other), second.span(axis.other))
    var (lower, upper) = (max(a.lower, b.lower), min(a.upper, b.upper))
    if lower >= upper { (lower, upper) = (min(a.lower, b.lower), max(a.upper, b.upper)) }
    return (axis.point(place, lower), axis.point(place, upper))
  }
}

// MARK: - Where items lie

extension ConstraintLines {
  /// The rectangle an attribute is taken from, in the window; nil for an item without a frame.
  private func box(_ item: Item, _ attribute: Attribute, partner: Int?) -> Rect? {
    let index = item.view
    let layout = views[index]
    guard let frame = layout.inWindow else { return nil }
    switch item {
    case .view:
      if attribute.isEdge, let partner, bindsContent(of: index, from: partner) { return content(of: layout, frame) }
      let whole = frame.inset(by: scene.views[index].control.alignmentInsets(in: scene.configuration))
      return attribute.isRelativeToMargins ? whole.inset(by: layout.margins) : whole
    case .guide(let guide, _):
      return guideBox(scene.document.guides[guide].kind, of: layout, frame)
    }
  }

  /// As `Anchors` has it: edges from inside a scroll view are those of what it scrolls over.
  private func bindsContent(of view: Int, from partner: Int) -> Bool {
    scene.views[view].kind == .scrollView && scene.isInside(partner, view)
  }

  private func guideBox(_ kind: Document.LayoutGuide.Kind, of layout: ViewLayout, _ frame: Rect) -> Rect? {
    switch kind {
    case .safeArea, .keyboard: frame.inset(by: layout.safeArea)
    case .contentLayout: content(of: layout, frame)
    case .frameLayout: frame
    case .top: Rect(x: frame.x, y: frame.y, width: frame.width, height: layoutGuides.top)
    case .bottom:
      Rect(x: frame.x, y: frame.maxY - layoutGuides.bottom, width: frame.width, height: layoutGuides.bottom)
    case .unknown: nil
    }
  }

  private func content(of layout: ViewLayout, _ frame: Rect) -> Rect {
    guard let size = layout.contentSize else { return frame }
    return Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
  }

  /// On the attribute's axis; nil for a size.
  private func position(_ item: Item, _ attribute: Attribute, in box: Rect) -> Double? {
    let isMirrored = scene.views[item.view].direction == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return box.x
    case .right, .rightMargin: return box.maxX
    case .leading, .leadingMargin: return isMirrored ? box.maxX : box.x
    case .trailing, .trailingMargin: return isMirrored ? box.x : box.maxX
    case .centerX, .centerXWithinMargins: return box.x + box.width / 2
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.maxY
    case .centerY, .centerYWithinMargins: return box.y + box.height / 2
    case .firstBaseline: return box.y + (baseline(item, \.first, height: box.height) ?? 0)
    case .baseline, .lastBaseline: return box.y + (baseline(item, \.last, height: box.height) ?? box.height)
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// From the item's top; nil for an item without text of its own.
  private func baseline(_ item: Item, _ which: KeyPath<Baselines, Baseline>, height: Double) -> Double? {
    guard case .view(let view) = item else { return nil }
    return scene.views[view].control.baselines(in: intrinsics).map {
      $0[keyPath: which].ofHeight * height + $0[keyPath: which].constant
    }
  }
}

extension ConstraintLines.Axis {
  fileprivate var other: Self { self == .horizontal ? .vertical : .horizontal }

  /// `along` on this axis, `across` on the other.
  fileprivate func point(_ along: Double, _ across: Double) -> Point {
    self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension Rect {
  fileprivate func span(_ axis: ConstraintLines.Axis) -> (lower: Double, upper: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it is a place from top to bottom.
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline,
      .lastBaseline, .height:
      true
    default: false
    }
  }
}
