import IBModel

/// Writes a tree as people do, if the proof finds every view in the same place: alignment on the stack instead of
/// frames in it, whole points, one frame instead of two.
struct TreeSimplification {
  private let scene: ConvertibleScene
  private var tree: InferredTree
  /// How much of each node stays, in the order in which they are simplified: children first.
  private let levels: [Level]
  private var place = 0

  /// How much of a node stays.
  fileprivate enum Level {
    case nothing
    /// Content that is longer than its frame makes everything around it longer if the frame loses its least length.
    case minimums
    case all
  }

  /// The simplest tree with its proof. Nodes stay unchanged if a simpler form would make a view less accurate.
  static func simplest(_ tree: InferredTree, of scene: ConvertibleScene) -> (tree: InferredTree, proof: Proof) {
    guard scene.isLaidOut else { return (tree, Proof(tree, of: scene)) }
    let whole = simplified(tree, scene, [])
    let proof = Proof(whole, of: scene)
    if proof.isComplete { return (whole, proof) }
    let before = Proof(tree, of: scene)
    if proof.worse(than: before).isEmpty { return (whole, proof) }
    var search = LevelSearch(tree, scene, before)
    search.lower(0..<tree.node.count)
    return search.best
  }

  /// - Parameter levels: nothing of a node stays where its level is missing.
  fileprivate static func simplified(
    _ tree: InferredTree, _ scene: ConvertibleScene, _ levels: [Level]
  ) -> InferredTree {
    var simplification = TreeSimplification(scene: scene, tree: tree, levels: levels)
    let node = simplification.node(tree.node)
    simplification.tree.node = levels.last ?? .nothing == .nothing ? simplification.withoutCentering(node) : node
    return simplification.tree
  }

  private mutating func node(_ node: ViewNode) -> ViewNode {
    var result = node.mapChildren { self.node($0) }
    let level = levels.indices.contains(place) ? levels[place] : .nothing
    place += 1
    // The other frames have the same lengths as before.
    result.modifiers = joined(result.modifiers)
    centerInFrames(&result)
    if level == .all { return result }
    turn(&result)
    aligned(&result)
    if case .spacer(let spacer) = node.content, spacer.minimumLength == 0 { result.content = .spacer(SpacerLeaf()) }
    for place in result.modifiers.indices {
      // The least length of a frame that content may be longer than.
      for axis in Axis.allCases where level == .nothing && result.modifiers[place].fills(axis) {
        result.modifiers[place].modifier.flexibleFrame?[axis].minimum = nil
      }
      result.modifiers[place].alignContent()
    }
    for axis in Axis.allCases { result.round(axis) }
    result.completeEdges()
    // Most views have their ideal size anyway.
    result.modifiers.removeAll { if case .fixedSize = $0.modifier { $0.id == nil } else { false } }
    return result
  }

