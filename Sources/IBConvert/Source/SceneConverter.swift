import IBContent
import IBLayout
import IBModel
import IBSource

/// Turns a scene into files of Swift: one for the scene, one for each kind of cell.
package struct SceneConverter {
  private let scene: ConvertibleScene
  private let leaves: LeafReader
  private let isFirst: Bool
  private let losses: LossReader

  /// - Parameter isFirst: whether it is the first scene of its document.
  init(_ scene: ConvertibleScene, _ leaves: LeafReader, _ losses: LossReader, isFirst: Bool) {
    self.losses = losses
    self.isFirst = isFirst
    self.scene = scene
    self.leaves = leaves
  }

  /// The scene's own file is the first.
  package func files() -> [ConvertedFile] {
    let written = written()
    let lost = lost(written)
    return scene.roots.compactMap { root in
      leaves.names[ScreenNames.key(root, of: scene)].map { file(root, $0, written, lost[root] ?? []) }
    }
  }

  /// The properties of each struct, by the names of the structs.
  func properties() -> [String: [SourceProperty]] {
    let written = written()
    let all = scene.roots.compactMap { root in
      leaves.names[ScreenNames.key(root, of: scene)].map {
        ($0, SourceFileText.properties(written.screens[root] ?? ScreenSource(), sources(of: root, written)))
      }
    }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }

  /// How the views of a scene are written, by place.
  private struct Written {
    var sources: [Int: LeafSource] = [:]
    /// Views that contain others: only their modifiers.
    var holders: [Int: LeafSource] = [:]
    /// The additions of the roots' structs for the screens shown from them, by root.
    var screens: [Int: ScreenSource] = [:]
  }

  private func written() -> Written {
    var written = Written()
    let roots = Set(scene.roots)
    for (place, view) in scene.views.enumerated() {
      let isList = view.kind == .tableView || view.kind == .collectionView
      let holds = view.holdsViews || roots.contains(place) && !isList
      let hasViews = holds && view.children.contains { scene.isWritten($0) }
      if hasViews || (place == 0 && view.holdsViews) {
        written.holders[place] = leaves.decorations(view.index, in: scene.configurations)
      } else {
        written.sources[place] = leaves.leaf(view.index, in: scene.configurations)
      }
    }
    written.screens = screens()
    for (root, screen) in written.screens {
      written.holders[root, default: LeafSource(expression: "")].modifiers += screen.allModifiers
    }
    return written
  }

  /// The parts of the document that no struct contains, by the root of the nearest struct.
  private func lost(_ written: Written) -> [Int: [Loss]] {
    var result: [Int: [Loss]] = [:]
    var roots: [Int] = []
    var leftOut: Set<Int> = []
    let structs = Set(scene.roots)
    let first = scene.roots.first ?? 0
    // The struct of a cell is that of its content.
    let contents = Dictionary(
      scene.roots.compactMap { root in scene.views[root].parent.map { ($0, root) } },
      uniquingKeysWith: { first, _ in first })
    for (place, view) in scene.views.enumerated() {
      let own = structs.contains(place) ? place : view.kind.isCell ? contents[place] : nil
      roots.append(own ?? view.parent.map { roots[$0] } ?? first)
      guard let index = view.index, leaves.document.views.indices.contains(index) else { continue }
      let source = leaves.document.views[index]
      let isHosted = written.sources[place]?.hostedClass != nil && !view.kind.isCell
      var lost = losses.losses(
        of: source, isHosted: isHosted, isNamed: isHosted || structs.contains(place) || contents[place] != nil)
      lost += lostSize(of: place, source).map { [$0] } ?? []
      if view.isArranged && view.isHidden || view.parent.map(leftOut.contains) ?? false { leftOut.insert(place) }
      if view.kind.isCell, contents[place] == nil, !structs.contains(place) { lost.append(view.loss("filled by code")) }
      if let radius = leaves.document.properties(of: source).style.cornerRadius, radius > 0,
        ![written.sources[place], written.holders[place]].contains(where: { $0?.hasRoundedCorners ?? false })
      {
        lost.append(view.loss("corner radius \(SwiftText.number(radius))"))
      }
      if leftOut.contains(place), let action = leaves.actions.taps[view.id] {
        lost.append(Loss(id: view.id, kind: view.kind.rawValue, what: "action", value: action.name))
      }
      if view.isArranged, view.isHidden {
        lost.append(view.loss("left out because a stack view hides it"))
      } else if scene.isShownSomewhere(place), !scene.isShown(place) {
        lost.append(view.loss("installed only in some size classes"))
      }
      result[roots[place], default: []] += lost
    }
    let controller = scene.identity.controller.flatMap { leaves.document.controller($0) }
    if controller != nil || isFirst { result[first, default: []] += losses.losses(ofController: controller) }
    return result
  }

  /// The loss if SwiftUI ignores a height: the border of a control does not grow with its frame, and a list in a scroll
  /// view has no height without a frame.
  private func lostSize(of place: Int, _ source: Document.View) -> Loss? {
    let view = scene.views[place]
    if view.kind == .tableView || view.kind == .collectionView {
      let scrolls = scene.views.ancestors(of: place).contains { scene.views[$0].kind == .scrollView }
      return scrolls && view.evidence.vertical.fixed == nil
        ? view.loss("a list in a scroll view has no height: add a frame") : nil
    }
    var hasBorder = view.kind == .segmentedControl
    let properties = leaves.document.properties(of: source)
    if case .textField(let field) = properties.control {
      hasBorder = field.border == .rounded
      if hasBorder, properties.style.background != nil {
        return view.loss("SwiftUI's rounded border covers the background color")
      }
    }
    guard hasBorder, let height = view.evidence.vertical.fixed ?? view.evidence.vertical.least,
      let own = view.naturals.vertical.lazy.compactMap(\.self).first,
      abs(height - own) > Tolerance.proof
    else { return nil }
    return view.loss("SwiftUI draws it \(SwiftText.number(own)) pt high in a frame of \(SwiftText.number(height)) pt")
  }

  /// Buttons in cells are in separate structs, which show the screens that the buttons lead to.
  private func screens() -> [Int: ScreenSource] {
    var screen = leaves.screen(scene.identity.controller)
    let structs = Set(scene.roots)
    var roots: [Int] = []
    var inside: [Int: [String: ScreenSource.Trigger]] = [:]
    // Each view comes after the one around it.
    for (place, view) in scene.views.enumerated() {
      roots.append(structs.contains(place) ? place : view.parent.map { roots[$0] } ?? 0)
      guard roots[place] != 0, let trigger = screen.triggers.removeValue(forKey: view.id) else { continue }
      inside[roots[place], default: [:]][view.id] = trigger
    }
    var screens = inside.mapValues { screen.cell($0) }
    screens[0] = screen
    return screens
  }

  private func file(_ root: Int, _ typeName: String, _ written: Written, _ losses: [Loss]) -> ConvertedFile {
    let inferred = Inference.tree(
      of: root, in: scene, sources: written.sources, holders: written.holders)
    var (tree, proof) = TreeSimplification.simplest(inferred, of: scene)
    let losses = losses + ConstraintLosses.all(of: tree, proof, in: scene, leaves.document, title: leaves.title)
    ButtonLabels.size(&tree)
    LabeledControls.join(&tree)
    tree.node = RepeatedBackgrounds.removed(from: SharedLooks.shared(tree.node))
    let moved = moved(proof, besides: losses)
    ShortForm.shorten(&tree, ignoresSafeArea: root == 0 && scene.safeAreas.contains { $0 != .zero }) { id in
      scene.isAtEdge(id, of: root, proof)
    }
    let hideable = scene.views.compactMap { leaves.parameters[$0.id] }.filter(\.leavesStack).compactMap(\.visibility)
    tree.node = tree.node.conditional(Set(hideable))
    let screen = written.screens[root] ?? ScreenSource()
    let printed = SourceFileText(
      typeName: typeName, id: id(of: root), tree: tree, leaves: sources(of: root, written), screen: screen,
      modules: leaves.hosts.modules, losses: losses + moved,
      stack: root == 0 && screen.hasBar ? (leaves.options.hasStacks ? "NavigationStack" : "NavigationView") : nil,
      isDestination: leaves.names.isDestination(typeName), name: leaves.word, title: leaves.title)
    return ConvertedFile(
      id: SourceFileText.shown(id(of: root)), typeName: typeName, text: printed.text, lines: printed.lines, tree: tree,
      proof: proof, losses: losses)
  }

  /// The views with other frames than in UIKit, although no loss explains it. Reports have the frames.
  private func moved(_ proof: Proof, besides losses: [Loss]) -> [Loss] {
    let explained = Set(losses.filter { $0.what == Loss.constraint || $0.isSentence }.map(\.id))
    return proof.verdicts.compactMap { verdict in
      let places = verdict.moves.map(\.configuration).filter { scene.configurations[$0].textGrowth == 0 }
      let view = scene.views[verdict.view]
      if places.contains(where: { view.frames[$0] == nil }) {
        return view.loss("shown although UIKit has it only in some size classes")
      }
      if places.isEmpty || explained.contains(view.id) { return nil }
      return view.loss("not where UIKit shows it" + screens(places))
    }
  }

  /// The screens on which a view has moved, as words after a sentence; empty if they include the first one.
  private func screens(_ places: [Int]) -> String {
    let screens = places.map { scene.configurations[$0] }
    if places.contains(0) { return "" }
    if screens.allSatisfy({ $0.idiom == .pad }) { return " on iPads" }
    if screens.allSatisfy({ $0.orientation == .landscape }) { return " in landscape" }
    return screens.allSatisfy(\.isGrown) ? " in larger sizes" : " on larger screens"
  }

  private func id(of root: Int) -> String { Self.id(of: root, in: scene) }

  static func id(of root: Int, in scene: ConvertibleScene) -> String {
    if root == 0 { return scene.identity.id }
    let view = scene.views[root]
    if view.kind == .collectionReusableView || view.isTableEnd { return view.id }
    return scene.views[root].parent.map { scene.views[$0].id } ?? scene.views[root].id
  }

  private func sources(of root: Int, _ written: Written) -> [LeafSource] {
    ([root] + used(root).sorted()).compactMap { written.sources[$0] ?? written.holders[$0] }
  }

  private func used(_ root: Int) -> [Int] {
    var result: [Int] = []
    var pending = scene.views[root].children
    while let next = pending.popLast() {
      guard scene.isWritten(next) else { continue }
      result.append(next)
      if scene.views[next].holdsViews { pending += scene.views[next].children }
    }
    return result
  }
}

