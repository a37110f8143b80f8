import IBContent

/// The bars around one controller, from its containers and its simulated metrics.
struct ControllerBars: Sendable {
  enum Top: Hashable, Sendable { case none, standard, large }
  enum Bottom: Hashable, Sendable { case none, tabBar, toolbar }

  var top = Top.none
  /// Whether the root view starts below the bar instead of extending under it.
  var topIsOpaque = false
  var bottom = Bottom.none
  var bottomIsOpaque = false

  /// Source: Measurements/SafeArea.md#navigation-bar, #opaque-bars, #extended-edges, #tab-bar, #toolbar and
  /// #large-titles.
  ///
  /// - Parameter traits: those of the window. On the canvas, code does not run, so a simulated tab bar applies to a pushed
  ///   controller that hides it.
  init(of controller: ControllerContent, placement: Placement, in scenes: DocumentScenes, _ traits: SceneTraits) {
    var simulated = placement.simulatedBars.followed(by: controller)
    // A hidden bar is not part of the safe area.
    let isBarHidden =
      traits.environment.map { !traits.isCanvas && placement.environmentsHidingTabBar(in: scenes).isSuperset(of: $0) }
      ?? false
    let hidesBar = isBarHidden || placement.hidesBottomBar(controller)
    if !traits.isCanvas, hidesBar, case .tabBar? = simulated.bottom {
      simulated.bottom = ControllerContent.SimulatedBar.none
    }
    readTop(simulated.top, controller, placement.navigationContainer(in: scenes))
    readBottom(simulated.bottom, hidesBar: hidesBar, placement, scenes)
    applyExtendedEdges(controller)
  }

  /// An explicit simulated bar takes precedence over the bar that the containers imply.
  private mutating func readTop(
    _ simulated: ControllerContent.SimulatedBar?, _ controller: ControllerContent, _ container: NavigationContainer?
  ) {
    switch simulated {
    case .navigationBar(let isOpaque)?:
      top = .standard
      topIsOpaque = isOpaque
    case .some: return
    case nil:
      guard let container, container.showsBar else { return }
      top = container.prefersLargeTitles && !controller.refusesLargeTitles ? .large : .standard
      topIsOpaque = container.barIsOpaque
    }
  }

  private mutating func readBottom(
    _ simulated: ControllerContent.SimulatedBar?, hidesBar: Bool, _ placement: Placement, _ scenes: DocumentScenes
  ) {
    switch simulated {
    case .tabBar(let isOpaque)?:
      bottom = .tabBar
      bottomIsOpaque = isOpaque
    case .toolbar(let isOpaque)?:
      bottom = .toolbar
      bottomIsOpaque = isOpaque
      // The canvas does not know the tabs of another storyboard, so a file may simulate a bar instead.
      guard let tabs = placement.outside?.tabBar, !hidesBar else { return }
      bottom = .tabBar
      bottomIsOpaque = tabs.barIsOpaque
    case .some: return
    case nil:
      if !hidesBar, let isOpaque = Self.tabBarIsOpaque(around: placement, scenes) {
        bottom = .tabBar
        bottomIsOpaque = isOpaque
      }
      guard let container = placement.navigationContainer(in: scenes), container.showsToolbar else { return }
      bottom = .toolbar
      bottomIsOpaque = container.toolbarIsOpaque
    }
  }

  /// Nil without a tab bar around the controller. The bar belongs to a tab bar controller, or the navigation controller
  /// simulates it (Measurements/SafeArea.md#simulated-bars).
  private static func tabBarIsOpaque(around placement: Placement, _ scenes: DocumentScenes) -> Bool? {
    if let tabs = placement.tabContainer(in: scenes) { return tabs.barIsOpaque }
    guard let navigation = placement.navigation,
      case .tabBar(let isOpaque)? = scenes.controllers[navigation].simulatedBottomBar
    else { return nil }
    return isOpaque
  }

  /// If a controller lists its extended edges, its view ends at the bar on every other edge. Without a list, a
  /// controller that extends under opaque bars is laid out under both bars.
  private mutating func applyExtendedEdges(_ controller: ControllerContent) {
    if let edges = controller.extendedEdges {
      if !edges.top { topIsOpaque = true }
      if !edges.bottom { bottomIsOpaque = true }
    } else if controller.extendsUnderOpaqueBars {
      topIsOpaque = false
      bottomIsOpaque = false
    }
  }
}