  /// A frame that fills one axis, or is filled by a fixed one, and the frame around it are one.
  private mutating func joined(_ modifiers: [AppliedModifier]) -> [AppliedModifier] {
    var result: [AppliedModifier] = []
    for next in modifiers {
      if let last = result.last, last.content.isEmpty, case .flexibleFrame(let inner) = last.modifier,
        let modifier = Self.joined(inner, next.modifier, isNamed: last.id != nil)
      {
        if let own = last.id, let id = next.id { tree.aliases[own] = id }
        result[result.count - 1] = AppliedModifier(modifier: modifier, id: next.id ?? last.id)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// Drops frames that only center a view in a frame around them, which centers it too.
  private mutating func centerInFrames(_ node: inout ViewNode) {
    for place in node.modifiers.indices.reversed() where node.modifiers.indices.contains(place) {
      guard case .frame(let outer) = node.modifiers[place].modifier else { continue }
      for axis in Axis.allCases where outer[axis] != nil && outer.alignment[axis] == Alignment.center[axis] {
        guard let inner = node.modifiers[..<place].lastIndex(where: { !$0.isEvenPadding(axis) }),
          node.modifiers[inner].fills(axis), case .flexibleFrame(let frame) = node.modifiers[inner].modifier,
          frame.alignment[axis] == Alignment.center[axis], frame[axis.other].isEmpty
        else { continue }
        if let id = node.modifiers[inner].id {
          guard id == text(node), tree.painted[id] == nil else { continue }
          tree.painted[id] = frame.alignment[axis]
        }
        node.openFrame(at: inner, axis)
        break
      }
    }
  }

  /// The view without frames at its outside that only center it, as its surroundings do.
  ///
  /// A list centers its rows only vertically, and any view may become a row.
  private mutating func withoutCentering(_ node: ViewNode) -> ViewNode {
    var result = node
    for place in node.modifiers.indices.reversed() {
      switch node.modifiers[place].modifier {
      case .flexibleFrame(let frame) where frame.height.fills && frame.alignment.vertical == .verticalCenter:
        if let id = node.modifiers[place].id {
          guard id == text(node), tree.painted[id] == nil else { return result }
          tree.painted[id] = .verticalCenter
        }
        result.openFrame(at: place, .vertical)
        return result
      case .ignoresSafeArea: continue
      case .padding(let padding) where padding.insets.top == padding.insets.bottom: continue
      default: return result
      }
    }
    return result
  }

  /// - Parameter isNamed: whether the inner frame is that of a view, so that the frame around it must be as long.
  private static func joined(_ inner: FlexibleFrame, _ outer: ViewModifier, isNamed: Bool) -> ViewModifier? {
    let axes = Axis.allCases.filter { !inner[$0].isEmpty }
    switch outer {
    case .flexibleFrame(var outer):
      guard !isNamed, axes.allSatisfy({ outer[$0].isEmpty }) else { return nil }
      for axis in axes { (outer[axis], outer.alignment[axis]) = (inner[axis], inner.alignment[axis]) }
      return .flexibleFrame(outer)
    case .frame(var outer):
      guard axes.allSatisfy({ inner[$0].fills && outer[$0] != nil }) else { return nil }
      for axis in axes { outer.alignment[axis] = inner.alignment[axis] }
      return .frame(outer)
    default: return nil
    }
  }

  // MARK: - Alignment

  /// Puts the alignment that all frames of a container's views have on the container.
  private mutating func aligned(_ node: inout ViewNode) {
    guard node.children.count > 1 else { return }
    switch node.content {
    case .stack(let stack):
      align(&node, stack.axis.other)
    case .layers:
      for axis in Axis.allCases { align(&node, axis) }
      overlaid(&node)
    default: break
    }
  }

  private mutating func align(_ node: inout ViewNode, _ axis: Axis) {
    var frames = node.children.map { frame(of: $0, axis) }
    let guides = frames.compactMap { $0?.guide }
    guard let first = guides.first else { return }
    let isShared = guides.allSatisfy { $0 == first }
    let guide = isShared ? first : node.content.guide(axis)
    if !isShared {
      // A frame is not needed for the alignment that the container has anyway.
      for place in frames.indices where frames[place]?.guide != guide { frames[place] = nil }
      if frames.allSatisfy({ $0 == nil }) { return }
    }
    node.content.align(axis, guide)
    for (place, frame) in frames.enumerated() {
      guard let frame else { continue }
      node.children[place].openFrame(at: frame.place, axis)
      if let text = frame.text { tree.painted[text] = guide }
    }
    switch node.modifiers.first?.modifier {
    case .fixedSize(let size)? where size.axes.contains(axis): break
    case .frame(var fixed)? where fixed[axis] != nil:
      fixed.alignment[axis] = guide
      node.modifiers[0].modifier = .frame(fixed)
    case .flexibleFrame(var filling)? where !filling[axis].isEmpty:
      filling.alignment[axis] = guide
      node.modifiers[0].modifier = .flexibleFrame(filling)
    default:
      // A text without its frame is only as long as its lines.
      if node.children.contains(where: { fills($0, axis) }) { return }
      node.fill(axis, guide)
    }
  }

  /// Layers at different edges are overlays of the first one that is more than a color, or backgrounds of it.
  private mutating func overlaid(_ node: inout ViewNode) {
    let base = node.children.firstIndex { !$0.isColor } ?? 0
    let rest = Array(node.children[(base + 1)...] + node.children[..<base].reversed())
    let isAligned = rest.map { $0.outerID == nil && $0.modifiers.last?.isFilling == true }
    func fillsAll(_ layer: ViewNode) -> Bool { Axis.allCases.allSatisfy { fills(layer, $0) } }
    // Small views over one that fills everything are overlays too.
    let areSmall =
      base == 0 && fillsAll(node.children[0])
      && zip(rest, isAligned).allSatisfy { ($1 || !fillsAll($0)) && $0.count <= node.children[0].count }
    guard areSmall || isAligned.contains(true) && zip(rest, isAligned).allSatisfy({ $1 || fillsAll($0) }) else {
      return
    }
    var result = node.children[base]
    if result.outerID == nil, result.modifiers.last?.isFilling == true { return }
    for axis in Axis.allCases where !fills(result, axis) && rest.contains(where: { fills($0, axis) }) {
      let frame = FlexibleFrame(filling: axis, node.content.guide(axis))
      result.modifiers.append(AppliedModifier(modifier: .flexibleFrame(frame)))
    }
    result.modifiers = joined(result.modifiers)
    for (place, var layer) in rest.enumerated() {
      var alignment = Alignment.center
      for axis in Axis.allCases where !fills(layer, axis) { alignment[axis] = node.content.guide(axis) }
      if isAligned[place], case .flexibleFrame(let frame)? = layer.modifiers.popLast()?.modifier {
        for axis in Axis.allCases where !frame[axis].isEmpty { alignment[axis] = frame.alignment[axis] }
      }
      let isOver = place < node.children.count - 1 - base
      result =
        isOver ? result.overlay(alignment: alignment, [layer]) : result.background(alignment: alignment, [layer])
    }
    result.modifiers[result.modifiers.count - 1].id = node.id
    result.modifiers += node.modifiers
    node = result
  }

  /// A view with a background that contains at least as much as the view itself is an overlay of that background.
  private func turn(_ node: inout ViewNode) {
    let place = node.modifiers.indices.dropFirst().first { place in
      guard case .backdrop(let backdrop) = node.modifiers[place].modifier, backdrop.side == .background,
        backdrop.alignment == .center, node.modifiers[place].content.count == 1
      else { return false }
      let frame = node.modifiers[place - 1]
      return frame.id == nil && frame.isFilling
        && !node.modifiers[place].content[0].isColor
        && node.modifiers[place].content[0].count >= ViewNode(node.content, children: node.children).count
    }
    guard let place, case .flexibleFrame(let frame) = node.modifiers[place - 1].modifier else { return }
    var front = node
    front.modifiers = Array(node.modifiers[..<(place - 1)])
    var result = node.modifiers[place].content[0].overlay(alignment: frame.alignment, [front])
    result.modifiers[result.modifiers.count - 1].id = node.modifiers[place].id
    result.modifiers += node.modifiers[(place + 1)...]
    node = result
  }

  /// The frame around a view that only aligns the view: its length has no visible effect.
  private func frame(of node: ViewNode, _ axis: Axis) -> (place: Int, guide: Guide, text: String?)? {
    guard let place = node.modifiers.firstIndex(where: { $0.fills(axis) }),
      case .flexibleFrame(let frame) = node.modifiers[place].modifier
    else { return nil }
    let outer = node.modifiers[place...]
    let onlyPlaces = outer.dropFirst().allSatisfy { applied in
      switch applied.modifier {
      case .padding: true
      case .frame(let frame): frame[axis] == nil
      default: applied.isOpacity
      }
    }
    guard onlyPlaces else { return nil }
    let text = text(node) ?? container(node, place)
    // Only one axis can differ.
    if let guide = text.flatMap({ tree.painted[$0] }), guide.axis != axis { return nil }
    guard outer.allSatisfy({ $0.id == nil || $0.id == text }) else { return nil }
    return (place, frame.alignment[axis], text)
  }

  /// The id of the container with this frame; nil for a container that draws something itself.
  private func container(_ node: ViewNode, _ place: Int) -> String? {
    let drawsNothing = node.modifiers.allSatisfy { applied in
      switch applied.modifier {
      case .padding, .frame, .flexibleFrame: true
      default: applied.isOpacity
      }
    }
    guard drawsNothing, !node.children.isEmpty, let id = node.modifiers[place...].lazy.compactMap(\.id).first,
      scene.place(of: id).map({ scene.views[$0].holdsViews }) ?? false
    else { return nil }
    return id
  }

  private func text(_ node: ViewNode) -> String? {
    guard case .hosted = node.content, let id = node.id, let place = scene.place(of: id),
      scene.views[place].kind == .label
    else { return nil }
    return scene.views[place].id
  }

  /// Whether a view takes the whole length that it is offered.
  private func fills(_ node: ViewNode, _ axis: Axis) -> Bool {
    for applied in node.modifiers.reversed() {
      switch applied.modifier {
      case .frame(let frame) where frame[axis] != nil: return false
      case .fixedSize(let size) where size.axes.contains(axis): return false
      case .aspectRatio: return false
      case .flexibleFrame(let frame) where !frame[axis].isEmpty: return frame[axis].maximum == .infinity
      default: break
      }
    }
    switch node.content {
    case .hosted:
      guard text(node) == nil, let leaf = node.id.flatMap({ tree.measures.first?.leaves[$0] }) else { return false }
      return (axis == .horizontal ? leaf.width : leaf.height).hugging == 0
    case .stack(let stack):
      return node.children.contains { child in
        if case .spacer = child.content { stack.axis == axis } else { fills(child, axis) }
      }
    case .layers: return node.children.contains { fills($0, axis) }
    case .spacer: return false
    default: return true
    }
  }
}

/// Finds how much of each node has to stay, because a simpler form would make views less accurate.
private struct LevelSearch {
  private let tree: InferredTree
  private let scene: ConvertibleScene
  private let before: Proof
  private var levels: [TreeSimplification.Level]
  private(set) var best: (tree: InferredTree, proof: Proof)
  /// How many more trees may be proven: a tree with a few nodes that stay needs about 20.
  private var budget = 40

  init(_ tree: InferredTree, _ scene: ConvertibleScene, _ before: Proof) {
    (self.tree, self.scene, self.before) = (tree, scene, before)
    levels = Array(repeating: .all, count: tree.node.count)
    best = (tree, before)
  }

  /// Simplifies nodes together if possible, otherwise each half of them.
  mutating func lower(_ places: Range<Int>) {
    if accepts(places, .nothing) || places.isEmpty { return }
    guard places.count > 1 else {
      _ = accepts(places, .minimums)
      return
    }
    let middle = (places.lowerBound + places.upperBound) / 2
    lower(places.lowerBound..<middle)
    lower(middle..<places.upperBound)
  }

  private mutating func accepts(_ places: Range<Int>, _ level: TreeSimplification.Level) -> Bool {
    guard budget > 0 else { return false }
    var levels = levels
    for place in places { levels[place] = level }
    let next = TreeSimplification.simplified(tree, scene, levels)
    if next.node != best.tree.node {
      budget -= 1
      let proof = Proof(next, of: scene)
      guard proof.worse(than: before).isEmpty else { return false }
      best = (next, proof)
    }
    self.levels = levels
    return true
  }
}

extension AppliedModifier {
  /// Whether it is a padding that is equal at both ends of an axis.
  fileprivate func isEvenPadding(_ axis: Axis) -> Bool {
    guard id == nil, case .padding(let padding) = modifier else { return false }
    return padding.insets[.start(of: axis)] == padding.insets[.end(of: axis)]
  }
}

extension ViewNode {
  fileprivate var isColor: Bool {
    switch content {
    case .flexible: true
    case .hosted(let leaf): leaf.className?.hasPrefix("Color") ?? true
    default: false
    }
  }

  /// The number of nodes in the tree.
  fileprivate var count: Int {
    children.map(\.count).reduce(1, +) + modifiers.flatMap(\.content).map(\.count).reduce(0, +)
  }
}

extension Proof {
  /// Whether no other tree is better.
  fileprivate var isComplete: Bool { verdicts.allSatisfy { $0.status != .moved && $0.doubt == nil } }

  /// The views that are not as right as in another proof of the same scene, by place.
  ///
  /// A scene with moved views is not exact anyway, and small moves are better than lengths to the point.
  fileprivate func worse(than other: Proof) -> [Int] {
    let isExact = !other.verdicts.contains { $0.status == .moved }
    return zip(verdicts, other.verdicts).compactMap { own, old in
      if old.status == .moved { return own.offset > old.offset + ViewVerdict.shortMove ? own.view : nil }
      if own.status == old.status && own.doubt == old.doubt { return nil }
      if old.doubt == .scenePadding, own.status == .same, own.doubt == nil { return nil }
      return (!isExact || old.doubt == .scenePadding) && own.isNear ? nil : own.view
    }
  }
}

extension ViewVerdict {
  /// How far both edges and the middle of the view are from their horizontal places on the first device, in points. On
  /// others, stacks without a proof differ anyway, and heights of lists and texts are often unknown.
  fileprivate var offset: Double {
    guard let move = moves.first, move.configuration == 0, let placed = move.swiftUI else { return 0 }
    let (own, other) = (placed.center(.horizontal), move.uiKit.center(.horizontal))
    return min(abs(placed.x - move.uiKit.x), abs(placed.maxX - move.uiKit.maxX), abs(own - other))
  }

  /// In points: half of the usual distance between views.
  fileprivate static let shortMove = 4.0

  fileprivate var isNear: Bool {
    status == .moved && doubt == nil
      && moves.allSatisfy { move in move.swiftUI?.isNear(move.uiKit, within: Self.shortMove) ?? false }
  }
}

extension FlexibleFrame.Limits {
  var fills: Bool { maximum == .infinity && ideal == nil && minimum ?? 0 == 0 }
}

extension FlexibleFrame {
  fileprivate init(filling axis: Axis, _ guide: Guide) {
    self.init()
    self[axis] = Limits(maximum: .infinity)
    alignment[axis] = guide
  }
}

extension ViewContent {
  fileprivate mutating func align(_ axis: Axis, _ guide: Guide) {
    switch self {
    case .stack(var stack):
      stack.alignment = guide
      self = .stack(stack)
    case .layers(var layers):
      layers.alignment[axis] = guide
      self = .layers(layers)
    default: break
    }
  }

  /// The alignment of the views of a container on an axis across it.
  fileprivate func guide(_ axis: Axis) -> Guide {
    switch self {
    case .stack(let stack): stack.alignment
    case .layers(let layers): layers.alignment[axis]
    default: Alignment.center[axis]
    }
  }
}

extension AppliedModifier {
  func fills(_ axis: Axis) -> Bool {
    modifier.flexibleFrame?[axis].fills ?? false
  }

  /// Whether it only fades or hides the view, whatever its frame.
  fileprivate var isOpacity: Bool {
    if case .neutral(let neutral) = modifier { neutral.source.hasPrefix("opacity(") } else { false }
  }

  /// Whether it is a frame that takes the whole length on the axes that it sets.
  fileprivate var isFilling: Bool {
    modifier.flexibleFrame.map { frame in Axis.allCases.allSatisfy { frame[$0].isEmpty || frame[$0].fills } } ?? false
  }

  /// Puts the alignment of a frame that fills a background or an overlay on the background or the overlay.
  fileprivate mutating func alignContent() {
    guard case .backdrop(var backdrop) = modifier, backdrop.alignment == .center, content.count == 1,
      let last = content[0].modifiers.last, last.id == nil, last.isFilling,
      case .flexibleFrame(let frame) = last.modifier
    else { return }
    for axis in Axis.allCases where frame[axis].fills { backdrop.alignment[axis] = frame.alignment[axis] }
    modifier = .backdrop(backdrop)
    content[0].modifiers.removeLast()
  }
}

extension ViewNode {
  /// Lets a frame have any length on an axis, and removes it if it limits no other axis.
  @discardableResult
  mutating func openFrame(at place: Int, _ axis: Axis) -> (removed: String, kept: String)? {
    guard case .flexibleFrame(var frame) = modifiers[place].modifier, !frame[axis].isEmpty else { return nil }
    if frame[axis.other].isEmpty { return removeModifier(at: place) }
    frame[axis] = FlexibleFrame.Limits()
    frame.alignment[axis] = Alignment.center[axis]
    modifiers[place].modifier = .flexibleFrame(frame)
    return nil
  }

  /// Makes a container as long as possible. Its frame has its name.
  fileprivate mutating func fill(_ axis: Axis, _ guide: Guide) {
    if case .flexibleFrame(var frame)? = modifiers.first?.modifier, id == nil {
      (frame[axis], frame.alignment[axis]) = (FlexibleFrame.Limits(maximum: .infinity), guide)
      modifiers[0].modifier = .flexibleFrame(frame)
    } else {
      modifiers.insert(AppliedModifier(modifier: .flexibleFrame(FlexibleFrame(filling: axis, guide)), id: id), at: 0)
      id = nil
    }
  }

  /// Ignores the safe area at the end of an axis too, if the content is at its start. The document measures from the
  /// edges that its author chose in Xcode.
  fileprivate mutating func completeEdges() {
    var start = Alignment.center
    for place in modifiers.indices {
      switch modifiers[place].modifier {
      case .flexibleFrame(let frame):
        for axis in Axis.allCases where frame[axis].fills { start[axis] = frame.alignment[axis] }
      case .ignoresSafeArea(var ignored) where !ignored.edges.isDisjoint(with: .horizontal):
        for axis in Axis.allCases {
          let edges = [Edge.start(of: axis), .end(of: axis)]
          for (edge, spot) in zip(edges, [AxisSpot.Place.start, .end])
          where ignored.edges.contains(edge) && start[axis] == spot.guide(axis) {
            ignored.edges.formUnion(EdgeSet(edges.map { EdgeSet($0) }))
          }
        }
        modifiers[place].modifier = .ignoresSafeArea(ignored)
      default: break
      }
    }
  }

  /// Makes lengths on an axis whole points. A line may be half a point thick.
  fileprivate mutating func round(_ axis: Axis) {
    func whole(_ length: Double) -> Double {
      abs(length) < 2 && length != 1.5 ? length : length.rounded(.toNearestOrEven)
    }
    if case .stack(var stack) = content, stack.axis == axis, let spacing = stack.spacing {
      stack.spacing = whole(spacing)
      content = .stack(stack)
    }
    for place in modifiers.indices {
      switch modifiers[place].modifier {
      case .padding(var padding):
        for edge in [Edge.start(of: axis), .end(of: axis)] { padding.insets[edge].round(.toNearestOrEven) }
        modifiers[place].modifier = .padding(padding)
      case .frame(var frame):
        frame[axis] = frame[axis].map(whole)
        modifiers[place].modifier = .frame(frame)
      default: break
      }
    }
  }
}