extension ConvertibleScene {
  /// Whether a view of a tree reaches an edge of the safe area in a configuration.
  fileprivate func isAtEdge(_ id: String, of root: Int, _ proof: Proof) -> Bool {
    configurations.indices.contains { index in
      guard let size = views[root].frames[index]?.size else { return false }
      let safe = Rect(origin: .zero, size: size).inset(by: root == 0 ? safeAreas[index] : .zero)
      guard let frame = proof.placed[index][id] else { return true }
      return frame.x <= safe.x + Tolerance.proof || frame.y <= safe.y + Tolerance.proof
        || frame.maxX >= safe.maxX - Tolerance.proof || frame.maxY >= safe.maxY - Tolerance.proof
    }
  }
}

extension ViewNode {
  /// The tree with views of stacks under a condition if code hides them, because the others take their space.
  ///
  /// - Parameter names: the variables that show such views.
  fileprivate func conditional(_ names: Set<String>) -> ViewNode {
    var node = mapChildren { $0.conditional(names) }
    guard case .stack = content, !names.isEmpty else { return node }
    node.children = node.children.map { child in
      for (place, applied) in child.modifiers.enumerated() {
        guard case .neutral(let neutral) = applied.modifier,
          let name = names.first(where: { neutral.source == "opacity(\($0) ? 1 : 0)" }),
          // A look after it is that of a view around it.
          child.modifiers[(place + 1)...].allSatisfy(\.onlyPlaces)
        else { continue }
        var shown = child
        shown.removeModifier(at: place)
        return ViewNode(.hosted(HostedLeaf(className: "if \(name)")), children: [shown])
      }
      return child
    }
    return node
  }
}

extension AppliedModifier {
  fileprivate var onlyPlaces: Bool {
    switch modifier {
    case .padding, .frame, .flexibleFrame, .fixedSize, .layoutPriority: true
    case .neutral(let neutral):
      ["accessibilityAddTraits", "contentShape", "onTapGesture"].contains(where: neutral.source.hasPrefix)
    default: false
    }
  }
}

extension LeafSource {
  fileprivate var hasRoundedCorners: Bool { (modifiers + outer).contains { $0.hasPrefix("clipShape(") } }
}

extension SceneView {
  fileprivate func loss(_ what: String) -> Loss { Loss(id: id, kind: kind.rawValue, what: what, value: nil) }
}
