import ProposalLayout

/// The keys of texts and their fonts.
enum TextWords {
  static let textStyles = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2",
  ]
  static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  static let font = FieldType.either([
    .word(textStyles), .numbers(4),
    .object([
      TreeField("style", .word(textStyles), "A text style."), TreeField("size", .number, "In points."),
      TreeField("name", .text, "A PostScript name; without it the system's font."),
      TreeField("relativeTo", .word(textStyles), "The text style that a named font is scaled with."),
      TreeField("weight", .word(weights)), TreeField("italic", .flag),
    ]),
  ])

  /// A text inside another view, such as the title of a button.
  static let label = FieldType.either([
    .text,
    .object([
      TreeField("text", .text, isRequired: true), TreeField("font", font), TreeField("lineLimit", .count),
      TreeField("color", .text),
    ]),
  ])
}

extension FieldValue {
  /// Of `TextWords.label`.
  var label: TextLeaf? {
    switch self {
    case .text(let text): TextLeaf(text)
    case .object(let fields):
      fields.text("text").map {
        TextLeaf(
          .string($0), font: fields.font, lineLimit: fields.count("lineLimit"), color: fields.text("color"))
      }
    default: nil
    }
  }
}

extension Fields {
  /// The font of a text; the body style by default.
  var font: TextFont {
    if let style = text("font") { return TextFont(.style(style)) }
    guard let font = object("font") else { return .body }
    let face: TextFont.Face
    if let name = font.text("name") {
      face = .custom(name: name, size: font.number("size") ?? 17, relativeTo: font.text("relativeTo"))
    } else if let size = font.number("size") {
      face = .system(size: size)
    } else {
      face = .style(font.text("style") ?? "body")
    }
    return TextFont(face, weight: font.text("weight"), isItalic: font.flag("italic") ?? false)
  }
}
