import IBLayout
import IBModel
import ProposalLayout

/// A layout of the app's own for one container: each view at lines of the container or of views before it.
struct CustomLayoutCandidate {
  private let items: [ArrangedItem]
  private let region: ContainerSpace
  private let reference: LayoutReference
  /// The rectangle that the layout fills, by configuration.
  private let whole: [Rect]
  private var placed: [Placed] = []
  private var left: [Int] = []
  /// The axes on which the length of the layout is still undecided.
  private var open: AxisSet
  private var ends: [Axis: [AnchoredLayout.End]] = [:]

  /// A view in the layout.
  private struct Placed {
    let rule: AnchoredLayout.Rule
    /// The places of its views in the scene.
    let members: [Int]
    /// With what takes it beyond its frame in the layout, or makes that wider than it is.
    var node: ViewNode
    /// Its frames in the layout, by configuration.
    var rects: [Rect]
    /// The evidence of its constraints.
    let evidence: ArrangedItem.Evidence
  }

  /// A layout of as many of the views as follow from lines.
  struct Partial {
    /// Nil where it lays out none.
    var node: ViewNode?
    var left: [ArrangedItem]
  }

  /// The layout that leaves out the fewest views.
  static func partial(_ items: [ArrangedItem], in region: ContainerSpace) -> Partial {
    var best = Partial(node: nil, left: items)
    let sorted = items.inDrawingOrder
    // Where the numbers leave it open, constraints to margins decide.
    let isAtMargin = items.contains { $0.isAtMargin(.leading) || $0.isAtMargin(.trailing) }
    for reference in LayoutReference.all(in: region, marginsFirst: isAtMargin) where !best.left.isEmpty {
      var candidate = CustomLayoutCandidate(sorted, region, reference)
      candidate.place()
      guard candidate.left.count < best.left.count, let node = candidate.result else { continue }
      best = Partial(node: node, left: candidate.left.map { sorted[$0] })
    }
    return best
  }

  private init(_ items: [ArrangedItem], _ region: ContainerSpace, _ reference: LayoutReference) {
    self.items = items
    self.region = region
    self.reference = reference
    open = region.contentSizedAxes
    whole = region.rects.indices.map { index in
      var insets = region.safe[index]
      for edge in Edge.allCases where reference.ignored.contains(edge) { insets[edge] = 0 }
      if reference.usesMargins, let margin = region.margins?[index] {
        insets.leading += margin
        insets.trailing += margin
      }
      return region.rects[index].inset(by: insets)
    }
  }

  /// Views are placed one after the other, each from those before; the children are in that order. Where they decide
  /// the length of the layout, the views that need its end come after the views that determine it.
  private mutating func place() {
    left = Array(items.indices)
    repeat {
      while let (index, view) = next() {
        placed.append(view)
        left.remove(at: index)
      }
    } while close()
  }

  /// Ends the layout after views that are placed, on one axis more; false where that follows on none.
  private mutating func close() -> Bool {
    for axis in Axis.allCases where open.contains(axis) {
      guard let found = end(axis) else { continue }
      ends[axis] = found
      open.remove(AxisSet(axis))
      return true
    }
    return false
  }

  /// The view that the layout always ends after, or those of which it ends after the farthest.
  private func end(_ axis: Axis) -> [AnchoredLayout.End]? {
    let all = placed.enumerated().map { place, view in
      (view: place, rests: zip(whole, view.rects).map { $0.end(axis) - $1.end(axis) }, evidence: view.evidence[axis])
    }
    for isTied in [true, false] {
      for one in all where (one.evidence?.end == .outer) == isTied {
        if let constant = Constant.of(one.rests) { return [AnchoredLayout.End(view: one.view, constant: constant)] }
      }
    }
    // Each is at least as far from the end as the document requires.
    let several = all.compactMap { one in one.evidence?.roomAtEnd.map { (one.view, $0, one.rests) } }
    guard several.count > 1 else { return nil }
    let isReached = whole.indices.allSatisfy { place in
      abs(several.map { _, room, rests in rests[place] - room }.min() ?? .infinity) <= Tolerance.pixel
    }
    return isReached ? several.map { AnchoredLayout.End(view: $0.0, constant: $0.1) } : nil
  }

