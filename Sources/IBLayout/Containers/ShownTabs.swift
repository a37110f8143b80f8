import IBContent

/// The items of a tab bar around a controller.
struct ShownTabs: Hashable, Sendable {
  var items: [TabItem]
  /// The number of the tab that has the controller; nil if no tab has it.
  var chosen: Int?

  /// The first tabs and More, if the bar of a phone has more tabs than it shows (UITabBarController, documented).
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
  /// A navigation controller without its own item has that of its first controller (UIViewController.tabBarItem).
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
