import IBLayout
import IBModel

/// Infers a tree of SwiftUI views from a scene. Each container is arranged separately, with stubs for its content.
struct Inference {
  let scene: ConvertibleScene
  private let rules: LengthRules
  let environments: [ViewEnvironment]
  private let sources: [Int: LeafSource]
  private let holders: [Int: LeafSource]
  var tree: InferredTree

  static func tree(
    of root: Int, in scene: ConvertibleScene, sources: [Int: LeafSource] = [:], holders: [Int: LeafSource] = [:]
  ) -> InferredTree {
    var inference = Inference(scene, root, sources, holders)
    inference.tree.node = inference.rootNode(root)
    return inference.tree
  }

  private init(_ scene: ConvertibleScene, _ root: Int, _ sources: [Int: LeafSource], _ holders: [Int: LeafSource]) {
    self.scene = scene
    self.sources = sources
    self.holders = holders
    rules = LengthRules(scene: scene)
    environments = scene.configurations.map(ViewEnvironment.init(of:))
    tree = InferredTree(
      root: root, node: ViewNode.color(), measures: scene.views[root].margins.map { LeafSizes(margin: $0) })
  }

  var seen: Range<Int> { 0..<scene.seenCount }

  // MARK: - Containers

  private mutating func rootNode(_ root: Int) -> ViewNode {
    let rects = bounds(of: root)
    let isWhole = root == 0
    let region = ContainerSpace(
      rects: rects, safe: isWhole ? Array(scene.safeAreas.prefix(scene.seenCount)) : rects.map { _ in .zero },
      margins: margins(of: root), contentSizedAxes: [], isRoot: true)
    var node = content(of: root, [region], depth: 0).node
    // The root is a table or another view that is the whole scene, and is written without views inside.
    if let source = sources[root], node == .color() {
      node = ViewNode(.hosted(HostedLeaf(className: source.expression)))
      for modifier in source.modifiers + source.outer { node = node.neutral(modifier) }
    }
    return (holders[root]?.modifiers ?? []).reduce(node) { $0.neutral($1) }
  }

  func bounds(of view: Int) -> [Rect] {
    seen.map { index in
      let frame = scene.views[view].frames[index]
      return Rect(x: 0, y: 0, width: frame?.width ?? 0, height: frame?.height ?? 0)
    }
  }

  /// The content of a container, in the first region in which an arrangement can be proven; otherwise, at the nearest
  /// edges.
  mutating func content(of container: Int, _ regions: [ContainerSpace], depth: Int) -> (node: ViewNode, region: Int) {
    let children = scene.written(in: scene.views[container])
    guard !children.isEmpty else { return (.color(), 0) }
    var parts = parts(children, regions, depth: depth)
    var strips = regions[0].isRoot ? parts.items.filter { isUnderBars($0.order) } : []
    if strips.count == parts.items.count { strips = [] }
    parts.items.removeAll { item in strips.contains { $0.order == item.order } }
    var result = arranged(container, parts, regions) ?? loose(container, parts, regions)
    for strip in strips {
      let color = strip.ids.first.flatMap { parts.nodes[$0] } ?? strip.node
      result.node = result.node.background(
        alignment: Alignment(.horizontalCenter, .top), [color.ignoresSafeArea(.top).frame(.vertical, 0)])
    }
    return result
  }

  /// Whether a view is only the background of the bars at the top of the screen. In SwiftUI, it has no height, and extends
  /// beyond the safe area.
  private func isUnderBars(_ index: Int) -> Bool {
    let view = scene.views[index]
    guard view.kind == .view, view.customClass == nil, scene.written(in: view).isEmpty,
      scene.safeAreas.prefix(scene.seenCount).contains(where: { $0.top > 0 })
    else { return false }
    return seen.allSatisfy { place in
      view.frames[place].map {
        abs($0.y) <= Tolerance.pixel && abs($0.height - scene.safeAreas[place].top) <= Tolerance.pixel
      } ?? false
    }
  }

  // MARK: - Views

