/// The data that the layouts of one resolved scene share.
final class SceneSession {
  /// The part of the scene that configurations share.
  let content: SceneContent
  let limits: LayoutLimits
  private let sizes: IntrinsicSizes
  /// By the local index of their root.
  private var islands: [IslandSession?]
  private var geometries: [SceneGeometry.Inputs: SceneGeometry] = [:]
  /// By local index; everything but geometry.
  private(set) lazy var descriptions: [ViewLayout] = content.views.indices.map(describe)

  init(_ content: SceneContent, limits: LayoutLimits) {
    self.content = content
    self.limits = limits
    sizes = IntrinsicSizes(content)
    islands = Array(repeating: nil, count: content.views.count)
  }

  /// The data shared about the island below a view.
  func island(root: Int) -> IslandSession {
    if let known = islands[root] { return known }
    let island = IslandSession(Island(root: root, of: content), sizes: sizes, limits: limits)
    islands[root] = island
    return island
  }

  /// The geometry for some inputs; `compute` runs unless it is known.
  func geometry(_ inputs: SceneGeometry.Inputs, compute: () -> SceneGeometry) -> SceneGeometry {
    // Computing the geometry may find the first text style.
    var key: SceneGeometry.Inputs { content.textStyles.isUsed ? inputs : inputs.withoutLargerText }
    if let known = geometries[key] { return known }
    let geometry = compute()
    geometries[key] = geometry
    return geometry
  }

  private func describe(_ index: Int) -> ViewLayout {
    let view = content.views[index]
    var layout = ViewLayout(
      ViewLayout.Identity(
        id: view.id, index: content.root + index, element: view.tag, customClass: view.customClass,
        label: view.userLabel ?? view.control.label, parent: view.parent.map { content.views[$0].id }))
    layout.installed = view.isInstalled
    layout.hidden = view.isHidden
    return layout
  }
}