  /// The first of the views that are left that follows from those before.
  private func next() -> (index: Int, view: Placed)? {
    for (index, item) in left.enumerated() {
      if let view = placement(of: item) { return (index, view) }
    }
    return nil
  }

  private var result: ViewNode? {
    guard !placed.isEmpty, open.isEmpty else { return nil }
    var node = ViewNode(
      .custom(CustomContainer(AnchoredLayout(placed.map(\.rule), ends: ends))), children: placed.map(\.node))
    if reference.usesMargins { node = node.neutral(SceneMargin.both) }
    return reference.ignored.isEmpty ? node : node.ignoresSafeArea(reference.ignored)
  }

  private func placement(of item: Int) -> Placed? {
    guard let (horizontal, vertical) = bothPositions(of: item) else { return nil }
    var result = Placed(
      rule: AnchoredLayout.Rule(horizontal: horizontal.positions, vertical: vertical.positions),
      members: items[item].members, node: items[item].node, rects: items[item].rects, evidence: items[item].evidence)
    let dressings = horizontal.dressings.merging(vertical.dressings) { first, _ in first }
    let margins = [Edge.leading, .trailing].filter { dressings[$0] == .margin }
    if let first = margins.first {
      result.node = result.node.neutral(
        margins.count == 2 ? SceneMargin.both : first == .leading ? SceneMargin.leading : SceneMargin.trailing)
    }
    var insets = EdgeInsets.zero
    var ignored: EdgeSet = []
    for edge in Edge.allCases {
      guard let dressing = dressings[edge] else { continue }
      if case .outside(let inset) = dressing {
        insets[edge] = inset
        ignored.insert(EdgeSet(edge))
      }
      for index in whole.indices { result.rects[index] = dressed(result.rects[index], edge, dressing, index) }
    }
    result.node = result.node.padded(insets)
    if !ignored.isEmpty { result.node = result.node.ignoresSafeArea(ignored) }
    return result
  }

  /// The frame in the layout of a view with this frame.
  private func dressed(_ rect: Rect, _ edge: Edge, _ dressing: Dressing, _ index: Int) -> Rect {
    var room = region.margins?[index] ?? 0
    if case .outside = dressing {
      room =
        edge == .start(of: edge.axis)
        ? rect.start(edge.axis) - whole[index].start(edge.axis) : whole[index].end(edge.axis) - rect.end(edge.axis)
    }
    var insets = EdgeInsets.zero
    insets[edge] = -room
    return rect.inset(by: insets)
  }

  /// How an edge of a view comes to be where no line of the layout is.
  private enum Dressing: Hashable {
    /// The system's margin is between it and the view's frame in the layout.
    case margin
    /// The view extends beyond the safe area, to a distance from the end of the container, in points.
    case outside(Double)
  }

  /// The lines that place a view on an axis, and the modifiers that its edges need.
  private typealias Found = (positions: AnchoredLayout.Positions, dressings: [Edge: Dressing])

  /// Where a view is on both axes. A length may follow from the one on the other axis, but not each from the other.
  private func bothPositions(of item: Int) -> (horizontal: Found, vertical: Found)? {
    let horizontal = positions(of: item, .horizontal)
    let vertical = positions(of: item, .vertical)
    if let horizontal {
      guard let vertical = vertical ?? positions(of: item, .vertical, by: horizontal) else { return nil }
      return (horizontal, vertical)
    }
    guard let vertical, let horizontal = positions(of: item, .horizontal, by: vertical) else { return nil }
    return (horizontal, vertical)
  }

