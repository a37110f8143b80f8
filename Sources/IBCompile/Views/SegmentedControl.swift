enum SegmentedControl {
  static let table = ClassTable(
    "segmentedControl", "UISegmentedControl",
    ViewKeys(opaque: nil, subviews: [.step(.segments)], hugging: .huggingAlways).properties, Control.properties,
    [
      .always("UIPointerInteractionEnabled", .bool(true)),
      .step(.segmentList),
      .number("selectedSegmentIndex", "UISelectedSegmentIndex", .integer, absent: -1),
      .step(.customClass),
    ], Property.ignored("segmentControlStyle"))
}
