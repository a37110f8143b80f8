import IBModel

/// Writes a tree as people do, if the proof finds every view in the same place: alignment on the stack instead of
/// frames in it, whole points, one frame instead of two.
struct TreeSimplification {
  private let scene: ConvertibleScene
  private var tree: InferredTree
  /// The views whose containers keep their lengths or, after a second try, all of their source; by their ids.
  private let kept: [String: Kept]
  private let keepsMinimums: Bool

  fileprivate enum Kept: Int, Comparable {
    case nothing, lengths, all
    static func < (first: Kept, second: Kept) -> Bool { first.rawValue < second.rawValue }
  }

  /// Most trees need one or two tries. A tree that still has worse views after these is not simplified.
  private static let mostTries = 10

  /// The simplest tree with its proof. Containers stay unchanged if a simpler form would make a view less accurate.
  static func simplest(_ tree: InferredTree, of scene: ConvertibleScene) -> (tree: InferredTree, proof: Proof) {
    guard scene.isLaidOut else { return (tree, Proof(tree, of: scene)) }
    var kept = KeptViews(tree, scene)
    var known: Proof?
    // Content that is longer than its frame makes everything around it longer if the frame loses its least length.
    var keepsMinimums = false
    var first: Int?
    for _ in 0..<mostTries {
      var simplification = TreeSimplification(scene: scene, tree: tree, kept: kept.levels, keepsMinimums: keepsMinimums)
      simplification.tree.node = simplification.node(tree.node).node
      let proof = Proof(simplification.tree, of: scene)
      if proof.isComplete { return (simplification.tree, proof) }
      let before = known ?? Proof(tree, of: scene)
      known = before
      let worse = proof.worse(than: before)
      if worse.isEmpty { return (simplification.tree, proof) }
      guard let count = first else {
        (first, keepsMinimums) = (worse.count, true)
        continue
      }
      if worse.count >= count { keepsMinimums = false }
      for view in worse { kept.keepMore(around: view) }
    }
    return (tree, known ?? Proof(tree, of: scene))
  }

  private init(scene: ConvertibleScene, tree: InferredTree, kept: [String: Kept], keepsMinimums: Bool) {
    (self.scene, self.tree, self.kept, self.keepsMinimums) = (scene, tree, kept, keepsMinimums)
  }

  /// A node, and the parts of the containers around it that stay.
  private mutating func node(_ node: ViewNode) -> (node: ViewNode, kept: Kept) {
    let ids = ([node.id] + node.modifiers.map(\.id)).compactMap { $0.flatMap(IndentedLines.viewID) }
    var level = ids.compactMap { kept[$0] }.max() ?? .nothing
    var result = node.mapChildren { child in
      let (node, kept) = self.node(child)
      level = max(level, kept)
      return node
    }
    if level == .all { return (result, level) }
    result.modifiers = Self.joined(result.modifiers)
    aligned(&result)
    if case .spacer(let spacer) = node.content, spacer.minimumLength == 0 { result.content = .spacer(SpacerLeaf()) }
    for place in result.modifiers.indices {
      if !keepsMinimums { result.modifiers[place].modifier.dropMinimum() }
      result.modifiers[place].alignContent()
    }
    if level == .nothing {
      for axis in Axis.allCases { result.round(axis) }
      // Most views have their ideal size anyway.
      result.modifiers.removeAll { if case .fixedSize = $0.modifier { $0.id == nil } else { false } }
    }
    result.modifiers = Self.withPaddingsJoined(result.modifiers)
    return (result, level)
  }