  struct BuiltView {
    var item: ArrangedItem
    var node: ViewNode
    var stubs: [HostedLeaf]
  }

  mutating func view(_ index: Int, contentSizedAxes: AxisSet, isInSafeArea: Bool, depth: Int) -> BuiltView {
    let view = scene.views[index]
    var own = AxisPair { rules.rule(view, $0, inHugging: contentSizedAxes.contains($0)) }
    // The bars that SwiftUI draws have the height of their items.
    if view.kind.isHosted, own.vertical == .natural, sources[index].map({ $0.hostedClass == nil }) == true,
      let height = seen.lazy.compactMap({ view.frames[$0]?.height }).first
    {
      own.vertical = .fixed(height)
    }
    let hugged = AxisSet { own[$0] == .hug }
    let clip = isInSafeArea ? clip(of: index, own) : nil
    var rects = seen.map { view.frames[$0] ?? .zero }
    if let clip {
      let edges = EdgeSet { edge in clip.contains { $0[edge] > 0 } }
      if !edges.isEmpty { tree.clips[index] = edges }
      rects = zip(rects, clip).map { $0.inset(by: $1) }
    }
    var node: ViewNode
    if depth <= ConversionLimits.deepest, view.kind == .scrollView, !scene.written(in: view).isEmpty {
      node = scrollView(index, depth: depth)
    } else if depth <= ConversionLimits.deepest, view.holdsViews, !scene.written(in: view).isEmpty {
      node = container(index, clip, in: contentSizedAxes, &own, depth: depth)
    } else {
      for axis in Axis.allCases where own[axis] == .hug { own[axis] = rules.ruleWithoutContent(view, axis) }
      for place in scene.configurations.indices {
        let leaf = StubSizes.leaf(view, own, place)
        tree.measures[place].leaves[view.id] = leaf
        tree.measures[place].leaves[view.leafID] = leaf
        if view.kind == .imageView { tree.measures[place].ratios[view.leafID] = view.imageRatio }
      }
      node = LeafNode.node(view, own, sources[index])
      tree.stretched[view.leafID] = sources[index]?.stretched
      if sources[index]?.variesBySizeClass == true || Axis.allCases.contains(where: { lacksProof(view, $0, own[$0]) }) {
        tree.unproven.insert(index)
      }
    }
    node = sized(node, own, ratio: view.ratio, LeafNode.alignment(of: view, sources[index]))
    node = (sources[index]?.outer ?? holders[index]?.modifiers ?? []).reduce(node) { $0.neutral($1) }
    name(&node, view.id)
    let resists = own.horizontal == .natural && scene.resisting.contains(index)
    let stub = ViewNode(.hosted(HostedLeaf()), id: view.id)
    var item = ArrangedItem(
      node: resists ? stub.layoutPriority(1) : stub, rects: rects, filled: AxisSet { own[$0].fills }, ids: [view.id],
      order: index, evidence: view.evidence)
    item.kind = view.kind
    item.most = AxisPair { own[$0].most }
    item.ownLengths = rules.isOfApp(view) ? .both : hugged
    return BuiltView(item: item, node: node, stubs: seen.map { StubSizes.stub(view, rects, own, $0) })
  }

  /// Whether the size of a view that is not a text varies, or is the app's. Such a size is copied from the layout and
  /// is unproven.
  private func lacksProof(_ view: SceneView, _ axis: Axis, _ rule: LengthRule) -> Bool {
    if rule == .natural, rules.isSizedByApp(view, axis) { return true }
    if rule.isFixed, view.placeholderAxes.contains(axis) { return true }
    guard rule == .natural, !view.isTextual, !view.kind.isHosted || view.customClass != nil else { return false }
    return Constant.of(seen.compactMap { view.frames[$0]?.length(axis) }) == nil
  }

