import IBModel

/// What the layouts of one resolved scene share while one configuration after the other is laid out.
///
/// It holds nothing that a layout depends on: each layout is the same with a new memory.
final class SceneMemory {
  let content: SceneContent
  let naturalSizes: NaturalSizes
  /// By the local index of their roots.
  private var islands: [Island?]
  /// By local index; what is not geometry.
  private(set) lazy var descriptions: [ViewLayout] = content.views.map(describe)

  init(_ content: SceneContent) {
    self.content = content
    naturalSizes = NaturalSizes(content)
    islands = Array(repeating: nil, count: content.views.count)
  }

  /// The island below a view.
  func island(root: Int) -> Island {
    if let known = islands[root] { return known }
    let island = Island(root: root, of: content)
    islands[root] = island
    return island
  }

  private func describe(_ view: ResolvedView) -> ViewLayout {
    var layout = ViewLayout(id: view.id, element: view.tag)
    layout.customClass = view.customClass
    layout.label = view.userLabel ?? view.control.label
    layout.parent = view.parent.map { content.views[$0].id }
    layout.installed = view.isInstalled
    layout.hidden = view.isHidden
    return layout
  }
}
