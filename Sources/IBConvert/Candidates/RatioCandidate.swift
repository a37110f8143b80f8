import IBModel

/// One view at a fraction of its region, with spacers of equal length before and after a point without length.
enum RatioCandidate {
  /// The largest number of parts of a region. A fraction with more parts is hard to understand.
  private static let mostParts = 12

  static func node(_ item: ArrangedItem, in region: ContainerSpace) -> ViewNode? {
    guard region.contentSizedAxes.isEmpty else { return nil }
    var node = item.node
    var isRatio = false
    var surround = FrameWrapper()
    for axis in [Axis.horizontal, .vertical] {
      let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
      let from = (region.reference(start, of: [item]), region.reference(end, of: [item]))
      let starts = region.insets(of: item.rects, start, from: from.0)
      let ends = region.insets(of: item.rects, end, from: from.1)
      if let spot = AxisSpot.of(item, axis, starts, ends, hugs: false) {
        surround.set(axis, spot, fills: item[axis] == .rigid, from: from)
        continue
      }
      guard !isRatio, item[axis] == .rigid, let (place, reference) = place(of: item, axis, in: region) else {
        return nil
      }
      isRatio = true
      node = spread(node, axis, place)
      surround.references[start] = reference
      surround.references[end] = reference
    }
    return isRatio ? surround.around(node, in: region) : nil
  }

  private struct Fraction {
    var parts: Int
    var of: Int
    var guide: Guide
    var constant: Double
  }

  /// The fraction of the region, equal in all configurations, that positions the center or an edge of the view.
  private static func place(of item: ArrangedItem, _ axis: Axis, in region: ContainerSpace) -> (
    Fraction, ContainerSpace.Reference
  )? {
    for reference in [ContainerSpace.Reference.safe, .bounds] {
      let starts = region.insets(of: item.rects, .start(of: axis), from: reference)
      let ends = region.insets(of: item.rects, .end(of: axis), from: reference)
      let lengths = item.rects.map { $0.length(axis) }
      for (place, share) in [(AxisSpot.Place.center, 0.5), (.start, 0), (.end, 1)] {
        let positions = starts.indices.map { starts[$0] + lengths[$0] * share }
        let wholes = starts.indices.map { starts[$0] + lengths[$0] + ends[$0] }
        guard let (parts, whole, constant) = fraction(positions, wholes) else { continue }
        return (Fraction(parts: parts, of: whole, guide: place.guide(axis), constant: constant), reference)
      }
    }
    return nil
  }

  /// The fraction with the fewest parts. One without a constant is preferred to one with a constant.
  private static func fraction(_ positions: [Double], _ wholes: [Double]) -> (Int, Int, Double)? {
    var withConstant: (Int, Int, Double)?
    for whole in 2...mostParts {
      for parts in 1..<whole {
        let rest = zip(positions, wholes).map { $0 - $1 * Double(parts) / Double(whole) }
        guard let constant = Constant.of(rest) else { continue }
        if constant == 0 { return (parts, whole, 0) }
        withConstant = withConstant ?? (parts, whole, constant)
      }
    }
    return withConstant
  }

  private static func spread(_ node: ViewNode, _ axis: Axis, _ place: Fraction) -> ViewNode {
    let spacer = ViewNode.spacer(minLength: 0)
    let alignment =
      axis == .horizontal ? Alignment(place.guide, .verticalCenter) : Alignment(.horizontalCenter, place.guide)
    let isCentered = place.guide == .horizontalCenter || place.guide == .verticalCenter
    let room = isCentered ? 2 * place.constant : place.constant
    let isEnd = place.guide == .trailing || place.guide == .bottom
    // Around a center, space on one side moves the view to the other. Only an edge can need negative space.
    let insets =
      isCentered
      ? EdgeInsets(abs(room), on: EdgeSet(room > 0 ? .start(of: axis) : .end(of: axis)))
      : isEnd ? EdgeInsets(-room, on: EdgeSet(.end(of: axis))) : EdgeInsets(room, on: EdgeSet(.start(of: axis)))
    let point = node.fixedSize(AxisSet(axis)).padded(insets).frame(
      width: axis == .horizontal ? 0 : nil, height: axis == .vertical ? 0 : nil, alignment: alignment)
    return ViewNode(
      .stack(LinearStack(axis, spacing: 0)),
      children: Array(repeating: spacer, count: place.parts) + [point]
        + Array(repeating: spacer, count: place.of - place.parts))
  }
}
