import IBLayout
import IBModel
import ProposalLayout

/// A layout of the app's own for one container: each view at lines of the container or of views before it.
struct GeneratedCandidate {
  private let items: [Item]
  private let region: Region
  /// The rectangle that the layout fills, by configuration.
  private let whole: [Rect]
  private var rules: [AnchoredLayout.Rule]
  private var placed: [Int] = []
  private var left: [Int] = []

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
    whole = region.rects.indices.map { index in
      var insets = reference == .bounds ? .zero : region.safe[index]
      if reference == .margin, let margin = region.margins?[index] {
        insets.left += margin
        insets.right += margin
      }
      return region.rects[index].inset(by: insets)
    }
    rules = items.map { _ in AnchoredLayout.Rule() }
  }

  /// Views are placed one after the other, each by those before; the children are in that order.
  private mutating func place() {
    left = Array(items.indices)
    while let next = left.firstIndex(where: { rule(of: $0) != nil }), let rule = rule(of: left[next]) {
      rules[placed.count] = rule
      placed.append(left.remove(at: next))
    }
  }

  private func result(_ reference: Region.Reference) -> ViewNode? {
    guard !placed.isEmpty else { return nil }
    let node = ViewNode(
      .custom(CustomContainer(AnchoredLayout(Array(rules.prefix(placed.count))))),
      children: placed.map { items[$0].node })
    switch reference {
    case .safe: return node
    case .bounds: return region.isWhole ? node.ignoresSafeArea() : node
    case .margin: return node.neutral(SceneMargin.both)
    }
  }

  private func rule(of item: Int) -> AnchoredLayout.Rule? {
    guard let horizontal = positions(of: item, .horizontal), let vertical = positions(of: item, .vertical) else {
      return nil
    }
    return AnchoredLayout.Rule(horizontal: horizontal, vertical: vertical)
  }

  private func positions(of item: Int, _ axis: Axis) -> AnchoredLayout.Positions? {
    let guides = axis == .horizontal ? Guides.horizontal : Guides.vertical
    var found: [StandardGuide: AnchoredLayout.Anchor] = [:]
    for guide in guides {
      let isProportional = items[item].evidence[axis]?.isProportional == true
      if let anchor = anchor(items[item].rects.map { guide.place($0, axis) }, axis, isProportional) {
        found[guide.guide] = anchor
      }
      if found.count == (items[item][axis] == .fill ? 2 : 1) { return AnchoredLayout.Positions(found) }
    }
    return nil
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
        let lines = items[view].rects.map { guide.place($0, axis) }
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
