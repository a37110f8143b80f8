import IBContent

/// The containers that another storyboard puts around a controller it refers to.
struct OuterContainers: Hashable, Sendable {
  var navigation: NavigationContainer?
  /// Whether it is the first of that navigation controller's stack and not pushed.
  var isStackRoot = false
  /// Whether it is pushed onto that stack.
  var isPushed = false
  /// The words of the back button, if it is pushed.
  var backTitle = ""
  var tabBar: TabContainer?
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

  /// The containers around the stack of a navigation controller that is referred to: its own stack counts.
  var withoutStack: OuterContainers {
    var containers = pushed
    containers.navigation = nil
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

  /// The split view column that it is in.
  var splitColumn: SplitColumn? { column ?? outside?.column }

  /// The presentation that shows it, its own or its storyboard's.
  var shownBy: Presentation? { presentation ?? outside?.presentation }
}
