import ProposalLayout

extension ViewWord {
  private static let color = TreeField("color", .text, "As the app names it, such as blue.")

  /// Views that take what they are offered.
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
