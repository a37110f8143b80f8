enum Control {
  /// The keys of `UIControl`.
  static let properties: [Property] = [
    .choice("contentVerticalAlignment", "UIContentVerticalAlignment", vertical),
    .choice("contentVerticalAlignment", "UIContentVerticalAlignment2", vertical),
    .choice("contentHorizontalAlignment", "UIContentHorizontalAlignment", horizontal),
    .no("enabled", "UIDisabled", .bool(true)),
    .yes("selected", "UISelected"),
    .yes("highlighted", "UIHighlighted"),
  ]

  private static let vertical: [String: Int64] = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
  private static let horizontal: [String: Int64] = [
    "center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5,
  ]
}
