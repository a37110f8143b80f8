/// The containers that another storyboard puts around a controller it refers to.
struct OuterContainers: Hashable, Sendable {
  var navigation: NavigationContainer?
  /// Whether it is the first of that navigation controller's stack rather than pushed.
  var isStackRoot = false
  var tabBar: TabContainer?
  var column: SplitColumn?
  var presentation: Placement.Presentation?

  /// Around a controller that one inside pushes.
  var pushed: OuterContainers {
    var containers = self
    containers.isStackRoot = false
    return containers
  }

  /// Around the stack of a navigation controller that is referred to: its own stack is the one that counts.
  var withoutStack: OuterContainers {
    var containers = self
    containers.navigation = nil
    containers.isStackRoot = false
    return containers
  }
}

extension Placement {
  /// The navigation controller around the controller, of this document or of another.
  func navigationContainer(in scenes: DocumentScenes) -> NavigationContainer? {
    navigation.map { scenes.controllers[$0].navigation } ?? outside?.navigation
  }

  /// The tab bar controller around it.
  func tabContainer(in scenes: DocumentScenes) -> TabContainer? {
    tabBar.map { scenes.controllers[$0].tabs } ?? outside?.tabBar
  }

  /// The column of a split view that it is in.
  var splitColumn: SplitColumn? { column ?? outside?.column }

  /// The presentation that shows it.
  var shownBy: Presentation? { presentation ?? outside?.presentation }
}
