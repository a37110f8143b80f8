import ProposalLayout

extension ModifierWord {
  private static let point = [TreeField("x", .number, "In points."), TreeField("y", .number, "In points.")]

  private static let guideFields = [
    TreeField("guide", AlignmentWords.anyGuide, "The one that is set.", isRequired: true),
    TreeField("of", AlignmentWords.anyGuide, "The guide of the view that the value is taken from."),
    TreeField("from", .word(["width", "height"]), "The length of the view that the value is taken from."),
    TreeField("times", .number, "Standard: 1."), TreeField("plus", .number, "In points; standard: 0."),
  ]

  /// Modifiers that decide where a view is.
  static let places: [ModifierWord] = [
    ModifierWord("alignmentGuide", guideFields) { .alignmentGuide(guideValue($0)) },
    ModifierWord("offset", point) { .offset(Offset(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) },
    ModifierWord("position", point) { .position(Position(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)) },
    ModifierWord("layoutDirection", .word(LayoutDirection.allCases.map(\.rawValue))) {
      guard case .text(let word) = $0 else { return .layoutDirection(DirectionChange(.leftToRight)) }
      return .layoutDirection(DirectionChange(LayoutDirection(rawValue: word) ?? .leftToRight))
    },
  ]

  private static func guideValue(_ fields: Fields) -> GuideValue {
    // A guide that is named `center` alone is the horizontal one.
    let guide = fields.guide("guide", .horizontal) ?? .horizontalCenter
    let base: GuideValue.Base =
      switch fields.text("from") {
      case "width": .width
      case "height": .height
      default: .guide(fields.guide("of", guide.axis) ?? Guide(guide.standard))
      }
    return GuideValue(guide, base, times: fields.number("times") ?? 1, plus: fields.number("plus") ?? 0)
  }
}
