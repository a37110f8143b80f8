import IBModel
import IBSyntax

/// What a navigation controller gives the controllers of its stack, as its document says it.
struct NavigationContainer: Hashable, Sendable {
  let showsBar: Bool
  let prefersLargeTitles: Bool
  let barIsOpaque: Bool
  let showsToolbar: Bool
  let toolbarIsOpaque: Bool

  init(_ controller: XMLElement) {
    let bar = controller.child(key: "navigationBar")
    showsBar = controller.flag(.navigationBarHidden) != true
    prefersLargeTitles = bar?.flag(.largeTitles) == true
    barIsOpaque = bar?.flag(.translucent) == false
    showsToolbar = controller.flag(.toolbarHidden) == false
    toolbarIsOpaque = controller.child(key: "toolbar")?.flag(.translucent) == false
  }
}

/// What a tab bar controller gives its controllers.
struct TabContainer: Hashable, Sendable {
  let barIsOpaque: Bool

  init(_ controller: XMLElement) {
    barIsOpaque = controller.child(key: "tabBar")?.flag(.translucent) == false
  }
}

/// The containers that another storyboard puts around a controller it refers to.
struct OuterContainers: Hashable, Sendable {
  var navigation: NavigationContainer?
  /// Whether it is the first of that navigation controller's stack rather than pushed.
  var isStackRoot = false
  var tabBar: TabContainer?
  var column: Placement.Column?
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
  func navigationContainer(in document: Document) -> NavigationContainer? {
    navigation.map { NavigationContainer(document.controllers[$0].element) } ?? outside?.navigation
  }

  /// The tab bar controller around it.
  func tabContainer(in document: Document) -> TabContainer? {
    tabBar.map { TabContainer(document.controllers[$0].element) } ?? outside?.tabBar
  }

  /// The column of a split view that it lies in.
  var splitColumn: Column? { column ?? outside?.column }

  /// The presentation that shows it.
  var shownBy: Presentation? { presentation ?? outside?.presentation }
}
