import IBModel

/// One stack: views one after the other, with gaps that are constant or take the remaining space.
struct StackCandidate {
  private let axis: Axis
  private let items: [ArrangedItem]
  private let region: ContainerSpace
  private var surround = FrameWrapper()
  private var elements: [ViewNode]
  private var spacing = 0.0
  /// The indices of the views before which a spacer takes the remaining space.
  private var spacers: Set<Int> = []
  private var alignment: Guide
  private var fixed: AxisSet = []
  /// Whether a distance that varies is taken from the first configuration, so the stack is unproven in the others.
  private let isLoose: Bool
  /// Whether views that are almost in the middle of the stack are aligned there.
  private let usesMiddle: Bool

  /// - Returns: nil if a distance that must be constant differs between configurations, unless the stack is loose.
  static func node(
    _ items: [ArrangedItem], _ axis: Axis, in region: ContainerSpace, usesMiddle: Bool, isLoose: Bool
  ) -> ViewNode? {
    var candidate = StackCandidate(
      axis: axis, items: items, region: region, elements: items.map(\.node), alignment: Alignment.center[axis.other],
      isLoose: isLoose, usesMiddle: usesMiddle)
    guard candidate.arrangeAcross(), candidate.arrangeAlong() else { return nil }
    return candidate.result
  }

  private var result: ViewNode {
    var children: [ViewNode] = []
    for (index, element) in elements.enumerated() {
      if spacers.contains(index) { children.append(.spacer(minLength: 0)) }
      children.append(element)
    }
    if spacers.contains(elements.count) { children.append(.spacer(minLength: 0)) }
    var node = ViewNode(.stack(LinearStack(axis, alignment: alignment, spacing: spacing)), children: children)
    if !fixed.isEmpty { node = node.fixedSize(fixed) }
    return surround.around(node, in: region)
  }

  private var cross: Axis { axis.other }

  private mutating func arrangeAcross() -> Bool {
    let (start, end) = (Edge.start(of: cross), Edge.end(of: cross))
    let from = (region.reference(start, of: items), region.reference(end, of: items))
    let starts = items.map { region.insets(of: $0.rects, start, from: from.0) }
    let ends = items.map { region.insets(of: $0.rects, end, from: from.1) }
    let hugs = region.contentSizedAxes.contains(cross)
    var spots = items.indices.compactMap {
      AxisSpot.of(items[$0], cross, starts[$0], ends[$0], hugs: false, isLoose: isLoose)
    }
    guard spots.count == items.count else { return false }
    let rigid = items.indices.filter { !items[$0].fills(cross) }
    // Code may set texts of other lengths, which stay at their common edge.
    let isEven = axis == .vertical && (isLoose || starts.dropFirst().allSatisfy { Constant.equal($0, starts[0]) })
    let middles = usesMiddle && !isEven ? rigid.compactMap { AxisSpot.middle(starts[$0], ends[$0]) } : []
    if middles.count == rigid.count { for (place, middle) in zip(rigid, middles) { spots[place] = middle } }
    if !hugs, let place = edgeOfRow(spots),
      let inset = Constant.of(starts[0].indices.map { c in (place == .start ? starts : ends).map { $0[c] }.min() ?? 0 })
    {
      surround.insets[place == .start ? start : end] = inset
      (surround.references[start], surround.references[end]) = from
      surround.filled.insert(AxisSet(cross))
      surround.alignment[cross] = place.guide(cross)
      return true
    }
    let isLimited = items.map { $0.most[cross] != nil }
    let usesStart = spots.indices.filter { spots[$0].place == .fill || spots[$0].place == .start || isLimited[$0] }
    let usesEnd = spots.indices.filter { spots[$0].place == .fill || spots[$0].place == .end || isLimited[$0] }
    var before = usesStart.map { spots[$0].before }.min() ?? 0
    var after = usesEnd.map { spots[$0].after }.min() ?? 0
    if hugs {
      // The ends of the region are those of its widest views.
      guard let least = constant(region.rects.indices.map { c in starts.map { $0[c] }.min() ?? 0 }),
        let last = constant(region.rects.indices.map { c in ends.map { $0[c] }.min() ?? 0 })
      else { return false }
      (before, after) = (min(before, least), min(after, last))
      if usesStart.isEmpty { before = least }
      if usesEnd.isEmpty { after = last }
    }
    surround.insets[start] = before
    surround.insets[end] = after
    if region.isRoot, usesStart.isEmpty, usesEnd.isEmpty, let inset = insetAround(starts, ends) {
      (surround.insets[start], surround.insets[end]) = (inset, inset)
    }
    surround.references[start] = from.0
    surround.references[end] = from.1
    alignment = commonGuide(spots)
    var isFlexible = false
    for index in items.indices { isFlexible = alignAcross(index, spots[index], before, after) || isFlexible }
    if hugs {
      if isFlexible { fixed.insert(AxisSet(cross)) }
    } else if !isFlexible {
      surround.filled.insert(AxisSet(cross))
      surround.alignment[cross] = alignment
      if spots.contains(where: \.overflows) { surround.overflowing.insert(AxisSet(cross)) }
    }
    return true
  }