  /// - Parameter outer: the axes on which the views determine the length of the superview.
  private mutating func container(
    _ index: Int, _ clip: [EdgeInsets]?, in outer: AxisSet, _ own: inout AxisPair<LengthRule>, depth: Int
  ) -> ViewNode {
    let bounds = bounds(of: index)
    let regions = AxisSet { own[$0] == .hug }.options.map { region(of: index, bounds, clip, $0) }
    let found = content(of: index, regions, depth: depth)
    let contentSizedAxes = regions[found.region].contentSizedAxes
    for axis in Axis.allCases where own[axis] == .hug && !contentSizedAxes.contains(axis) {
      own[axis] = rules.ruleWithoutContent(scene.views[index], axis, inHugging: outer.contains(axis))
    }
    return found.node
  }

  private func region(
    of index: Int, _ bounds: [Rect], _ clip: [EdgeInsets]?, _ contentSizedAxes: AxisSet
  ) -> ContainerSpace {
    let none = bounds.map { _ in EdgeInsets.zero }
    let isOpen = contentSizedAxes.isEmpty
    return ContainerSpace(
      rects: isOpen ? bounds : zip(bounds, clip ?? none).map { $0.inset(by: $1) }, safe: isOpen ? clip ?? none : none,
      margins: isOpen ? margins(of: index) : nil, contentSizedAxes: contentSizedAxes)
  }

  /// The margins of a view from the safe area, if they are those of the scene's view and change with its size.
  ///
  /// Nil for margins that the view sets itself, and for margins that are a number.
  private func margins(of view: Int) -> [Double]? {
    let own = seen.map { scene.views[view].margins[$0] }
    guard Constant.of(own) == nil else { return nil }
    return Constant.equal(own, seen.map { scene.views[tree.root].margins[$0] }) ? own : nil
  }

  private func sized(
    _ node: ViewNode, _ rules: AxisPair<LengthRule>, ratio: Double?, _ alignment: Alignment
  ) -> ViewNode {
    var size = FixedFrame(alignment: rules.horizontal.isFixed ? alignment : .center)
    for axis in Axis.allCases { if case .fixed(let length) = rules[axis] { size[axis] = length } }
    var node = size.width == nil && size.height == nil ? node : node.modified(.frame(size))
    if let ratio, Axis.allCases.contains(where: { rules[$0] == .ratio }) {
      node = node.modified(.aspectRatio(AspectRatio(ratio: ratio, mode: .fit)))
    }
    var limit = FlexibleFrame()
    for axis in Axis.allCases {
      limit[axis] = FlexibleFrame.Limits(minimum: rules[axis].least, maximum: rules[axis].most)
      if rules[axis].least != nil { limit.alignment[axis] = alignment[axis] }
    }
    return limit == FlexibleFrame() ? node : node.modified(.flexibleFrame(limit))
  }

  /// Gives the outermost frame of a node an id, or records that the frame already has another id.
  mutating func name(_ node: inout ViewNode, _ id: String) {
    if let other = node.outerID, other != id { tree.aliases[id] = other } else { node = node.id(id) }
  }
}

extension LengthRule {
  var isFixed: Bool { if case .fixed = self { true } else { false } }
  var least: Double? { if case .least(let length) = self { length } else { nil } }
  var most: Double? { if case .most(let length) = self { length } else { nil } }
}

extension AxisSet {
  /// The sets of these axes, the largest first.
  fileprivate var options: [AxisSet] {
    [.both, .vertical, .horizontal, []].filter { isSuperset(of: $0) }
  }
}

package enum ConversionLimits {
  /// The deepest views that are converted. Views nested deeper are left out and reported.
  package static let deepest = 150
}

extension Inference {
  /// How far a view that keeps to the safe area extends beyond it: a scroll view, or a view that places its own views
  /// from the safe area.
  ///
  /// Only edges at the ends of the scene count.
  func clip(of index: Int, _ rules: AxisPair<LengthRule>) -> [EdgeInsets]? {
    let view = scene.views[index]
    let edges = Edge.allCases.filter { edge in
      let insets = seen.map { view.safeAreas[$0][edge] }
      guard insets.contains(where: { $0 > 0 }), !rules[edge.axis].isFixed,
        Constant.equal(insets, seen.map { scene.safeAreas[$0][edge] })
      else { return false }
      return view.kind.scrolls ? edge.axis == .vertical : scene.keepers[index, default: []].contains(edge)
    }
    guard !edges.isEmpty else { return nil }
    return seen.map { index in
      var insets = EdgeInsets.zero
      for edge in edges { insets[edge] = view.safeAreas[index][edge] }
      return insets
    }
  }

