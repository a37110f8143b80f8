import IBLayout
import IBModel
import ProposalLayout

/// Infers a tree of SwiftUI's views from a scene: container by container, each arranged with stubs for what is inside.
package struct Inference {
  let scene: ConvertibleScene
  private let rules: LengthRules
  private let stubs: StubSizes
  let environments: [ViewEnvironment]
  private let sources: [Int: LeafSource]
  private let decorations: [Int: [String]]
  var tree: InferredTree
  /// The views that give way where there is less room than they ask for, by place.
  private var yielding: [Int: (axis: Axis, yielding: Yielding)] = [:]
  /// How many more views may be arranged once more for some size classes alone.
  var budget: Int
  /// How many more may be arranged once more as views that give way.
  private var yieldingBudget: Int
  /// How many more times the scene may be taken apart by size class; each time all of its views are copied.
  var parts = Self.mostParts

  /// How often each view of a scene may be, on the average.
  private static let mostRepetitions = 6
  private static let mostYieldingRepetitions = 16
  /// So many configurations say which views give way.
  private static let leastForYielding = 3
  private static let mostParts = 256

  /// - Parameters:
  ///   - root: the view whose content becomes a tree, by its place in the scene.
  ///   - sources: how views without views inside are written, by place.
  ///   - decorations: what is applied to the others, as it is written after the dot, by place.
  package static func tree(
    of root: Int, in scene: ConvertibleScene, sources: [Int: LeafSource] = [:], decorations: [Int: [String]] = [:]
  ) -> InferredTree {
    var inference = Inference(scene, root, sources, decorations)
    inference.tree.node = inference.rootNode(root)
    return inference.tree
  }

  private init(
    _ scene: ConvertibleScene, _ root: Int, _ sources: [Int: LeafSource], _ decorations: [Int: [String]]
  ) {
    self.scene = scene
    self.sources = sources
    self.decorations = decorations
    rules = LengthRules(scene: scene)
    stubs = StubSizes(scene: scene)
    environments = scene.configurations.map(ViewEnvironment.init(of:))
    tree = InferredTree(
      root: root, node: ViewNode(.empty), measures: scene.views[root].margins.map { Measures(margin: $0) })
    budget = scene.views.count * Self.mostRepetitions
    yieldingBudget = scene.views.count * Self.mostYieldingRepetitions
  }

  /// For a part of the scene's configurations.
  init(of scene: ConvertibleScene, like other: Inference) {
    self.init(scene, other.tree.root, other.sources, other.decorations)
  }

  /// What is not the same in all size classes about the views of a container, by configuration; nil where all is.
  func variation(of container: Int) -> [[String]]? {
    let all = ([container] + scene.views[container].children).compactMap { scene.variations[$0] }
    return all.isEmpty ? nil : seen.map { place in all.flatMap { $0[place] } }
  }

  /// Whether the views of a container may be arranged once more.
  mutating func spend(on container: Int) -> Bool { spend(on: container, of: \.budget) }

  private mutating func spend(on container: Int, of budget: WritableKeyPath<Self, Int>) -> Bool {
    var pending = [container]
    while self[keyPath: budget] > 0, let next = pending.popLast() {
      self[keyPath: budget] -= 1
      pending += scene.views[next].children
    }
    return self[keyPath: budget] > 0
  }

  private var seen: Range<Int> { 0..<scene.seenCount }

  // MARK: - Containers

  private mutating func rootNode(_ root: Int) -> ViewNode {
    let rects = bounds(of: root)
    let isWhole = root == 0
    let region = Region(
      rects: rects, safe: isWhole ? Array(scene.safeAreas.prefix(scene.seenCount)) : rects.map { _ in .zero },
      margins: seen.map { scene.views[root].margins[$0] }, hugs: [])
    var node = content(of: root, [region], depth: 0).node
    // A table or another view that is all of its scene, and is written without views inside.
    if let source = sources[root], node == .color() {
      node = ViewNode(.hosted(HostedLeaf(source.expression, width: .init(), height: .init())))
      for modifier in source.modifiers { node = node.neutral(modifier) }
    }
    return decorations[root, default: []].reduce(node) { $0.neutral($1) }
  }

  /// The bounds of a view by configuration; empty where it is not installed.
  private func bounds(of view: Int) -> [Rect] {
    seen.map { index in
      let frame = scene.views[view].frames[index]
      return Rect(x: 0, y: 0, width: frame?.width ?? 0, height: frame?.height ?? 0)
    }
  }

  /// What is inside of a container, arranged in the first of some regions in which that can be proven; in rectangles
  /// where nothing can, as in a scene that was not laid out.
  mutating func content(
    of container: Int, _ regions: [Region], depth: Int
  ) -> (node: ViewNode, region: Int) {
    if let found = choiceOfViews(container, regions, depth: depth) { return found }
    let children = scene.views[container].children.filter { scene.isShown($0) }
    guard !children.isEmpty, let last = regions.last else { return (.color(), max(0, regions.count - 1)) }
    let parts = parts(children, regions, depth: depth)
    if let found = arranged(container, parts, regions) ?? choice(container, regions, depth: depth)
      ?? yieldingContent(of: container, parts, regions, depth: depth)
    {
      return found
    }
    for (index, region) in regions.enumerated().reversed() where scene.isLaidOut {
      guard let fallback = fallback(parts, in: region) else { continue }
      tree.kinds[container] = fallback.kind
      for item in fallback.fixed { tree.copied.insert(item.order) }
      return (fallback.node.replacingLeaves(parts.nodes), index)
    }
    tree.kinds[container] = .fixed
    for child in children { tree.copied.insert(child) }
    return (FixedCandidate.node(parts.items, in: last).replacingLeaves(parts.nodes), regions.count - 1)
  }

  /// What a container's views are while they are arranged.
  private struct Parts {
    var items: [Item] = []
    /// What takes the place of the stubs, by their ids.
    var nodes: [String: ViewNode] = [:]
    var check: LocalCheck
    /// By the ids of views.
    var targets: [String: [Rect]] = [:]
  }

  private mutating func parts(_ children: [Int], _ regions: [Region], depth: Int) -> Parts {
    var measures = seen.map { Measures(margin: scene.views[tree.root].margins[$0]) }
    var items: [Item] = []
    var nodes: [String: ViewNode] = [:]
    var targets: [String: [Rect]] = [:]
    for child in children {
      let built = view(
        child, hugs: regions.first?.hugs ?? [], isInSafeArea: regions.last?.isWhole == true, depth: depth + 1)
      for index in seen { measures[index].leaves[built.id] = built.stubs[index] }
      nodes[built.id] = built.node
      items.append(built.item)
      targets[scene.views[child].id] = built.item.rects
    }
    let check = LocalCheck(environments: Array(environments.prefix(scene.seenCount)), measures: measures)
    return Parts(items: items, nodes: nodes, check: check, targets: targets)
  }

  /// The views arranged in the first of some regions in which that can be proven.
  private mutating func arranged(
    _ container: Int, _ parts: Parts, _ regions: [Region]
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut else { return nil }
    let ids = Dictionary(
      parts.items.map { ($0.order, scene.views[$0.order].id) }, uniquingKeysWith: { first, _ in first })
    for (index, region) in regions.enumerated() {
      var arranger = Arranger(parts.check, targets: parts.targets, ids: ids, firstAxis: firstAxis(of: container))
      guard let found = arranger.arrange(parts.items, in: region) else { continue }
      tree.kinds[container] = found.kind
      return (found.node.replacingLeaves(parts.nodes), index)
    }
    return nil
  }

  /// The same with views that give way where there is less room than they ask for; nil where no view does, or where that
  /// cannot be proven.
  private mutating func yieldingContent(
    of container: Int, _ parts: Parts, _ regions: [Region], depth: Int
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut, scene.seenCount >= Self.leastForYielding, let last = regions.last else { return nil }
    let (before, known) = (tree, yielding)
    for axis in [Axis.vertical, .horizontal] {
      let found = Yielding.of(parts.items, axis, in: last, of: scene)
      guard !found.isEmpty, spend(on: container, of: \.yieldingBudget) else { continue }
      for (view, value) in found { yielding[view] = (axis, value) }
      let other = self.parts(parts.items.map(\.order), regions, depth: depth)
      if let found = arranged(container, other, regions) { return found }
      (tree, yielding) = (before, known)
    }
    return nil
  }

  /// How often views that turn out to be elsewhere are left to their rectangles.
  private static let mostFallbacks = 6

  /// The fallback whose views all are in their places but those with rectangles; nil where none is.
  private func fallback(
    _ parts: Parts, in region: Region
  ) -> FallbackCandidate? {
    let items = parts.items
    // Content that is always as long needs no view that says so.
    var size = FixedFrame()
    if region.hugs.contains(.horizontal) {
      guard let width = Constant.of(region.rects.map(\.width)) else { return nil }
      size.width = width
    }
    if region.hugs.contains(.vertical) {
      guard let height = Constant.of(region.rects.map(\.height)) else { return nil }
      size.height = height
    }
    let region = region.filled
    var lost: Set<Int> = []
    for _ in 0..<Self.mostFallbacks {
      var fallback = FallbackCandidate(items, in: region, without: lost)
      guard fallback.fixed.count < items.count else { return nil }
      if size.width != nil || size.height != nil {
        fallback.node = fallback.node.frame(width: size.width, height: size.height)
      }
      let fixed = Set(fallback.fixed.map(\.order))
      let misplaced = parts.check.misplaced(fallback.node, in: region, parts.targets)
      let wrong = items.map(\.order).filter { !fixed.contains($0) && misplaced.contains(scene.views[$0].id) }
      if wrong.isEmpty { return fallback }
      lost.formUnion(wrong)
    }
    return nil
  }

  private func firstAxis(of container: Int) -> Axis {
    let view = scene.views[container]
    guard view.kind == .stackView else { return .vertical }
    let children = view.children.filter { scene.isShown($0) }
    guard children.count > 1, let first = view.frames.first.flatMap({ $0 }), first.width > 0 else { return .vertical }
    let frames = children.compactMap { scene.views[$0].frames[0] }
    return zip(frames, frames.dropFirst()).allSatisfy { $1.x >= $0.maxX - Constant.proven } ? .horizontal : .vertical
  }

  // MARK: - Views

  private struct Built {
    var id: String
    var item: Item
    var node: ViewNode
    var stubs: [HostedLeaf]
  }

  private mutating func view(_ index: Int, hugs: AxisSet, isInSafeArea: Bool, depth: Int) -> Built {
    let view = scene.views[index]
    var horizontal = rules.rule(view, .horizontal, inHugging: hugs.contains(.horizontal))
    var vertical = rules.rule(view, .vertical, inHugging: hugs.contains(.vertical))
    if let (axis, value) = yielding[index], !value.isText {
      let rule = LengthRule.yielding(least: value.least, most: value.length)
      if axis == .horizontal { horizontal = rule } else { vertical = rule }
    }
    let clip = isInSafeArea ? clip(of: index, horizontal, vertical) : nil
    var rects = seen.map { view.frames[$0] ?? .zero }
    if let clip {
      var edges: EdgeSet = []
      for edge in Edge.allCases where clip.contains(where: { $0[edge] > 0 }) { edges.insert(EdgeSet(edge)) }
      if !edges.isEmpty { tree.clips[index] = scene.configurations.map { _ in edges } }
      rects = zip(rects, clip).map { $0.inset(by: Insets($1)) }
    }
    var node: ViewNode
    if depth <= ConversionLimits.deepest, view.kind == .scrollView, !shownChildren(index).isEmpty {
      node = scrollView(index, depth: depth)
    } else if depth <= ConversionLimits.deepest, view.holdsViews, !shownChildren(index).isEmpty {
      node = container(index, clip, in: hugs, &horizontal, &vertical, depth: depth)
    } else {
      if horizontal == .hug { horizontal = rules.ruleWithoutContent(view, .horizontal) }
      if vertical == .hug { vertical = rules.ruleWithoutContent(view, .vertical) }
      for place in scene.configurations.indices {
        let leaf = stubs.leaf(view, horizontal, vertical, place)
        tree.measures[place].leaves[view.id] = leaf
        tree.measures[place].leaves[view.leafID] = leaf
      }
      node = LeafNode.node(view, horizontal, vertical, sources[index])
      if isCopied(view, .horizontal, horizontal) || isCopied(view, .vertical, vertical) { tree.copied.insert(index) }
    }
    node = sized(node, horizontal, vertical, LeafNode.alignment(of: view, sources[index]))
    if sources[index] == nil { node = decorations[index, default: []].reduce(node) { $0.neutral($1) } }
    var limited: AxisSet = []
    if horizontal.isLimited { limited.insert(.horizontal) }
    if vertical.isLimited { limited.insert(.vertical) }
    if limited.isEmpty { name(&node, view.id) }
    let item = Item(
      node: stubNode(view.id, horizontal, vertical, yielding[index]?.yielding.priority), rects: rects,
      horizontal: horizontal.sizing, vertical: vertical.sizing, members: [index], limited: limited,
      evidence: [.horizontal: view.horizontal, .vertical: view.vertical])
    return Built(
      id: limited.isEmpty ? view.id : Self.stubID(view.id), item: item, node: node,
      stubs: seen.map { stubs.stub(view, rects, horizontal, vertical, $0) })
  }

  /// Whether an intrinsic length that is no text's changes: then it is taken from the layout, and follows from nothing.
  private func isCopied(_ view: SceneView, _ axis: Axis, _ rule: LengthRule) -> Bool {
    guard rule == .natural, !view.isTextual, !view.kind.isHosted || view.customClass != nil else { return false }
    return Constant.of(seen.compactMap { view.frames[$0]?.length(axis) }) == nil
  }

  private func shownChildren(_ index: Int) -> [Int] { scene.views[index].children.filter { scene.isShown($0) } }

  /// - Parameter outer: the axes on which the views decide how long the superview is.
  private mutating func container(
    _ index: Int, _ clip: [EdgeInsets]?, in outer: AxisSet, _ horizontal: inout LengthRule,
    _ vertical: inout LengthRule, depth: Int
  ) -> ViewNode {
    let bounds = bounds(of: index)
    if clip == nil, let found = shortContent(of: index, bounds, &horizontal, &vertical, depth: depth) { return found }
    let options = HugOptions.of(horizontal == .hug, vertical == .hug)
    let regions = options.map { hugs -> Region in
      guard let clip else {
        return Region(
          rects: bounds, safe: bounds.map { _ in .zero }, margins: hugs.isEmpty ? margins(of: index) : nil, hugs: hugs)
      }
      if hugs.isEmpty {
        return Region(rects: bounds, safe: clip.map { Insets($0) }, margins: margins(of: index), hugs: hugs)
      }
      return Region(
        rects: zip(bounds, clip).map { $0.inset(by: Insets($1)) }, safe: bounds.map { _ in .zero }, margins: nil,
        hugs: hugs)
    }
    let found = content(of: index, regions, depth: depth)
    let hugs = regions[found.region].hugs
    let view = scene.views[index]
    if horizontal == .hug, !hugs.contains(.horizontal) {
      horizontal = rules.ruleWithoutContent(view, .horizontal, inHugging: outer.contains(.horizontal))
    }
    if vertical == .hug, !hugs.contains(.vertical) {
      vertical = rules.ruleWithoutContent(view, .vertical, inHugging: outer.contains(.vertical))
    }
    return found.node
  }

  /// What is inside of a view that gives way, where what is inside of it does; nil where that cannot be proven.
  private mutating func shortContent(
    of index: Int, _ bounds: [Rect], _ horizontal: inout LengthRule, _ vertical: inout LengthRule, depth: Int
  ) -> ViewNode? {
    guard let (axis, value) = yielding[index], let most = value.length, most < .infinity,
      spend(on: index, of: \.yieldingBudget)
    else {
      return nil
    }
    var hugs = AxisSet(axis)
    if (axis == .horizontal ? vertical : horizontal) == .hug { hugs.insert(AxisSet(axis.other)) }
    let short = bounds.map { $0.length(axis) < most - 2 * Constant.rounding ? AxisSet(axis) : [] }
    let before = tree
    let region = Region(rects: bounds, safe: bounds.map { _ in .zero }, margins: nil, hugs: hugs, short: short)
    let parts = parts(shownChildren(index), [region], depth: depth)
    guard let found = yieldingContent(of: index, parts, [region], depth: depth) else {
      tree = before
      return nil
    }
    let rule = LengthRule.yielding(least: value.least, most: nil)
    if axis == .horizontal { horizontal = rule } else { vertical = rule }
    return found.node
  }

  /// The margins of a view beside the safe area where they are those of the scene's view; nil for its own.
  private func margins(of view: Int) -> [Double]? {
    let own = seen.map { scene.views[view].margins[$0] }
    return Constant.equal(own, seen.map { scene.views[tree.root].margins[$0] }) ? own : nil
  }

  private mutating func scrollView(_ index: Int, depth: Int) -> ViewNode {
    let view = scene.views[index]
    let frames = seen.map { view.frames[$0] ?? .zero }
    let sizes = seen.map { contentSize(index, $0) ?? Size(width: frames[$0].width, height: frames[$0].height) }
    var axes: AxisSet = []
    if zip(sizes, frames).contains(where: { $0.width > $1.width + Constant.proven }) { axes.insert(.horizontal) }
    if axes.isEmpty || zip(sizes, frames).contains(where: { $0.height > $1.height + Constant.proven }) {
      axes.insert(.vertical)
    }
    let own = seen.map { Rect(x: 0, y: 0, width: sizes[$0].width, height: sizes[$0].height) }
    var rects = own
    var hugs = axes
    // Across, the content is as wide as the view, or decides itself.
    for axis in Axis.allCases where !axes.contains(axis) {
      let differs = zip(own, frames).contains { abs($0.length(axis) - $1.length(axis)) > Constant.proven }
      if differs { hugs.insert(AxisSet(axis)) }
      for place in rects.indices {
        if axis == .horizontal {
          rects[place].width = frames[place].width
        } else {
          rects[place].height = frames[place].height
        }
      }
    }
    let safe = rects.map { _ in Insets.zero }
    var regions = [Region(rects: rects, safe: safe, margins: nil, hugs: axes)]
    if hugs != axes { regions.append(Region(rects: own, safe: safe, margins: nil, hugs: hugs)) }
    let found = scrolled(index, &regions, depth: depth)
    hugs = regions[found.region].hugs
    var node = found.node
    if tree.kinds[index] == .single || node.outerID != nil { node = node.filling(AxisSet.both.subtracting(hugs)) }
    let id = "\(view.id)|content"
    name(&node, id)
    tree.scrolled[index] = id
    // The view is as wide across as what is inside: content that decides its own length is in a frame that fills.
    node = node.filling(hugs.subtracting(axes), Alignment(.leading, .top))
    return ViewNode(.scroll(ScrollContainer(axes)), children: [node])
  }

  /// What is inside of a scroll view; in the last of the regions alone, with views as long as what is inside of them,
  /// where it follows from nothing else.
  private mutating func scrolled(
    _ index: Int, _ regions: inout [Region], depth: Int
  ) -> (node: ViewNode, region: Int) {
    let before = tree
    let found = content(of: index, regions, depth: depth)
    guard tree.kinds[index].map({ $0 >= .generated }) ?? false, regions.count > 1, let last = regions.last,
      spend(on: index)
    else {
      return found
    }
    let first = tree
    tree = before
    let other = content(of: index, [last], depth: depth)
    if let kind = tree.kinds[index], kind < first.kinds[index] ?? .fixed {
      regions = [last]
      return other
    }
    tree = first
    return found
  }

  /// The size of what scrolls; where only code gives it one, the views say how far it reaches at least.
  private func contentSize(_ index: Int, _ configuration: Int) -> Size? {
    guard var size = scene.views[index].contentSizes[configuration] else { return nil }
    let rects = shownChildren(index).compactMap { scene.views[$0].frames[configuration] }
    if size.width <= 0 { size.width = rects.map(\.maxX).max() ?? 0 }
    if size.height <= 0 { size.height = rects.map(\.maxY).max() ?? 0 }
    return size
  }

  /// What is used for a view; a limit is a frame around it, because no leaf has one.
  private func stubNode(
    _ id: String, _ horizontal: LengthRule, _ vertical: LengthRule, _ priority: Double?
  ) -> ViewNode {
    let leaf = HostedLeaf(width: .init(), height: .init())
    if case .fit(let ratio) = horizontal {
      return ViewNode(.hosted(leaf), id: Self.stubID(id)).aspectRatio(ratio, .fit).id(id)
    }
    guard horizontal.isLimited || vertical.isLimited else {
      let node = ViewNode(.hosted(leaf), id: id)
      return priority.map { $0 == 0 ? node : node.layoutPriority($0) } ?? node
    }
    let (width, height) = (horizontal.limits, vertical.limits)
    var node = ViewNode(.hosted(leaf), id: Self.stubID(id)).frame(
      minWidth: width.minimum, maxWidth: width.maximum, minHeight: height.minimum, maxHeight: height.maximum)
    if let priority, priority != 0 { node = node.layoutPriority(priority) }
    return node.id(id)
  }

  /// Of what is used for a view inside of the frame that limits it.
  private static func stubID(_ id: String) -> String { "\(id)|stub" }

  /// With the frames that its lengths ask for.
  private func sized(
    _ node: ViewNode, _ horizontal: LengthRule, _ vertical: LengthRule, _ alignment: Alignment
  ) -> ViewNode {
    var node = node
    var size = FixedFrame()
    if case .fixed(let width) = horizontal { size.width = width }
    if case .fixed(let height) = vertical { size.height = height }
    // The other length decides, also where there is less room than that.
    if case .aspect(let ratio) = horizontal { node = node.aspectRatio(ratio, .fit).fixedSize(.horizontal) }
    if case .aspect(let ratio) = vertical { node = node.aspectRatio(ratio, .fit).fixedSize(.vertical) }
    if size.width == nil, size.height == nil { return node }
    return node.frame(
      width: size.width, height: size.height, alignment: size.width == nil ? .center : alignment)
  }

  /// Names the outermost frame of a node, or notes that it has a name already.
  private mutating func name(_ node: inout ViewNode, _ id: String) {
    if let other = node.outerID, other != id { tree.aliases[id] = other } else { node = node.id(id) }
  }

  // MARK: - Safe area

  /// How much of a view is outside of the safe area, where it keeps to it: what scrolls does, and so does a view whose
  /// own views are placed from the safe area. Only edges at the ends of the scene count.
  private func clip(of index: Int, _ horizontal: LengthRule, _ vertical: LengthRule) -> [EdgeInsets]? {
    let view = scene.views[index]
    let edges = Edge.allCases.filter { edge in
      let insets = seen.map { view.safeAreas[$0][edge] }
      guard insets.contains(where: { $0 > 0 }), !(edge.axis == .horizontal ? horizontal : vertical).isFixed,
        Constant.equal(insets, seen.map { scene.safeAreas[$0][edge] })
      else { return false }
      return view.kind.scrolls ? edge.axis == .vertical : keeps(index, edge)
    }
    guard !edges.isEmpty else { return nil }
    return seen.map { index in
      var insets = EdgeInsets.zero
      for edge in edges { insets[edge] = view.safeAreas[index][edge] }
      return insets
    }
  }

  private func keeps(_ index: Int, _ edge: Edge) -> Bool {
    let bounds = bounds(of: index)
    let safe = seen.map { scene.views[index].safeAreas[$0] }
    let region = Region(rects: bounds, safe: safe, margins: nil, hugs: [])
    return shownChildren(index).contains { child in
      let rects = seen.map { scene.views[child].frames[$0] ?? .zero }
      return Constant.of(region.insets(of: rects, edge, from: .bounds)) == nil
        && Constant.of(region.insets(of: rects, edge, from: .safe)) != nil
    }
  }
}

extension LengthRule {
  fileprivate var isFixed: Bool { if case .fixed = self { true } else { false } }

  /// Of the frame around a view.
  fileprivate var limits: FlexibleFrame.Limits {
    switch self {
    case .limited(let most): FlexibleFrame.Limits(maximum: most)
    case .yielding(let least, let most): FlexibleFrame.Limits(minimum: least, maximum: most)
    default: FlexibleFrame.Limits()
    }
  }
}

extension Insets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension SceneView {
  /// Of the leaf inside of its frames.
  var leafID: String { "\(id)#" }
}

/// The sets of axes on which a container may be as long as what is inside, the most first.
enum HugOptions {
  static func of(_ horizontal: Bool, _ vertical: Bool) -> [AxisSet] {
    switch (horizontal, vertical) {
    case (true, true): [.both, .vertical, .horizontal, []]
    case (true, false): [.horizontal, []]
    case (false, true): [.vertical, []]
    case (false, false): [[]]
    }
  }
}
