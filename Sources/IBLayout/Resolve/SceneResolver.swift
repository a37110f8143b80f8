import IBContent
import IBModel

/// Resolves one root of a document for configurations with the same traits.
enum SceneResolver {
  /// Applies variations and fills in defaults for the views below `root`, which is an index into the document's views.
  /// All configurations with these traits share the result.
  static func content(_ scenes: DocumentScenes, root: Int, in traits: SceneTraits) -> SceneContent {
    let document = scenes.document
    let end = document.endOfSubtree(root)
    var views: [ResolvedView] = []
    views.reserveCapacity(end - root)
    for index in root..<end {
      views.append(resolve(scenes, index, base: root, above: views, in: traits))
    }
    let constraints = ConstraintResolver(
      document: document, base: root, views: views, traits: traits, masks: scenes.masks
    )
    .constraints()
    return SceneContent(
      document: document, owner: scenes.owner(ofRoot: root), root: root, views: views, constraints: constraints)
  }

  /// The scene in one configuration.
  ///
  /// - Parameters:
  ///   - settings: the app's settings in code for controllers and tables; used on devices only.
  ///   - controller: the settings of the scene's controller.
  static func scene(
    _ content: SceneContent, in configuration: TraitConfiguration, _ settings: SceneSettings,
    of controller: ControllerSettings
  ) -> ResolvedScene {
    var tables: [Int: TableTraits] = [:]
    for index in content.tables where configuration.canvasEra == nil {
      let view = content.views[index]
      if view.parent == nil, view.tableCell != nil {
        tables[index] = TableTraits(of: nil, ControllerSettings(), in: configuration.systemRelease)
      }
      guard let table = view.table else { continue }
      let own = settings.of(table: view, table.settings, in: controller)
      tables[index] = TableTraits(of: table, own, in: configuration.systemRelease)
    }
    return ResolvedScene(content: content, configuration: configuration, tables: tables)
  }

  /// `above` contains the views resolved so far, including the superview.
  private static func resolve(
    _ scenes: DocumentScenes, _ index: Int, base: Int, above: [ResolvedView], in traits: SceneTraits
  ) -> ResolvedView {
    let document = scenes.document
    let view = document.views[index]
    let parent = view.parent.map { $0 - base }.flatMap { above.indices.contains($0) ? $0 : nil }
    let overlay = document.overlay(of: view.element, in: traits)
    let superview = parent.map { above[$0] }
    let isMaskedIn = parent.map {
      scenes.masks.isInstalled(
        .init(owner: document.views[$0 + base].element, list: "subviews", id: view.id), in: traits)
    }
    let content = ViewProperties(view, in: document, overlay: overlay, direction: traits.direction)
    return ResolvedView(
      view, content, control: Controls.control(content.control, at: index - base), parent: parent,
      children: view.children.map { $0 - base }, isInstalled: isMaskedIn ?? true && superview?.isInstalled ?? true,
      isHidden: isHidden(content, in: traits),
      isFixedFrame: content.layout.isFixedFrame || scenes.framedViews.contains(index),
      isOutlet: scenes.outlets.contains(view.id))
  }

  /// Xcode's canvas shows an activity indicator that hides when it stops, even if the file hides it
  /// (Measurements/StackViews.md#hidden).
  private static func isHidden(_ content: ViewProperties, in traits: SceneTraits) -> Bool {
    guard content.isHidden, traits.isCanvas, case .activityIndicator(let indicator) = content.control else {
      return content.isHidden
    }
    return !indicator.hidesWhenStopped
  }
}