  /// The space around views in the middle, if constraints tie one of them to both edges. Without it, a row would be too
  /// low.
  private func insetAround(_ starts: [[Double]], _ ends: [[Double]]) -> Double? {
    let tied = items.indices.filter { place in
      let evidence = items[place].evidence?[cross]
      return evidence?.start == .outer && evidence?.end == .outer && Constant.equal(starts[place], ends[place])
    }
    guard let inset = tied.compactMap({ starts[$0].min() }).min(), inset > Tolerance.pixel,
      (starts + ends).allSatisfy({ $0.allSatisfy { $0 >= inset - Tolerance.pixel } })
    else { return nil }
    return Constant.of([inset])
  }

  /// The edge from which a view of a row is measured, if the middles of all views are on one line; nil for any other
  /// stack.
  private func edgeOfRow(_ spots: [AxisSpot]) -> AxisSpot.Place? {
    guard usesMiddle, axis == .horizontal, !spots.contains(where: { $0.place == .fill || $0.overflows }),
      items.dropFirst().allSatisfy({ item in
        zip(item.rects, items[0].rects).allSatisfy { abs($0.center(cross) - $1.center(cross)) <= Tolerance.pixel }
      })
    else { return nil }
    let tied = items.indices.first { place in
      let evidence = items[place].evidence?[cross]
      return evidence?.start == .outer || evidence?.end == .outer
    }
    let place = spots[tied ?? 0].place
    return place == .center ? nil : place
  }

  /// The length if it is the same in all configurations; for a loose stack, otherwise a margin.
  private func constant(_ lengths: [Double]) -> Double? {
    Constant.of(lengths) ?? (isLoose ? Constant.margin(lengths) : nil)
  }

  /// The guide at which most rigid views are.
  private func commonGuide(_ spots: [AxisSpot]) -> Guide {
    let places = spots.indices.filter { spots[$0].place != .fill }.map { spots[$0].place }
    let best = [AxisSpot.Place.center, .start, .end]
      .map { place in (place, places.count { $0 == place }) }
      .max { $0.1 < $1.1 }
    return best.flatMap { $0.1 > 0 ? $0.0 : nil }?.guide(cross) ?? AxisSpot.Place.center.guide(cross)
  }

  private mutating func alignAcross(_ index: Int, _ spot: AxisSpot, _ before: Double, _ after: Double) -> Bool {
    let (start, end) = (Edge.start(of: cross), Edge.end(of: cross))
    let (first, last) = (spot.before - before, spot.after - after)
    var insets = EdgeInsets.zero
    switch spot.place {
    case _ where items[index].most[cross] != nil: (insets[start], insets[end]) = (first, last)
    case .fill: (insets[start], insets[end]) = (first, last)
    case .start: insets[start] = first
    case .end: insets[end] = last
    case .center: (insets[start], insets[end]) = (max(0, first - last), max(0, last - first))
    }
    elements[index] = elements[index].padded(insets)
    if spot.place == .fill { return true }
    let guide = spot.place.guide(cross)
    guard guide != alignment else { return false }
    var own = Alignment.center
    own[cross] = guide
    elements[index] = elements[index].filling(AxisSet(cross), own, overflowing: spot.overflows ? AxisSet(cross) : [])
    return true
  }

