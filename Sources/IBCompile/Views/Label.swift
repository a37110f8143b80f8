enum Label {
  static let lineBreakModes: [String: Int64] = [
    "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
  ]
  static let alignments: [String: Int64] = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]

  static let properties: [Property] =
    ViewKeys(opaque: nil).properties + [
      .step(.text),
      .yes("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .step(.font),
      .step(.textColor),
      .color("highlightedColor", "UIHighlightedColor"),
      .color("shadowColor", "UIShadowColor"),
      .size("shadowOffset", "UIShadowOffset", absent: [0, -1]),
      .no("enabled", "UIEnabled", .bool(false)),
      .number("numberOfLines", "UINumberOfLines", .integer, absent: 1, omitted: 1),
      .choice("lineBreakMode", "UILineBreakMode", lineBreakModes, absent: 4, omitted: 4),
      .yes("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", absent: true),
      .step(.minimumFontSize),
      .choice("textAlignment", "UITextAlignment", alignments, omitted: nil),
      .choice("baselineAdjustment", "UIBaselineAdjustment", ["alignBaselines": 0, "alignCenters": 1, "none": 2]),
      .yes("adjustsLetterSpacingToFitWidth", "UIAdjustsLetterSpacingToFit"),
      .number("minimumScaleFactor", "UIMinimumScaleFactor", .float, absent: 0, omitted: 0),
      .number("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth", .float, absent: 0, omitted: 0),
      .step(.labelColorFlag),
    ]

  static let table = ClassTable("label", "UILabel", properties, [.step(.customClass)])
  /// The labels that a cell of a style has.
  static let inCell = ClassTable("label", "UITableViewLabel", properties, [.step(.customClass)])
}
