import IBModel

/// Finds the cheapest arrangement of a container's views that results in their frames in all configurations.
struct Arranger {
  private var check: LocalCheck
  private let firstAxis: Axis
  private let fixesShortTexts: Bool
  /// How many more sets of views may be arranged. Views that overlap in many ways have more arrangements than can be
  /// tried.
  private var budget = 160
  private var depth = 0
  /// How many more layers may turn out to have no place among the others. Each takes another search.
  private var retries = 8

  /// The largest number of views that count as one set.
  ///
  /// A container with more views gets fewer attempts, which limits its cost. In 23,144 scenes of public repositories,
  /// the largest container has 227 views (Security.md#limits).
  private static let costUnit = 256

  /// - Parameter firstAxis: the axis of the stack to try first: that of a stack view.
  /// - Parameter fixesShortTexts: whether texts and controls of a stack without a proof keep their lengths.
  init(_ check: LocalCheck, firstAxis: Axis, fixesShortTexts: Bool = false) {
    (self.check, self.firstAxis, self.fixesShortTexts) = (check, firstAxis, fixesShortTexts)
  }

  /// A proven arrangement and its kind; nil without a proof.
  typealias Found = (node: ViewNode, kind: CandidateKind)

  mutating func arrange(_ items: [ArrangedItem], in region: ContainerSpace) -> Found? {
    guard budget > 0 else { return nil }
    budget -= 1 + items.count / Self.costUnit
    if items.count == 1, let item = items.first {
      guard let node = SingleCandidate.node(item, in: region), holds(node, items, region) else { return nil }
      return (node, .single)
    }
    return stack(items, region) ?? background(items, region)
  }

  private mutating func holds(_ node: ViewNode, _ items: [ArrangedItem], _ region: ContainerSpace) -> Bool {
    check.holds(node, in: region, items.flatMap(\.ids))
  }

  /// A stack of all views or, if some of them overlap, of groups that are arranged by themselves.
  ///
  /// - Parameter isLoose: whether the stack is that of the first configuration, without a proof.
  fileprivate mutating func stack(
    _ items: [ArrangedItem], _ region: ContainerSpace, isLoose: Bool = false
  ) -> Found? {
    var divisions = [firstAxis, firstAxis.other].map { ($0, AxisGroups.of(items, $0, isLoose: isLoose)) }
      .filter { $0.1.count > 1 }
    if !isLoose { divisions.sort { $0.1.count == items.count && $1.1.count < items.count } }
    for (axis, bands) in divisions {
      var views = bands.compactMap { group($0, isLoose: isLoose) }
      guard views.count == bands.count else { continue }
      if isLoose, fixesShortTexts, !region.contentSizedAxes.contains(axis) { views.fixShortTexts(axis) }
      var tried: [ViewNode] = []
      for usesMiddle in [true, false] {
        guard
          let node = StackCandidate.node(
            views, axis, in: region, usesMiddle: usesMiddle, isLoose: isLoose),
          !tried.contains(node)
        else { continue }
        tried.append(node)
        if isLoose || holds(node, items, region) {
          return (node, bands.count == items.count ? .stack : .nestedStacks)
        }
      }
    }
    return nil
  }

  fileprivate mutating func group(_ items: [ArrangedItem], isLoose: Bool = false) -> ArrangedItem? {
    if items.count == 1 { return items.first }
    var group = GroupSizing.item(of: items)
    let region = ContainerSpace(
      rects: group.rects, safe: group.rects.map { _ in .zero }, margins: nil,
      contentSizedAxes: AxisSet.both.subtracting(group.filled))
    guard let node = arrange(items, in: region)?.node ?? (isLoose ? loose(items, in: region) : nil) else { return nil }
    group.node = node
    return group
  }

