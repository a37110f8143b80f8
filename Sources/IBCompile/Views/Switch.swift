enum Switch {
  static let table = ClassTable(
    "switch", "UISwitch", ViewKeys(opaque: nil, frame: .switchFrame, hugging: .huggingTight).properties,
    Control.properties,
    [
      .always("UISwitchEnabled", .bool(true)),
      .yes("on", "UISwitchOn"),
      .color("onTintColor", "UISwitchOnTintColor"),
      .step(.customClass),
    ])
}