  /// A frame that fills one axis, or is filled by a fixed one, and the frame around it are one.
  private static func joined(_ modifiers: [AppliedModifier]) -> [AppliedModifier] {
    var result: [AppliedModifier] = []
    for next in modifiers {
      // A view of the same color right under another one is not seen.
      if case .neutral(let neutral) = next.modifier, neutral.source.hasPrefix("background("),
        let place = result.indices.last, result[place].modifier == next.modifier, next.id == nil
      {
        continue
      }
      if let last = result.last, last.id == nil, last.content.isEmpty,
        case .flexibleFrame(let inner) = last.modifier, let modifier = joined(inner, next.modifier)
      {
        result[result.count - 1] = AppliedModifier(modifier: modifier, id: next.id)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// Paddings around each other are one.
  private static func withPaddingsJoined(_ modifiers: [AppliedModifier]) -> [AppliedModifier] {
    var result: [AppliedModifier] = []
    for var next in modifiers {
      if case .padding(var outer) = next.modifier {
        while let last = result.last, last.id == nil, case .padding(let inner) = last.modifier {
          for edge in Edge.allCases { outer.insets[edge] += inner.insets[edge] }
          result.removeLast()
        }
        next.modifier = .padding(outer)
      }
      result.append(next)
    }
    return result.filter { $0.id != nil || $0.modifier != .padding(Padding(insets: .zero)) }
  }

  private static func joined(_ inner: FlexibleFrame, _ outer: ViewModifier) -> ViewModifier? {
    let axes = Axis.allCases.filter { !inner[$0].isEmpty }
    switch outer {
    case .flexibleFrame(var outer):
      guard axes.allSatisfy({ outer[$0].isEmpty }) else { return nil }
      for axis in axes { (outer[axis], outer.alignment[axis]) = (inner[axis], inner.alignment[axis]) }
      return .flexibleFrame(outer)
    case .frame(var outer):
      guard axes.allSatisfy({ inner[$0].fills && outer[$0] != nil }) else { return nil }
      for axis in axes { outer.alignment[axis] = inner.alignment[axis] }
      return .frame(outer)
    default: return nil
    }
  }

  /// Puts the alignment that all frames of a stack's views have on the stack.
  private mutating func aligned(_ node: inout ViewNode) {
    guard case .stack(var stack) = node.content, node.children.count > 1 else { return }
    let axis = stack.axis.other
    let frames = node.children.map { frame(of: $0, axis) }
    let guides = frames.compactMap { $0?.guide }
    guard let guide = guides.first, guides.allSatisfy({ $0 == guide }) else { return }
    if case .fixedSize(let size)? = node.modifiers.first?.modifier, size.axes.contains(AxisSet(axis)) { return }
    stack.alignment = guide
    node.content = .stack(stack)
    for (place, frame) in frames.enumerated() {
      guard let frame else { continue }
      let removed = node.children[place].modifiers.remove(at: frame.place)
      if let id = removed.id { node.children[place] = node.children[place].id(id) }
      if let text = frame.text { tree.painted[text] = guide }
    }
    switch node.modifiers.first?.modifier {
    case .frame(var fixed)? where fixed[axis] != nil:
      fixed.alignment[axis] = guide
      node.modifiers[0].modifier = .frame(fixed)
    case .flexibleFrame(var filling)? where !filling[axis].isEmpty:
      filling.alignment[axis] = guide
      node.modifiers[0].modifier = .flexibleFrame(filling)
    default:
      if frames.contains(where: { $0 == nil }), node.children.contains(where: { fills($0, axis) }) { return }
      var filling = FlexibleFrame()
      filling[axis] = FlexibleFrame.Limits(maximum: .infinity)
      filling.alignment[axis] = guide
      node.modifiers.insert(AppliedModifier(modifier: .flexibleFrame(filling), id: node.id), at: 0)
      node.id = nil
    }
  }

  /// The frame around a view in a stack that only aligns the view: its length has no visible effect.
  private func frame(of node: ViewNode, _ axis: Axis) -> (place: Int, guide: Guide, text: String?)? {
    let place = node.modifiers.firstIndex { applied in
      if case .flexibleFrame(let frame) = applied.modifier {
        frame[axis].fills && frame[axis.other].isEmpty
      } else {
        false
      }
    }
    guard let place, case .flexibleFrame(let frame) = node.modifiers[place].modifier else { return nil }
    let outer = node.modifiers[place...]
    let onlyPlaces = outer.dropFirst().allSatisfy { applied in
      switch applied.modifier {
      case .padding: true
      case .frame(let frame): frame[axis] == nil
      default: false
      }
    }
    guard onlyPlaces else { return nil }
    let text = text(node)
    guard outer.allSatisfy({ $0.id == nil || $0.id == text }) else { return nil }
    return (place, frame.alignment[axis], text)
  }

  private func text(_ node: ViewNode) -> String? {
    guard case .hosted = node.content, let id = node.id, let place = scene.place(of: id),
      scene.views[place].kind == .label
    else { return nil }
    return scene.views[place].id
  }

  private func fills(_ node: ViewNode, _ axis: Axis) -> Bool {
    guard case .hosted = node.content, let id = node.id, let leaf = tree.measures.first?.leaves[id] else {
      return false
    }
    let isFixed = node.modifiers.contains { applied in
      if case .frame(let frame) = applied.modifier { frame[axis] != nil } else { false }
    }
    return !isFixed && (axis == .horizontal ? leaf.width : leaf.height).hugging == 0
  }
}

/// The parts of a tree that stay unchanged, because a simpler form made views less accurate.
private struct KeptViews {
  private let tree: InferredTree
  private let scene: ConvertibleScene
  private(set) var levels: [String: TreeSimplification.Kept] = [:]
  /// The view whose whole content is kept because of another view.
  private var reached: [Int: Int] = [:]

  init(_ tree: InferredTree, _ scene: ConvertibleScene) { (self.tree, self.scene) = (tree, scene) }

  /// Keeps the lengths of the containers of a view, then all of their source, then all views in the next container,
  /// and so on: a view may also move because one next to it has another size.
  mutating func keepMore(around view: Int) {
    let id = tree.shownID(of: scene.views[view].id)
    guard levels[id] == .all else {
      levels[id] = levels[id] == nil ? .lengths : .all
      return
    }
    let inner = reached[view] ?? view
    let outer = inner == tree.root ? inner : scene.views[inner].parent ?? tree.root
    reached[view] = outer
    var pending = scene.views[outer].children
    while let next = pending.popLast() {
      levels[tree.shownID(of: scene.views[next].id)] = .all
      pending += scene.views[next].children
    }
  }
}

extension Proof {
  /// Whether no other tree is better.
  fileprivate var isComplete: Bool { verdicts.allSatisfy { $0.status != .moved && $0.doubt == nil } }

  /// The views that are not as right as in another proof of the same scene, by place.
  fileprivate func worse(than other: Proof) -> [Int] {
    zip(verdicts, other.verdicts).compactMap { own, old in
      own.status == old.status && own.doubt == old.doubt || old.status == .moved ? nil : own.view
    }
  }
}

extension FlexibleFrame.Limits {
  fileprivate var fills: Bool { maximum == .infinity && ideal == nil && minimum ?? 0 == 0 }
}

extension AppliedModifier {
  /// Puts the alignment of a frame that fills a background or an overlay on the background or the overlay.
  fileprivate mutating func alignContent() {
    guard case .backdrop(var backdrop) = modifier, backdrop.alignment == .center, content.count == 1,
      let last = content[0].modifiers.last, last.id == nil, case .flexibleFrame(let frame) = last.modifier,
      Axis.allCases.allSatisfy({ frame[$0].isEmpty || frame[$0].fills })
    else { return }
    for axis in Axis.allCases where frame[axis].fills { backdrop.alignment[axis] = frame.alignment[axis] }
    modifier = .backdrop(backdrop)
    content[0].modifiers.removeLast()
  }
}

extension ViewModifier {
  /// Leaves out the least length of a frame that content may be longer than.
  fileprivate mutating func dropMinimum() {
    guard case .flexibleFrame(var frame) = self else { return }
    for axis in Axis.allCases where frame[axis].fills { frame[axis].minimum = nil }
    self = .flexibleFrame(frame)
  }
}

extension ViewNode {
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
