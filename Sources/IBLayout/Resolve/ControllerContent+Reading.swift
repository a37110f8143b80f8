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
    tabs = TabContainer(barIsOpaque: element.child(key: "tabBar")?.flag(.translucent) == false)
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
  }
}

extension BarTitles {
  fileprivate init(_ controller: XMLElement) {
    let item = controller.child(key: "navigationItem")
    navigationTitle = item?[.title] ?? controller[.title] ?? ""
    leftButtons = item.map { Self.buttons($0, single: "leftBarButtonItem", several: .leftBarButtonItems) } ?? []
    rightButtons = item.map { Self.buttons($0, single: "rightBarButtonItem", several: .rightBarButtonItems) } ?? []
    toolbarButtons = Self.buttons(controller.child(named: .toolbarItems))
    let tab = controller.child(key: "tabBarItem")
    tabTitle = tab?[.title] ?? ""
    tabImage = tab.flatMap { ImageReference($0, key: "image") }
  }

  private static func buttons(_ item: XMLElement, single: String, several: Name) -> [BarButton] {
    if let one = item.child(key: single) { return [BarButton(one)] }
    return buttons(item.child(named: several))
  }

  private static func buttons(_ list: XMLElement?) -> [BarButton] {
    list?.children(named: .barButtonItem).map(BarButton.init) ?? []
  }
}

extension BarButton {
  /// System items have their English titles.
  fileprivate init(_ item: XMLElement) {
    if let title = item[.title], !title.isEmpty {
      self = .title(title)
      return
    }
    switch item[.systemItem] {
    case "flexibleSpace", "fixedSpace": self = .space
    case "done": self = .title("Done")
    case "cancel": self = .title("Cancel")
    case "edit": self = .title("Edit")
    case "save": self = .title("Save")
    case "undo": self = .title("Undo")
    case "redo": self = .title("Redo")
    case let word?: self = .sign(Self.signs[word] ?? word)
    case nil: self = .image(ImageReference(item, key: "image"))
    }
  }

  /// The symbols that show what system items show (UIBarButtonItem.SystemItem).
  private static let signs = [
    "add": "plus", "action": "square.and.arrow.up", "trash": "trash", "search": "magnifyingglass",
    "refresh": "arrow.clockwise", "play": "play.fill", "pause": "pause.fill", "stop": "xmark",
    "rewind": "backward.fill", "fastForward": "forward.fill", "bookmarks": "book", "compose": "square.and.pencil",
    "reply": "arrowshape.turn.up.left", "organize": "folder", "camera": "camera", "close": "xmark",
  ]
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