  struct ContainerParts {
    var items: [ArrangedItem] = []
    var nodes: [String: ViewNode] = [:]
    var check: LocalCheck

    /// The views in the first configurations only.
    func prefix(_ count: Int) -> ContainerParts {
      var parts = self
      for place in items.indices { parts.items[place].rects = Array(items[place].rects.prefix(count)) }
      return parts
    }
  }

  mutating func parts(_ children: [Int], _ regions: [ContainerSpace], depth: Int) -> ContainerParts {
    var measures = seen.map { LeafSizes(margin: scene.views[tree.root].margins[$0]) }
    var items: [ArrangedItem] = []
    var nodes: [String: ViewNode] = [:]
    for child in children {
      let id = scene.views[child].id
      let built = view(
        child, contentSizedAxes: regions.first?.contentSizedAxes ?? [], isInSafeArea: regions.last?.isWhole == true,
        depth: depth + 1)
      for index in seen { measures[index].leaves[id] = built.stubs[index] }
      nodes[id] = built.node
      items.append(built.item)
    }
    let check = LocalCheck(Array(environments.prefix(scene.seenCount)), measures, items)
    return ContainerParts(items: items, nodes: nodes, check: check)
  }

  /// The views, arranged in the first of some regions in which the arrangement can be proven.
  ///
  /// If no arrangement holds with longer texts, it is the one for the document's own texts. The proof finds the views
  /// that longer texts move.
  mutating func arranged(
    _ container: Int, _ parts: ContainerParts, _ regions: [ContainerSpace]
  ) -> (node: ViewNode, region: Int)? {
    guard scene.isLaidOut else { return nil }
    let count = scene.ownTextCount
    return proven(container, parts, regions)
      ?? (count < scene.seenCount ? proven(container, parts.prefix(count), regions.map { $0.prefix(count) }) : nil)
  }

  private mutating func proven(
    _ container: Int, _ parts: ContainerParts, _ regions: [ContainerSpace]
  ) -> (node: ViewNode, region: Int)? {
    for (index, region) in regions.enumerated() {
      var arranger = Arranger(parts.check, firstAxis: scene.views[container].stackAxis ?? .vertical)
      guard let found = arranger.arrange(parts.items, in: region) else { continue }
      tree.arrangements[container] = found.kind
      return (found.node.replacingLeaves(parts.nodes), index)
    }
    return nil
  }

  /// Arranges the views in stacks as in the first configuration, in the region in which the frames of most views are
  /// right.
  mutating func loose(
    _ container: Int, _ parts: ContainerParts, _ regions: [ContainerSpace]
  ) -> (node: ViewNode, region: Int) {
    var best = (node: ViewNode.color(), region: 0, wrong: Int.max)
    let axis = scene.views[container].stackAxis ?? .vertical
    for (index, region) in regions.enumerated() where scene.isLaidOut || index == 0 {
      for fixesShortTexts in [true, false] {
        var arranger = Arranger(parts.check, firstAxis: axis, fixesShortTexts: fixesShortTexts)
        let node = arranger.loose(parts.items, in: region)
        // If a limit ended the layout, frames for the comparison are missing.
        let wrong = scene.isLaidOut ? parts.check.misplacedCount(node, in: region) : 1
        if wrong < best.wrong { best = (node, index, wrong) }
      }
    }
    tree.arrangements[container] = best.wrong == 0 ? .nestedStacks : .approximate
    // If constraints contradict each other, the frames are unknown.
    if !scene.isLaidOut { tree.unproven.formUnion(parts.items.map(\.order)) }
    return (best.node.replacingLeaves(parts.nodes), best.region)
  }
}
