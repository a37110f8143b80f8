import IBModel

/// Makes lines from constraints and the frames of a layout.
struct ConstraintLines {
  let anchors: Anchors<PlacedFrames>

  typealias Item = ResolvedConstraint.Item
  typealias Attribute = LayoutConstraint.Attribute

  private var scene: ResolvedScene { anchors.scene }

  /// All lines in document order. Constraints whose items have no frame are left out.
  func all() -> [ConstraintLine] { scene.constraints.compactMap(line) }

  private func line(_ constraint: ResolvedConstraint) -> ConstraintLine? {
    let partner = constraint.second?.view
    guard let box = anchors.box(constraint.first, constraint.firstAttribute, partner: partner) else { return nil }
    var shape = ConstraintLine.Shape.size
    var ends = sizeLine(across: rect(box), constraint.firstAttribute)
    if ends == nil, let second = constraint.second {
      // The direction of the view that has the constraint counts for both items, as in the constraint's row.
      let direction = scene.views[constraint.holder].direction
      func place(_ item: Item, _ attribute: Attribute, _ box: ItemBox) -> Double? {
        anchors.place(item, attribute, in: box, reference: nil, direction: direction)
      }
      guard
        let other = anchors.box(second, constraint.secondAttribute, partner: constraint.first.view),
        let from = place(constraint.first, constraint.firstAttribute, box),
        let to = place(second, constraint.secondAttribute, other)
      else { return nil }
      let axis = constraint.firstAttribute.axis
      let isFlush = abs(from - to) < Self.flush
      shape = isFlush ? .alignment : .distance
      ends =
        isFlush
        ? alignmentLine(at: from, rect(box), rect(other), axis) : distanceLine(from, to, rect(box), rect(other), axis)
    }
    guard let ends else { return nil }
    return ConstraintLine(
      id: constraint.id, shape: shape, start: ends.start, end: ends.end,
      first: anchor(constraint.first, constraint.firstAttribute), relation: constraint.relation,
      second: constraint.second.map { anchor($0, constraint.secondAttribute) }, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  /// In the window's coordinates.
  private func rect(_ box: ItemBox) -> Rect {
    Rect(
      x: anchors.start(of: box, .horizontal, in: nil), y: anchors.start(of: box, .vertical, in: nil),
      width: anchors.length(of: box, .horizontal), height: anchors.length(of: box, .vertical))
  }

  /// Positions that differ by less, in points, are equal.
  private static let flush = 0.75

  private func anchor(_ item: Item, _ attribute: Attribute) -> ConstraintLine.Anchor {
    var guide: Document.LayoutGuide.Kind?
    if case .guide(let index, _) = item { guide = scene.document.guides[index].kind }
    return ConstraintLine.Anchor(view: scene.views[item.view].id, guide: guide, attribute: attribute)
  }

  // MARK: - Lines

  private typealias Ends = (start: Point, end: Point)

  /// The position of the line of a width or a height in its view, as a fraction of the other side. It is not in the
  /// middle, where the distances to neighbors end.
  private static let sizeLinePlace = 0.75

  /// Nil for an attribute that is not a size.
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

  /// A line across the gap, in the middle of the range that both items share on the other axis.
  private func distanceLine(_ from: Double, _ to: Double, _ first: Rect, _ second: Rect, _ axis: Axis) -> Ends {
    let across = middle(first.span(axis.other), second.span(axis.other))
    return (axis.point(from, across), axis.point(to, across))
  }

  private func middle(_ first: (lower: Double, upper: Double), _ second: (lower: Double, upper: Double)) -> Double {
    let lower = max(first.lower, second.lower)
    let upper = min(first.upper, second.upper)
    return lower <= upper ? (lower + upper) / 2 : (first.lower + first.upper) / 2
  }

  /// A line along the common edge, over the length of both items, or from one to the other if they are apart.
  private func alignmentLine(at place: Double, _ first: Rect, _ second: Rect, _ axis: Axis) -> Ends {
    let (a, b) = (first.span(axis.other), second.span(axis.other))
    var (lower, upper) = (max(a.lower, b.lower), min(a.upper, b.upper))
    if lower >= upper { (lower, upper) = (min(a.lower, b.lower), max(a.upper, b.upper)) }
    return (axis.point(place, lower), axis.point(place, upper))
  }
}

extension Axis {
  fileprivate var other: Self { self == .horizontal ? .vertical : .horizontal }

  /// `along` on this axis, `across` on the other.
  fileprivate func point(_ along: Double, _ across: Double) -> Point {
    self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension Rect {
  fileprivate func span(_ axis: Axis) -> (lower: Double, upper: Double) {
    axis == .horizontal ? (x, maxX) : (y, maxY)
  }
}
