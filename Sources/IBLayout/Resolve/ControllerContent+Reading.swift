import IBModel
import IBSyntax

extension ControllerContent {
  /// Reads a controller, or the root view of a scene without one.
  init(_ element: XMLElement) {
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
    simulatedSize = element.child(key: "simulatedDestinationMetrics").map {
      $0.name == .freeformSimulatedSizeMetrics ? .freeform : .simulated
    }
    hasFreeformMetrics = element.child(named: .freeformSimulatedSizeMetrics) != nil
    let size = element.child(named: .size, key: "freeformSize")
    hasFreeformSize = size != nil
    freeformSize = size.flatMap(Size.init(element:))
    extendedEdges = element.child(key: "edgesForExtendedLayout").map {
      ExtendedEdges(top: $0.flag(.top) == true, bottom: $0.flag(.bottom) == true)
    }
    extendsUnderOpaqueBars = element.flag(.extendedLayoutIncludesOpaqueBars) == true
    hidesBottomBarWhenPushed = element.flag(.hidesBottomBarWhenPushed) == true
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

extension NavigationContainer {
  fileprivate init(_ controller: XMLElement) {
    let bar = controller.child(key: "navigationBar")
    showsBar = controller.flag(.navigationBarHidden) != true
    prefersLargeTitles = bar?.flag(.largeTitles) == true
    barIsOpaque = bar?.flag(.translucent) == false
    showsToolbar = controller.flag(.toolbarHidden) == false
    toolbarIsOpaque = controller.child(key: "toolbar")?.flag(.translucent) == false
    look = BarLook(bar)
  }
}

extension BarTitles {
  fileprivate init(_ controller: XMLElement) {
    let item = controller.child(key: "navigationItem")
    navigationTitle = item?[.title] ?? controller[.title] ?? ""
    leftButtons = item.map { BarButton.items($0, single: "leftBarButtonItem", several: .leftBarButtonItems) } ?? []
    rightButtons = item.map { BarButton.items($0, single: "rightBarButtonItem", several: .rightBarButtonItems) } ?? []
    toolbarButtons = BarButton.list(controller.child(named: .toolbarItems))
    replacesBackButton =
      !leftButtons.isEmpty && item?.flag(.leftItemsSupplementBackButton) != true
    tab = TabItem(controller.child(key: "tabBarItem"))
  }
}

extension BarItem {
  /// Nil for an element that is not a bar item, and for one without an id.
  fileprivate init?(_ element: XMLElement) {
    guard element.name == .barButtonItem || element.name == .tabBarItem, let id = element[.id] else { return nil }
    self.id = id
    tag = element.tag
    title = element[.title]
    image = ImageReference(element, key: "image")
    landscapeImage = ImageReference(element, key: "landscapeImage", attribute: .landscapeImage)
    largeContentImage = ImageReference(element, key: "largeContentSizeImage", attribute: .largeContentSizeImage)
  }
}
