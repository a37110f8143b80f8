import ProposalLayout

extension ViewWord {
  private static let title = TreeField("title", TextWords.label, "Without it the label is hidden.")
  private static let value = TreeField("value", TextWords.label, "What it shows.")

  static let controls: [ViewWord] = [
    styled("Button", [title], ["automatic": .button, "bordered": .borderedButton], standard: .button),
    styled("Toggle", [title], [:], standard: .toggle),
    styled("Slider", [], [:], standard: .slider),
    styled("Stepper", [title], [:], standard: .stepper),
    styled(
      "TextField", [title, value], ["plain": .textField, "roundedBorder": .roundedTextField], standard: .textField),
    styled("Picker", [title, value], ["segmented": .segmentedPicker, "menu": .menuPicker], standard: .menuPicker),
    styled("DatePicker", [title, value], [:], standard: .datePicker),
    styled("ProgressView", [title], ["linear": .progressBar, "circular": .spinner], standard: .progressBar),
    styled("Label", [title, TreeField("icon", .numbers(2), "Width and height in points.")], [:], standard: .label),
  ]

  private static func styled(
    _ name: String, _ fields: [TreeField], _ styles: [String: ControlKind], standard: ControlKind
  ) -> ViewWord {
    let style = styles.isEmpty ? [] : [TreeField("style", .word(styles.keys.sorted()))]
    return ViewWord(name, fields + style) { fields in
      let kind = fields.text("style").flatMap { styles[$0] } ?? standard
      return .control(
        ControlLeaf(
          kind, label: fields["title"]?.label, value: fields["value"]?.label, icon: fields.size("icon")))
    }
  }
}