  /// - Parameter other: the lines of the view on the other axis, where its length may follow from the one there.
  private func positions(of item: Int, _ axis: Axis, by other: Found? = nil) -> Found? {
    let guides = axis == .horizontal ? Guides.horizontal : Guides.vertical
    let wanted = items[item][axis] == .fill ? 2 : 1
    let isProportional = items[item].evidence[axis]?.isProportional == true
    var found: [StandardGuide: AnchoredLayout.Anchor] = [:]
    for guide in guides {
      if let anchor = anchor(items[item].rects.map { guide.place($0, axis) }, axis, isProportional) {
        found[guide.guide] = anchor
      }
      if found.count == wanted { return (AnchoredLayout.Positions(found), [:]) }
    }
    if wanted == 2, !found.isEmpty, let extent = extent(of: item, axis, by: other) {
      return (AnchoredLayout.Positions(found, extent: extent), [:])
    }
    // A center does not place a view that has another edge at a line missing from the layout.
    let ends = guides.filter { $0.share != 0.5 }
    if wanted == 2 { found = found.filter { entry in ends.contains { $0.guide == entry.key } } }
    var dressings: [Edge: Dressing] = [:]
    for guide in ends where found[guide.guide] == nil {
      let edge: Edge = guide.share == 0 ? .start(of: axis) : .end(of: axis)
      guard let (dressing, inset) = dressing(of: item, edge) else { continue }
      dressings[edge] = dressing
      found[guide.guide] = AnchoredLayout.Anchor(
        AnchoredLayout.Line(guide.guide), constant: guide.share == 0 ? inset : -inset)
      if found.count == wanted { return (AnchoredLayout.Positions(found), dressings) }
    }
    return nil
  }

  /// The length of a view as a share of another length, from a constraint.
  private func extent(of item: Int, _ axis: Axis, by other: Found?) -> AnchoredLayout.Extent? {
    let lengths = items[item].rects.map { $0.length(axis) }
    for share in items[item].evidence[axis]?.shares ?? [] {
      guard let (side, others) = side(of: share, for: item, by: other) else { continue }
      let multiplier = (share.multiplier * Self.slopeParts).rounded() / Self.slopeParts
      let rests = zip(lengths, others).map { $0 - $1 * multiplier }
      // What rounding to pixels takes from the other length is multiplied too.
      let tolerance = Tolerance.pixel * max(1, multiplier)
      let isExact = rests.allSatisfy { abs($0 - share.constant) <= tolerance }
      guard let constant = Constant.of(rests) ?? (isExact ? share.constant : nil) else { continue }
      return AnchoredLayout.Extent(side, share.axis, multiplier: multiplier, constant: constant)
    }
    return nil
  }

  /// Whose length it is a share of, and that by configuration; nil for one that the layout does not have yet.
  private func side(
    of share: AxisEvidence.Share, for item: Int, by other: Found?
  ) -> (AnchoredLayout.Extent.Side, [Double])? {
    if items[item].members == [share.view] {
      guard let other, other.dressings.isEmpty, other.positions.anchors.count == 2 || other.positions.extent != nil
      else {
        return nil
      }
      return (.own, items[item].rects.map { $0.length(share.axis) })
    }
    if let place = placed.firstIndex(where: { $0.members == [share.view] }) {
      return (.view(place), placed[place].rects.map { $0.length(share.axis) })
    }
    guard !items.contains(where: { $0.members.contains(share.view) }), !open.contains(share.axis) else { return nil }
    return (.container, whole.map { $0.length(share.axis) })
  }

  /// What an edge needs that is always as far from the system's margin or from the end of the container, and the distance
  /// of the frame in the layout from the container's line.
  private func dressing(of item: Int, _ edge: Edge) -> (Dressing, Double)? {
    let rects = items[item].rects
    if reference.usesMargins || reference.ignored.contains(edge) || open.contains(edge.axis) { return nil }
    if edge.axis == .horizontal, region.margins != nil,
      let inset = Constant.of(region.insets(of: rects, edge, from: .margin))
    {
      return (.margin, inset)
    }
    guard items[item][edge.axis] == .fill, let inset = Constant.of(region.insets(of: rects, edge, from: .bounds)) else {
      return nil
    }
    return (.outside(inset), 0)
  }

