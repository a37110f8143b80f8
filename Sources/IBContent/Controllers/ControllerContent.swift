package import IBModel
package import IBSyntax

/// The properties of a controller that layouts depend on: simulated metrics, bars, their items, and settings. All
/// defaults are explicit.
///
/// For a scene without a controller, these are the properties of the root view, because the view of a xib may have
/// simulated metrics too.
package struct ControllerContent: Sendable {
  /// The controller in another storyboard that a storyboard reference refers to.
  package struct Reference: Hashable, Sendable {
    package let storyboard: String
    /// The controller's storyboard identifier; empty for the initial controller.
    package let identifier: String
  }

  package enum SimulatedBar: Hashable, Sendable {
    /// No bar, or a bar of another kind.
    case none
    case navigationBar(isOpaque: Bool)
    case tabBar(isOpaque: Bool)
    case toolbar(isOpaque: Bool)
  }

  /// The size of the scene in Interface Builder.
  package enum SimulatedSize: Hashable, Sendable {
    /// A simulated size other than the following.
    case simulated
    case freeform
    case pageSheet

    init(_ metrics: XMLElement) {
      switch metrics.name {
      case .freeformSimulatedSizeMetrics: self = .freeform
      case Self.pageSheetMetrics: self = .pageSheet
      default: self = .simulated
      }
    }

    private static let pageSheetMetrics = Name(wellKnown: "modalPageSheetSimulatedSizeMetrics")
  }

  /// The edges of the screen up to which the root view extends, under the bars there.
  package struct ExtendedEdges: Hashable, Sendable {
    package let top: Bool
    package let bottom: Bool
  }

  package let id: String
  package let customClass: String?
  /// The name in Interface Builder's outline; nil for the default name.
  package let userLabel: String?
  package let title: String?
  /// The identifier by which other storyboards and code find the controller.
  package let storyboardIdentifier: String?
  /// Whether the scene is a storyboard reference.
  package let isPlaceholder: Bool
  /// The controller that a storyboard reference refers to; nil without the name of a storyboard, and for any other
  /// scene.
  package let reference: Reference?

  // MARK: - Simulated metrics

  /// The simulated top bar; nil if the containers determine it.
  package let simulatedTopBar: SimulatedBar?
  /// The simulated bottom bar; nil if the containers determine it.
  package let simulatedBottomBar: SimulatedBar?
  /// Whether the simulated status bar is `none`.
  package let hidesStatusBar: Bool
  /// The simulated size; nil without one.
  package let simulatedSize: SimulatedSize?
  /// Whether any of the scene's simulated metrics have a freeform size.
  package let hasFreeformMetrics: Bool
  /// The freeform size in points; nil without a valid one.
  package let freeformSize: Size?
  /// Whether the file contains a freeform size, even a malformed one.
  package let hasFreeformSize: Bool

  // MARK: - Behavior

  /// The edges that the controller lists; nil if it lists none, which means all edges.
  package let extendedEdges: ExtendedEdges?
  package let extendsUnderOpaqueBars: Bool
  package let hidesBottomBarWhenPushed: Bool
  /// Whether the controller is a navigation controller, which cannot be pushed onto another one.
  package let isNavigationController: Bool
  /// Whether the controller has a navigation item. Interface Builder adds one to the destination of a push.
  package let hasNavigationItem: Bool
  /// Whether the title stays small in a navigation bar with large titles.
  package let refusesLargeTitles: Bool
  package let adjustsScrollViews: Bool
  /// The settings in the user-defined runtime attributes.
  package let settings: ControllerSettings

  // MARK: - Bars

  /// The properties that a navigation controller has for the controllers in its stack.
  package let navigation: NavigationContainer
  /// The properties that a tab bar controller has for its controllers.
  package let tabs: TabContainer
  package let barTitles: BarTitles
  /// The bar items with an id, in document order, including those inside the controller's view.
  package let barItems: [BarItem]

  /// Reads a controller, or the root view of a scene without one.
  package init(_ element: XMLElement) {
    id = element[.id] ?? ""
    customClass = element[.customClass]
    userLabel = element[.userLabel]
    title = element[.title]
    storyboardIdentifier = element[.storyboardIdentifier]
    isPlaceholder = element.name == .viewControllerPlaceholder
    reference =
      isPlaceholder
      ? element[.storyboardName].map {
        Reference(storyboard: $0, identifier: element[.referencedIdentifier] ?? "")
      } : nil
    simulatedTopBar = element.child(key: "simulatedTopBarMetrics").map(SimulatedBar.init)
    simulatedBottomBar = element.child(key: "simulatedBottomBarMetrics").map(SimulatedBar.init)
    hidesStatusBar = element.child(key: "simulatedStatusBarMetrics")?.name == .nil
    simulatedSize = element.child(key: "simulatedDestinationMetrics").map(SimulatedSize.init)
    hasFreeformMetrics = element.child(named: .freeformSimulatedSizeMetrics) != nil
    let size = element.child(named: .size, key: "freeformSize")
    hasFreeformSize = size != nil
    freeformSize = size.flatMap(Size.init(element:))
    extendedEdges = element.child(key: "edgesForExtendedLayout").map {
      ExtendedEdges(top: $0.flag(.top) == true, bottom: $0.flag(.bottom) == true)
    }
    extendsUnderOpaqueBars = element.flag(.extendedLayoutIncludesOpaqueBars) == true
    hidesBottomBarWhenPushed = element.flag(.hidesBottomBarWhenPushed) == true
    isNavigationController = element.name == .navigationController
    hasNavigationItem = element.child(key: "navigationItem") != nil
    refusesLargeTitles = element.child(key: "navigationItem")?[.largeTitleDisplayMode] == "never"
    adjustsScrollViews = element.flag(.automaticallyAdjustsScrollViewInsets) != false
    settings = RuntimeAttributes.settings(of: element)
    navigation = NavigationContainer(element)
    tabs = TabContainer(
      barIsOpaque: element.child(key: "tabBar")?.flag(.translucent) == false,
      look: BarLook(element.child(key: "tabBar")))
    barTitles = BarTitles(element)
    barItems = element.descendants.compactMap(BarItem.init)
  }
}

extension ControllerContent.SimulatedBar {
  fileprivate init(_ metrics: XMLElement) {
    let isOpaque = metrics.flag(.translucent) == false
    switch metrics.name {
    case .simulatedNavigationBarMetrics: self = .navigationBar(isOpaque: isOpaque)
    case .simulatedTabBarMetrics: self = .tabBar(isOpaque: isOpaque)
    case .simulatedToolbarMetrics: self = .toolbar(isOpaque: isOpaque)
    default: self = .none
    }
  }
}
