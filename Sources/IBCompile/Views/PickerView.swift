enum PickerView {
  static let table = ClassTable(
    "pickerView", "UIPickerView", ViewKeys(hugging: .huggingAlways).properties,
    [
      .always("UIAllowSelectingCells", .bool(true)),
      .yes("showsSelectionIndicator", "UIShowsSelectionBar"),
      .step(.customClass),
    ])
}
