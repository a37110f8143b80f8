import ProposalLayout

extension ViewWord {
  private static let textFields = [
    TreeField("text", .text, "The text; without it only the size is known."),
    TreeField("font", TextWords.font, "A text style, a font, or ascent, descent, cap height and leading in points."),
    TreeField("lineLimit", .count), TreeField("reservesSpace", .flag),
    TreeField("alignment", .word(TextLeaf.LineAlignment.allCases.map(\.rawValue)), "Of lines of different lengths."),
    TreeField("color", .text), TreeField("size", .numbers(2), "Width and height in points of a measured text."),
    TreeField("firstBaseline", .number, "In points from the top."),
    TreeField("lastBaseline", .number, "In points from the top; standard: the first baseline."),
    TreeField("pixel", .number, "In points; standard: that of the display."),
  ]

  /// Texts and images.
  static let texts: [ViewWord] = [
    ViewWord("Text", textFields) { .text(text($0)) },
    ViewWord(
      "Image",
      [
        TreeField("size", .numbers(2), "Width and height in points.", isRequired: true), TreeField("name", .text),
        TreeField("resizable", .flag), TreeField("baseline", .number, "A symbol's baseline in points from the top."),
      ]
    ) {
      .image(
        ImageLeaf(
          $0.text("name"), size: $0.size("size") ?? .zero, isResizable: $0.flag("resizable") ?? false,
          baseline: $0.number("baseline")))
    },
  ]

  private static func text(_ fields: Fields) -> TextLeaf {
    let source: TextLeaf.Source
    if let size = fields.size("size") {
      let first = fields.number("firstBaseline") ?? size.height
      let spacing = fields.numbers("font").map {
        FontSpacing(ascent: $0[0], descent: $0[1], capHeight: $0[2], leading: $0[3])
      }
      source = .measured(
        MeasuredText(
          size: size, firstBaseline: first, lastBaseline: fields.number("lastBaseline") ?? first, spacing: spacing,
          pixel: fields.number("pixel")))
    } else {
      source = .string(fields.text("text") ?? "")
    }
    return TextLeaf(
      source, font: fields.font, lineLimit: fields.count("lineLimit"),
      reservesSpace: fields.flag("reservesSpace") ?? false,
      alignment: fields.word("alignment") ?? .leading, color: fields.text("color"))
  }
}

extension ViewWord {
  private static let color = TreeField("color", .text, "As the app names it, such as blue.")

  /// Views that take their offer.
  static let shapes: [ViewWord] = [
    ViewWord("Color", [color]) { .flexible(FlexibleLeaf(color: $0.text("color"))) },
    shape("Rectangle", .rectangle),
    ViewWord("RoundedRectangle", [color, TreeField("cornerRadius", .number, "In points.")]) {
      .flexible(
        FlexibleLeaf(.roundedRectangle, color: $0.text("color"), cornerRadius: $0.number("cornerRadius") ?? 0))
    },
    shape("Circle", .circle), shape("Ellipse", .ellipse), shape("Capsule", .capsule),
    ViewWord("Spacer", [TreeField("minLength", .number, "In points; standard: 8.")]) {
      .spacer(SpacerLeaf(minimumLength: $0.number("minLength")))
    },
    ViewWord("Divider", [TreeField("thickness", .number, "In points; standard: one pixel.")]) {
      .divider(DividerLeaf(thickness: $0.number("thickness")))
    },
  ]

  private static func shape(_ name: String, _ shape: FlexibleLeaf.Shape) -> ViewWord {
    ViewWord(name, [color]) { .flexible(FlexibleLeaf(shape, color: $0.text("color"))) }
  }
}

extension ViewWord {
  private static let title = TreeField("title", TextWords.label, "Without it the label is hidden.")
  private static let value = TreeField("value", TextWords.label, "The value shown.")

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

extension ViewWord {
  private static let length = FieldType.object([
    TreeField("intrinsic", .number, "In points."), TreeField("hugging", .number, "Standard: 250."),
    TreeField("resistance", .number, "Standard: 750."),
  ])

  static let others: [ViewWord] = [
    ViewWord(
      "Hosted",
      [
        TreeField("class", .text, "Its UIKit class."), TreeField("width", length), TreeField("height", length),
        TreeField("baselines", .numbers(2), "First and last one of a label, in points from the top."),
      ]
    ) { fields in
      .hosted(
        HostedLeaf(
          fields.text("class"), width: length(fields.object("width")), height: length(fields.object("height")),
          baselines: fields.numbers("baselines").map { HostedLeaf.Baselines(first: $0[0], last: $0[1]) }))
    }
  ]

  private static func length(_ fields: Fields?) -> HostedLeaf.Length {
    var length = HostedLeaf.Length(intrinsic: fields?.number("intrinsic"))
    if let hugging = fields?.number("hugging") { length.hugging = hugging }
    if let resistance = fields?.number("resistance") { length.resistance = resistance }
    return length
  }
}
