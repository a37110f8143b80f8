import ProposalLayout

extension ViewWord {
  private static let textFields = [
    TreeField("text", .text, "What it says; without it the text is known by its size."),
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
        TreeField("resizable", .flag), TreeField("baseline", .number, "Of a symbol, in points from the top."),
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
