import IBContent

/// The items of a tab bar around a controller.
struct ShownTabs: Hashable, Sendable {
  var items: [TabItem]
  /// The number of the tab that contains the controller; nil if no tab does.
  var chosen: Int?

  /// The first tabs and More, if the app has more tabs than the bar of a phone shows (UITabBarController, documented).
  var onPhone: ShownTabs {
    guard items.count > Self.mostOnPhone else { return self }
    var tabs = self
    tabs.items = Array(items.prefix(Self.mostOnPhone - 1)) + [.more]
    tabs.chosen = chosen.map { min($0, Self.mostOnPhone - 1) }
    return tabs
  }

  private static let mostOnPhone = 5
}

extension DocumentScenes {
  /// The tab bar item of a controller. A navigation controller without an item uses its first controller's
  /// (UIViewController.tabBarItem).
  func tabItem(of controller: Int) -> TabItem {
    let own = controllers[controller].barTitles.tab
    guard own == .none else { return own }
    return stackRoots[controller].map { controllers[$0].barTitles.tab } ?? own
  }
}

extension StoryboardReferences {
  /// The tabs around a controller, in this document or another; nil without a tab bar controller.
  func tabs(around controller: Int, _ placement: Placement, in scenes: DocumentScenes) -> ShownTabs? {
    guard let tabBar = placement.tabBar else { return placement.outside?.tabs }
    let controllers = scenes.tabs[tabBar, default: []].prefix(Self.mostTabs)
    return ShownTabs(
      items: controllers.map { tabItem(of: scenes.controllers[$0].id, in: scenes.origin) ?? scenes.tabItem(of: $0) },
      chosen: controllers.firstIndex { $0 == controller || placement.navigation == $0 })
  }

  /// The largest number of tabs for which any bar has room.
  private static var mostTabs: Int { 8 }
}
