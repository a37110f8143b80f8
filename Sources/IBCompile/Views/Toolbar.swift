enum Toolbar {
  static let table = ClassTable(
    "toolbar", "UIToolbar", ViewKeys(hugging: .huggingAlways).properties,
    [
      .step(.items),
      .always("UIBarPosition", .integer(1)),
      .choice("translucent", "UIBarTranslucence", ["YES": 1, "NO": 2], absent: 1, omitted: nil),
      .choice("barStyle", "UIBarStyle", ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]),
      .color("barTintColor", "UIBarTintColor"),
      .step(.customClass),
    ])
}
