import IBLayout
import IBModel
import ProposalLayout

/// A layout of the app's own for one container: each view at lines of the container or of views before it.
struct GeneratedCandidate {
  private let items: [Item]
  private let region: Region
  private let reference: Region.Reference
  /// The rectangle that the layout fills, by configuration.
  private let whole: [Rect]
  private var placed: [Placed] = []
  private var left: [Int] = []

  /// A view in the layout.
  private struct Placed {
    let rule: AnchoredLayout.Rule
    /// With what takes it beyond its frame in the layout, or makes that wider than it is.
    var node: ViewNode
    /// Its frames in the layout, by configuration.
    var rects: [Rect]
  }

  /// A layout of as many of the views as follow from lines.
  struct Partial {
    /// Nil where it lays out none.
    var node: ViewNode?
    var left: [Item]
  }

  /// The layout that leaves out the fewest views.
  static func partial(_ items: [Item], in region: Region) -> Partial {
    var best = Partial(node: nil, left: items)
    guard region.hugs.isEmpty else { return best }
    let sorted = items.sorted { $0.order < $1.order }
    for reference in Region.Reference.allCases {
      guard reference != .margin || region.margins != nil else { continue }
      var candidate = GeneratedCandidate(sorted, region, reference)
      candidate.place()
      guard candidate.left.count < best.left.count, let node = candidate.result(reference) else { continue }
      best = Partial(node: node, left: candidate.left.map { sorted[$0] })
    }
    return best
  }

  private init(_ items: [Item], _ region: Region, _ reference: Region.Reference) {
    self.items = items
    self.region = region
    self.reference = reference
    whole = region.rects.indices.map { index in
      var insets = reference == .bounds ? .zero : region.safe[index]
      if reference == .margin, let margin = region.margins?[index] {
        insets.left += margin
        insets.right += margin
      }
      return region.rects[index].inset(by: insets)
    }
  }

  /// Views are placed one after the other, each by those before; the children are in that order.
  private mutating func place() {
    left = Array(items.indices)
    while let (index, view) = next() {
      placed.append(view)
      left.remove(at: index)
    }
  }

  /// The first of the views that are left that follows from those before.
  private func next() -> (index: Int, view: Placed)? {
    for (index, item) in left.enumerated() {
      if let view = placement(of: item) { return (index, view) }
    }
    return nil
  }

  private func result(_ reference: Region.Reference) -> ViewNode? {
    guard !placed.isEmpty else { return nil }
    let node = ViewNode(
      .custom(CustomContainer(AnchoredLayout(placed.map(\.rule)))), children: placed.map(\.node))
    switch reference {
    case .safe: return node
    case .bounds: return region.isWhole ? node.ignoresSafeArea() : node
    case .margin: return node.neutral(SceneMargin.both)
    }
  }

  private func placement(of item: Int) -> Placed? {
    guard let horizontal = positions(of: item, .horizontal), let vertical = positions(of: item, .vertical) else {
      return nil
    }
    var result = Placed(
      rule: AnchoredLayout.Rule(horizontal: horizontal.positions, vertical: vertical.positions), node: items[item].node,
      rects: items[item].rects)
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
    var insets = Insets.zero
    insets[edge] = -room
    return rect.inset(by: insets)
  }

  /// How an edge of a view comes to be where no line of the layout is.
  private enum Dressing: Hashable {
    /// The system's margin is between it and the view's frame in the layout.
    case margin
    /// The view goes on beyond the safe area, to a distance from the end of the container, in points.
    case outside(Double)
  }

  /// The lines that say where a view is on an axis, and what its edges need besides.
  private typealias Found = (positions: AnchoredLayout.Positions, dressings: [Edge: Dressing])

  private func positions(of item: Int, _ axis: Axis) -> Found? {
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
    guard reference == .safe else { return nil }
    // A center says nothing of a view with one more edge at a line that the layout does not have.
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

  /// What an edge needs that is always as far from the system's margin or from the end of the container, and the distance
  /// of the frame in the layout from the container's line.
  private func dressing(of item: Int, _ edge: Edge) -> (Dressing, Double)? {
    let rects = items[item].rects
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
    for guide in guides {
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
    return multiple(positions, axis, isProportional)
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

  /// What a slope is rounded to where the document says that the place is a share.
  private static let slopeParts = 10_000.0

  /// A line at a multiple of the container's length, as a multiplier and a constant give it.
  ///
  /// - Parameter isProportional: whether the document says that the place is a share, which then may be any.
  private func multiple(_ positions: [Double], _ axis: Axis, _ isProportional: Bool) -> AnchoredLayout.Anchor? {
    let lengths = whole.map { $0.length(axis) }
    let starts = zip(positions, whole).map { $0 - $1.start(axis) }
    guard let least = lengths.indices.min(by: { lengths[$0] < lengths[$1] }),
      let most = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[most] - lengths[least] > 1
    else { return nil }
    let slope = (starts[most] - starts[least]) / (lengths[most] - lengths[least])
    let exact = isProportional ? (slope * Self.slopeParts).rounded() / Self.slopeParts : nil
    guard let share = Self.share(slope) ?? exact,
      let constant = Constant.of(zip(starts, lengths).map({ $0 - $1 * share }))
    else { return nil }
    let multiplier = share
    let end: StandardGuide = axis == .horizontal ? .trailing : .bottom
    return AnchoredLayout.Anchor(AnchoredLayout.Line(end), multiplier: multiplier, constant: constant)
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