  /// A line that the positions always are at.
  private func anchor(_ positions: [Double], _ axis: Axis, _ isProportional: Bool) -> AnchoredLayout.Anchor? {
    let guides = axis == .horizontal ? Guides.horizontal : Guides.vertical
    for guide in guides where guide.share == 0 || !open.contains(axis) {
      let lines = whole.map { guide.place($0, axis) }
      if let constant = Constant.of(zip(positions, lines).map { $0 - $1 }) {
        return AnchoredLayout.Anchor(AnchoredLayout.Line(guide.guide), constant: constant)
      }
    }
    for (place, view) in placed.enumerated() {
      for guide in guides {
        let lines = view.rects.map { guide.place($0, axis) }
        if let constant = Constant.of(zip(positions, lines).map { $0 - $1 }) {
          return AnchoredLayout.Anchor(AnchoredLayout.Line(view: place, guide.guide), constant: constant)
        }
      }
    }
    return open.contains(axis) ? nil : multiple(positions, axis, isProportional)
  }

  /// The fraction with few parts that a measured slope is; nil for one that only happens to be.
  private static func share(_ slope: Double) -> Double? {
    for whole in 1...mostParts {
      let parts = (slope * Double(whole)).rounded()
      if abs(slope * Double(whole) - parts) <= slopeTolerance { return parts / Double(whole) }
    }
    return nil
  }

  private static let mostParts = 20
  /// What rounding to pixels may change of a slope over some hundred points, for each part.
  private static let slopeTolerance = 0.005

  /// The precision of a slope that the document gives as a share.
  private static let slopeParts = 10_000.0

  /// A line at a multiple of the container's length, as a multiplier and a constant give it.
  ///
  /// - Parameter isProportional: whether the document gives the place as a share, which then may have any value.
  private func multiple(_ positions: [Double], _ axis: Axis, _ isProportional: Bool) -> AnchoredLayout.Anchor? {
    let lengths = whole.map { $0.length(axis) }
    let starts = zip(positions, whole).map { $0 - $1.start(axis) }
    guard let least = lengths.indices.min(by: { lengths[$0] < lengths[$1] }),
      let most = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[most] - lengths[least] > 1
    else { return nil }
    let slope = (starts[most] - starts[least]) / (lengths[most] - lengths[least])
    let exact = isProportional ? (slope * Self.slopeParts).rounded() / Self.slopeParts : nil
    let end: StandardGuide = axis == .horizontal ? .trailing : .bottom
    for share in [Self.share(slope), exact].compactMap(\.self) {
      guard let constant = Constant.of(zip(starts, lengths).map({ $0 - $1 * share })) else { continue }
      return AnchoredLayout.Anchor(AnchoredLayout.Line(end), multiplier: share, constant: constant)
    }
    return nil
  }
}

/// What the lines of a layout of the app's own are counted from.
private struct LayoutReference {
  /// The edges at which the layout extends beyond the safe area.
  var ignored: EdgeSet = []
  /// Whether its ends are at the system's margins.
  var usesMargins = false

  /// Those that differ in a region, the simplest first.
  static func all(in region: ContainerSpace, marginsFirst: Bool) -> [LayoutReference] {
    let covered = Edge.allCases.filter { edge in region.safe.contains { $0[edge] != 0 } }
    let margins = region.margins == nil ? [false] : [marginsFirst, !marginsFirst]
    var result: [LayoutReference] = []
    let sides: EdgeSet = .horizontal
    for ignored in [[], .all, .vertical, .bottom, .top, sides, sides.union(.top), sides.union(.bottom)] as [EdgeSet] {
      let edges = covered.reduce(into: EdgeSet()) { if ignored.contains($1) { $0.insert(EdgeSet($1)) } }
      for usesMargins in margins where !usesMargins || edges.isDisjoint(with: .horizontal) {
        guard !result.contains(where: { $0.ignored == edges && $0.usesMargins == usesMargins }) else { continue }
        result.append(LayoutReference(ignored: edges, usesMargins: usesMargins))
      }
    }
    return result
  }
}

private struct Guides {
  let guide: StandardGuide
  let share: Double

  static let horizontal = [
    Guides(guide: .leading, share: 0), Guides(guide: .trailing, share: 1), Guides(guide: .horizontalCenter, share: 0.5),
  ]
  static let vertical = [
    Guides(guide: .top, share: 0), Guides(guide: .bottom, share: 1), Guides(guide: .verticalCenter, share: 0.5),
  ]

  /// In points.
  func place(_ rect: Rect, _ axis: Axis) -> Double { rect.start(axis) + rect.length(axis) * share }
}