  /// Arranges a view as background or layer.
  ///
  /// A view under all others becomes their background. A view that overlaps views of a stack, or a line, is a layer over
  /// or under it.
  private mutating func background(_ items: [ArrangedItem], _ region: ContainerSpace) -> Found? {
    let sorted = items.inDrawingOrder
    let line = sorted.indices.filter { sorted[$0].isLine }.prefix(1)
    for place in line + [sorted.count - 1, 0] {
      var rest = sorted
      let item = rest.remove(at: place)
      let isUnder = place == 0 && rest.allSatisfy { item.contains($0) }
      let isLayer = isUnder || item.isInMiddle || item.isLine
      guard isLayer || rest.count > 1 && rest.contains(where: item.overlaps),
        let layer = SingleCandidate.node(item, in: region.filled),
        let found = isLayer ? arrange(rest, in: region) : stack(rest, region)
      else { continue }
      if isUnder, region.contentSizedAxes.isDisjoint(with: item.filled), !region.contentSizedAxes.isEmpty,
        let base = SingleCandidate.node(item, in: region), let over = arrange(rest, in: region.filled)
      {
        let node = base.overlay([over.node])
        if holds(node, items, region) { return (node, .background) }
      }
      let order = LayerOrder(item, rest, isFirst: place == 0)
      guard let node = Self.layered(found.node, layer, order, isUnder: isUnder, in: region) else { continue }
      if holds(node, items, region) { return (node, .background) }
    }
    return nil
  }

  /// Makes a view the background of the views on it.
  ///
  /// If the views do not determine the length of the container, layers have the same frames.
  ///
  /// - Returns: nil if no place among the layers keeps the drawing order.
  fileprivate static func layered(
    _ node: ViewNode, _ layer: ViewNode, _ order: LayerOrder, isUnder: Bool, in region: ContainerSpace
  ) -> ViewNode? {
    if isUnder || !region.contentSizedAxes.isEmpty {
      guard let place = order.place(among: [node]) else { return nil }
      return place == 0 ? node.background([layer]) : node.overlay([layer])
    }
    var layers = [node]
    if case .layers = node.content, node.modifiers.isEmpty { layers = node.children }
    guard let place = order.place(among: layers) else { return nil }
    layers.insert(layer, at: place)
    return ViewNode(.layers(LayeredStack()), children: layers)
  }
}

extension [ArrangedItem] {
  /// Lets texts and controls keep their own length next to a longer view that fills an axis. SwiftUI would make all of
  /// them equally long. In a column, they keep their height if anything else takes the remaining space.
  fileprivate mutating func fixShortTexts(_ axis: Axis) {
    let lengths = map { $0.fills(axis) && !$0.ownLengths.contains(axis) ? $0.rects.first?.length(axis) : nil }
    guard let longest = lengths.compactMap(\.self).max() else { return }
    let takesSpace = axis == .vertical && (contains { $0.fills(axis) && $0.kind != .label } || hasOpenGap(axis))
    for (place, length) in lengths.enumerated() where self[place].kind.map({ $0 != .button && !$0.fills(axis) }) == true
    {
      guard let length, takesSpace || length < longest - 2 * Tolerance.pixel else { continue }
      self[place].node = self[place].node.fixedSize(AxisSet(axis))
      self[place].filled.remove(AxisSet(axis))
    }
  }
}

extension ArrangedItem {
  /// Whether constraints center the view vertically in the container, and leave its top and bottom free.
  fileprivate var isInMiddle: Bool {
    guard let evidence = evidence?[.vertical] else { return false }
    return evidence.center == .outer && evidence.start == nil && evidence.end == nil
  }

  /// Whether the view is about in the middle of a region on the first device. At a multiple of the center, it is not.
  fileprivate func isNearMiddle(of region: ContainerSpace) -> Bool {
    guard let rect = rects.first, let outer = region.rects.first else { return false }
    return abs(rect.center(.vertical) - outer.center(.vertical)) <= Self.longestOffset
  }

