enum Toolbar {
  static let table = ClassTable(
    "toolbar", "UIToolbar", ViewKeys(hugging: .huggingAlways).properties,
    [
      .step(.items),
      .always("UIBarPosition", .integer(1)),
      .choice("translucent", "UIBarTranslucence", translucence, absent: 1, omitted: nil),
      .choice("barStyle", "UIBarStyle", barStyles),
      .color("barTintColor", "UIBarTintColor"),
      .step(.customClass),
    ])

  static let translucence: [String: Int64] = ["YES": 1, "NO": 2]
  static let barStyles: [String: Int64] = ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]
}
