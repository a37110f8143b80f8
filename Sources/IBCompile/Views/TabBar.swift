/// Keys of bars and their items: Measurements/Compile.md#bars.
enum TabBar {
  static let table = ClassTable(
    "tabBar", "UITabBar", ViewKeys(hugging: .huggingAlways).properties,
    [
      .step(.items),
      .color("barTintColor", "UIBarTintColor"),
      .choice("translucent", "UIBarTranslucence", Toolbar.translucence, absent: 1, omitted: nil),
      .step(.customClass),
    ])

  static let item = ClassTable(
    "tabBarItem", "UITabBarItem",
    [
      .text("title", "UITitle"),
      .image("image", "UIImage"),
      .image("selectedImage", "UISelectedTemplateImage"),
      .yes("enabled", "UIEnabled", absent: true),
      .choice("systemItem", "UISystemItem", systemItems, absent: -1, omitted: -1),
      .number("tag", "UITag", .integer, absent: 0, omitted: 0),
      .step(.customClass),
    ], Property.ignored("id", "key", "userLabel", "catalog"),
    Property.ignored(children: "connections", "userDefinedRuntimeAttributes", "accessibilityConfiguration"))

  /// Source: the documentation of `UITabBarItem.SystemItem`.
  private static let systemItems: [String: Int64] = [
    "more": 0, "favorites": 1, "featured": 2, "topRated": 3, "recents": 4, "contacts": 5, "history": 6,
    "bookmarks": 7, "search": 8, "downloads": 9, "mostRecent": 10, "mostViewed": 11,
  ]
}
