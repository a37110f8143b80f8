import IBContent

/// The containers that another storyboard puts around a controller it refers to.
struct OuterContainers: Hashable, Sendable {
  var navigation: NavigationContainer?
  /// Whether the controller is the first of that navigation controller's stack, so it is not pushed.
  var isStackRoot = false
  /// Whether the controller is pushed onto that stack.
  var isPushed = false
  /// See `Placement.isBelowHiddenBar`.
  var isBelowHiddenBar = false
  /// The text of the back button, if the controller is pushed.
  var backTitle = ""
  var tabBar: TabContainer?
  /// Where that tab bar is hidden.
  var hiddenTabBar: EnvironmentSet = []
  /// The tabs of that tab bar.
  var tabs: ShownTabs?
  var column: SplitColumn?
  var presentation: Placement.Presentation?

  /// The containers around a controller that is pushed from inside; the graph knows what pushes it.
  var pushed: OuterContainers {
    var containers = self
    containers.isStackRoot = false
    containers.isPushed = false
    containers.backTitle = ""
    return containers
  }

  /// The containers around a navigation controller that another storyboard refers to. For the controllers in it, its
  /// own stack counts.
  var withoutStack: OuterContainers {
    var containers = pushed
    containers.navigation = nil
    containers.isBelowHiddenBar = false
    return containers
  }
}

extension Placement {
  /// The navigation controller around the controller, of this document or of another.
  func navigationContainer(in scenes: DocumentScenes) -> NavigationContainer? {
    navigation.map { scenes.controllers[$0].navigation } ?? outside?.navigation
  }

  func tabContainer(in scenes: DocumentScenes) -> TabContainer? {
    tabBar.map { scenes.controllers[$0].tabs } ?? outside?.tabBar
  }

  /// The environments in which the document hides the tab bar.
  func environmentsHidingTabBar(in scenes: DocumentScenes) -> EnvironmentSet {
    tabBar.map(scenes.environmentsHidingTabBar) ?? outside?.hiddenTabBar ?? []
  }

  /// The split view column that contains the controller.
  var splitColumn: SplitColumn? { column ?? outside?.column }

  /// The presentation that shows the controller, from this document or another.
  var shownBy: Presentation? { presentation ?? outside?.presentation }
}
