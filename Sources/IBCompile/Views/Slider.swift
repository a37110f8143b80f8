enum Slider {
  static let table = ClassTable(
    "slider", "UISlider", ViewKeys(opaque: nil, hugging: .huggingAlways).properties, Control.properties,
    [
      .number("value", "UIValue", .float, absent: 0, omitted: 0),
      .number("minValue", "UIMinValue", .float, absent: 0, omitted: 0),
      .number("maxValue", "UIMaxValue", .float, absent: 1, omitted: 1),
      .color("minimumTrackTintColor", "UIMinimumTintColor"),
      .color("thumbTintColor", "UIThumbTintColor"),
      .always("UIBehavioralStyle", .integer(0)),
      .step(.customClass),
    ])
}
