enum BarButtonItem {
  static let table = ClassTable(
    "barButtonItem", "UIBarButtonItem",
    [
      .step(.customView),
      .yes("enabled", "UIEnabled", absent: true),
      .step(.systemItem),
      .choice("style", "UIStyle", ["plain": 0, "bordered": 1, "done": 2], absent: 1),
      .text("title", "UITitle"),
      .image("image", "UIImage"),
      .number("tag", "UITag", .integer, absent: 0, omitted: 0),
      .color("tintColor", "UITintColor"),
      .step(.customClass),
    ], Property.ignored("id", "key", "userLabel", "catalog"),
    Property.ignored(children: "connections", "userDefinedRuntimeAttributes", "accessibilityConfiguration"))

  /// Source: the documentation of `UIBarButtonItem.SystemItem`.
  static let systemItems: [String: Int64] = [
    "done": 0, "cancel": 1, "edit": 2, "save": 3, "add": 4, "flexibleSpace": 5, "fixedSpace": 6, "compose": 7,
    "reply": 8, "action": 9, "organize": 10, "bookmarks": 11, "search": 12, "refresh": 13, "stop": 14, "camera": 15,
    "trash": 16, "play": 17, "pause": 18, "rewind": 19, "fastForward": 20, "undo": 21, "redo": 22, "pageCurl": 23,
    "close": 24,
  ]
}
