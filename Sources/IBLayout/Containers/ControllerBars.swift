import IBModel
import IBSyntax

/// The bars around one controller, as its containers and its simulated metrics say.
struct ControllerBars: Sendable {
  enum Top: Hashable, Sendable { case none, standard, large }
  enum Bottom: Hashable, Sendable { case none, tabBar, toolbar }

  var top = Top.none
  /// The root view starts below the bar instead of running under it.
  var topIsOpaque = false
  var bottom = Bottom.none
  var bottomIsOpaque = false

  /// Source of the rules: facts/layout/RULES.md b 3–6 and facts/layout/open/OPEN.md 5.1, 5.4, 5.5.
  init(of controller: XMLElement, placement: Placement, in document: Document) {
    readTop(controller, placement, document)
    readBottom(controller, placement, document)
    applyExtendedEdges(controller)
  }

  /// An explicit simulated bar wins over the one that the containers imply.
  private mutating func readTop(_ controller: XMLElement, _ placement: Placement, _ document: Document) {
    if let simulated = controller.child(key: "simulatedTopBarMetrics") {
      guard simulated.name == .simulatedNavigationBarMetrics else { return }
      top = .standard
      topIsOpaque = simulated.flag(.translucent) == false
      return
    }
    guard let navigation = placement.navigationContainer(in: document), navigation.showsBar else { return }
    let mode = controller.child(key: "navigationItem")?[.largeTitleDisplayMode]
    top = navigation.prefersLargeTitles && mode != "never" ? .large : .standard
    topIsOpaque = navigation.barIsOpaque
  }

  private mutating func readBottom(_ controller: XMLElement, _ placement: Placement, _ document: Document) {
    if let simulated = controller.child(key: "simulatedBottomBarMetrics") {
      switch simulated.name {
      case .simulatedTabBarMetrics: bottom = .tabBar
      case .simulatedToolbarMetrics: bottom = .toolbar
      default: return
      }
      bottomIsOpaque = simulated.flag(.translucent) == false
      return
    }
    let hidesBar = controller.flag(.hidesBottomBarWhenPushed) == true && !placement.isFirstOfStack
    if let tabs = placement.tabContainer(in: document), !hidesBar {
      bottom = .tabBar
      bottomIsOpaque = tabs.barIsOpaque
    }
    guard let navigation = placement.navigationContainer(in: document), navigation.showsToolbar else { return }
    bottom = .toolbar
    bottomIsOpaque = navigation.toolbarIsOpaque
  }

  /// A controller that does not extend under a bar is laid out beside it; one that asks for opaque bars as well is not.
  private mutating func applyExtendedEdges(_ controller: XMLElement) {
    if let edges = controller.child(key: "edgesForExtendedLayout") {
      if edges.flag(.top) != true { topIsOpaque = true }
      if edges.flag(.bottom) != true { bottomIsOpaque = true }
    } else if controller.flag(.extendedLayoutIncludesOpaqueBars) == true {
      topIsOpaque = false
      bottomIsOpaque = false
    }
  }
}