  private mutating func arrangeAlong() -> Bool {
    guard let first = items.first, let last = items.last else { return false }
    let gaps = zip(items, items.dropFirst()).map { a, b in
      zip(a.rects, b.rects).map { $1.start(axis) - $0.end(axis) }
    }
    let hugs = region.contentSizedAxes.contains(axis)
    // Overlapping views in a loose stack touch.
    let constants = gaps.indices.map { place in
      hugs || isLoose && isTied(after: place) ? constant(gaps[place]) : Constant.of(gaps[place])
    }.map { gap in gap.map { isLoose ? max(0, $0) : $0 } }
    let varies = constants.contains { $0 == nil }
    if hugs, varies { return false }
    spacing = commonGap(constants, gaps)
    for index in constants.indices {
      if let gap = constants[index] {
        if isLoose, abs(gap - spacing) <= Self.smallDifference { continue }
        elements[index + 1] = elements[index + 1].padded(EdgeInsets(gap - spacing, on: EdgeSet(.start(of: axis))))
      } else {
        spacers.insert(index + 1)
      }
    }
    let fills = items.contains { $0.fills(axis) }
    if hugs, fills { fixed.insert(AxisSet(axis)) }
    return arrangeEnds(first, last, isFlexible: fills || varies, hugs: hugs)
  }

  /// Whether constraints tie the view after a gap to the start of the region, or the one before it to the end, so that the
  /// gap takes no remaining space.
  private func isTied(after place: Int) -> Bool {
    items[place + 1].evidence?[axis].start == .outer || items[place].evidence?[axis].end == .outer
  }

  /// The shortest distance, unless all distances between several views differ: then each is a padding as in the
  /// document.
  private func commonGap(_ constants: [Double?], _ gaps: [[Double]]) -> Double {
    let known = constants.compactMap(\.self)
    guard let least = known.min() else { return 0 }
    if least > 0, known.count > 2, known.count(where: { $0 <= least + (isLoose ? Self.smallDifference : 0) }) == 1 {
      return 0
    }
    let varying = gaps.indices.filter { constants[$0] == nil }.compactMap { gaps[$0].min() }
    guard let narrowest = varying.min() else { return least }
    return known.allSatisfy { $0 == least } && narrowest >= 2 * least ? least : 0
  }

  /// In points: distances in a loose stack that differ less are equal.
  private static let smallDifference = 2.0

  private mutating func arrangeEnds(_ first: ArrangedItem, _ last: ArrangedItem, isFlexible: Bool, hugs: Bool) -> Bool {
    let (start, end) = (Edge.start(of: axis), Edge.end(of: axis))
    let from = (region.reference(start, of: [first]), region.reference(end, of: [last]))
    let starts = region.insets(of: first.rects, start, from: from.0)
    let ends = region.insets(of: last.rects, end, from: from.1)
    if isFlexible || hugs {
      (surround.references[start], surround.references[end]) = from
      for (edge, distances, place) in [(start, starts, 0), (end, ends, elements.count)] {
        if let length = hugs ? constant(distances) : Constant.of(distances) {
          surround.insets[edge] = length
        } else if hugs {
          return false
        } else {
          spacers.insert(place)
        }
      }
      return true
    }
    // A stack is at the edge that its first or its last view is attached to.
    let whole = first.evidence?[axis].start == .outer ? first : last
    guard let spot = AxisSpot.of(whole, axis, starts, ends, hugs: false, isLoose: isLoose) else { return false }
    // Without the space after its last view, a row would be too low.
    let inset = ends.min().flatMap { least in
      region.isRoot && spot.place == .start && first.evidence?[axis].start == .outer
        && last.evidence?[axis].end == .outer
        && last.evidence?[axis].endConstant.map { abs($0 - least) <= Tolerance.pixel } == true ? least : nil
    }
    surround.set(axis, spot, fills: inset == nil || Constant.of(ends) == nil, from: from)
    if let inset { (surround.insets[end], surround.references[end]) = (Constant.of([inset]) ?? 0, from.1) }
    return true
  }
}