  /// In points: more than a control and the space around it.
  private static let longestOffset = 60.0

  /// Whether the view is thin enough to be a line between others.
  fileprivate var isLine: Bool { rects.allSatisfy { min($0.width, $0.height) <= Self.thickestLine } }

  /// In points. Chosen, not measured.
  private static let thickestLine = 1.5
}

extension Arranger {
  /// Stacks as in the first configuration, and layers for views that overlap.
  ///
  /// The result is not proven, but similar to code that people write.
  mutating func loose(_ items: [ArrangedItem], in region: ContainerSpace) -> ViewNode {
    let sorted = items.inDrawingOrder
    guard sorted.count > 1 else { return sorted.first.map { Self.layer($0, in: region) } ?? .color() }
    depth += 1
    defer { depth -= 1 }
    let middle =
      region.contentSizedAxes.isEmpty
      ? sorted.indices.last { sorted[$0].isInMiddle && sorted[$0].isNearMiddle(of: region) } : nil
    if middle == nil, depth <= Self.deepest, let found = stack(items, region, isLoose: true) { return found.node }
    if depth > Self.deepest || sorted.count > Self.mostDivided {
      return ViewNode(.layers(LayeredStack()), children: sorted.map { Self.layer($0, in: region.filled) })
    }
    if let node = looseBackground(sorted, region) { return node }
    // The highest view can be a layer over all others, whatever they overlap.
    let choice = retries > 0 ? [middle ?? layer(of: sorted)] : []
    for place in choice + [sorted.count - 1] {
      var rest = sorted
      let item = rest.remove(at: place)
      let order = LayerOrder(item, rest)
      let other = arrange(rest, in: region)?.node ?? loose(rest, in: region)
      let layer = Self.layer(item, in: region)
      if let node = Self.layered(other, layer, order, isUnder: false, in: region.filled) { return node }
      retries -= 1
    }
    return ViewNode(.layers(LayeredStack()), children: sorted.map { Self.layer($0, in: region.filled) })
  }

  /// The views on the lowest one, with that as their background, if it contains all of them in the first configuration.
  private mutating func looseBackground(_ sorted: [ArrangedItem], _ region: ContainerSpace) -> ViewNode? {
    let (base, rest) = (sorted[0], Array(sorted.dropFirst()))
    guard let rect = base.rects.first,
      rest.allSatisfy({ item in item.rects.first.map { rect.contains($0, within: Tolerance.pixel) } ?? false })
    else { return nil }
    let over = arrange(rest, in: region)?.node ?? loose(rest, in: region)
    let layer = Self.layer(base, in: region.filled)
    return Self.layered(over, layer, LayerOrder(base, rest, isFirst: true), isUnder: true, in: region)
  }

  /// The largest number of overlapping views that are divided into layers and stacks.
  ///
  /// If there are more, each view is a layer, because the search takes the cube of their number.
  private static let mostDivided = 16
  /// The deepest nesting of stacks and layers for the views of one container. Deeper, each view is a layer.
  private static let deepest = 64

  private static func layer(_ item: ArrangedItem, in region: ContainerSpace) -> ViewNode {
    SingleCandidate.node(item, in: region, isLoose: true) ?? item.node
  }

  /// The overlapping view that becomes a separate layer: one without which the others form a row or column, or the
  /// largest.
  private func layer(of items: [ArrangedItem]) -> Int {
    let divides = items.indices.last { place in
      var rest = items
      rest.remove(at: place)
      return Axis.allCases.contains { AxisGroups.of(rest, $0, isLoose: true).count > 1 }
    }
    func area(_ place: Int) -> Double { items[place].rects.first.map { $0.width * $0.height } ?? 0 }
    return divides ?? items.indices.max { area($0) < area($1) } ?? 0
  }
}

extension ContainerSpace {
  var filled: ContainerSpace {
    var region = self
    region.contentSizedAxes = []
    return region
  }
}
