import IBSyntax

/// Keys of bars and their items: Measurements/Compile.md#bars.
enum NavigationBar {
  static let table = ClassTable(
    "navigationBar", "UINavigationBar", ViewKeys(opaque: nil, hugging: .huggingAlways).properties,
    [
      .choice("barStyle", "UIBarStyle", Toolbar.barStyles),
      .step(.barItems),
      .color("barTintColor", "UIBarTintColor"),
      .always("UIBarPosition", .integer(2)),
      .choice("translucent", "UIBarTranslucence", Toolbar.translucence, absent: 1, omitted: nil),
      .yes("largeTitles", "UIBarPrefersLargeTitles"),
      .step(.customClass),
    ])

  /// A bar of a controller is written before it has a width, at the place that the document gives it
  /// (Measurements/Compile.md#bars).
  static let height = 50.0
  /// It keeps to the width of its view.
  static let resizing: Int64 = 2

  /// Whether a bar is that of a navigation controller.
  static func isControllers(_ element: XMLElement) -> Bool {
    element.tag == table.element && element.parent?.tag == "navigationController"
  }

  static let item = ClassTable(
    "navigationItem", "UINavigationItem",
    [
      .text("title", "UITitle"),
      .step(.navigationItems),
      .choice(
        "largeTitleDisplayMode", "UILargeTitleDisplayMode", ["automatic": 0, "always": 1, "never": 2], omitted: nil),
      .yes("leftItemsSupplementBackButton", "UILeftItemsSupplementBackButton"),
      .step(.barOfItem),
      .step(.customClass),
    ], Property.ignored("id", "key", "userLabel"), Property.ignored(children: "connections"))
}
