enum StackView {
  static let table = ClassTable(
    "stackView", "UIStackView", ViewKeys(opaque: nil, margins: [0, 0, 0, 0]).properties,
    [
      .step(.arrangedSubviews),
      .choice("axis", "UIStackViewAxis", ["horizontal": 0, "vertical": 1], omitted: nil),
      .choice(
        "distribution", "UIStackViewDistribution",
        ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4], omitted: nil),
      .choice(
        "alignment", "UIStackViewAlignment",
        [
          "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
          "lastBaseline": 5,
        ], omitted: nil),
      .number("spacing", "UIStackViewSpacing", .double, absent: 0),
      .no("baselineRelativeArrangement", "UIStackViewBaselineRelative", .bool(false), absent: false),
      .yes("baselineRelativeArrangement", "UIStackViewBaselineRelative"),
      .no("layoutMarginsRelativeArrangement", "UIStackViewLayoutMarginsRelative", .bool(false), absent: false),
      .yes("layoutMarginsRelativeArrangement", "UIStackViewLayoutMarginsRelative"),
      .step(.customClass),
    ])
}
