enum Button {
  static let table = ClassTable(
    "button", "UIButton", ViewKeys(opaque: nil).properties, Control.properties,
    [
      .insets("contentEdgeInsets", "UIContentEdgeInsets"),
      .insets("titleEdgeInsets", "UITitleEdgeInsets"),
      .insets("imageEdgeInsets", "UIImageEdgeInsets"),
      .step(.states),
      .size("titleShadowOffset", "UITitleShadowOffset"),
      .choice("lineBreakMode", "UILineBreakMode", Label.lineBreakModes, absent: 5, omitted: 5),
      .yes("reversesTitleShadowWhenHighlighted", "UIReversesTitleShadowWhenHighlighted"),
      .yes("showsTouchWhenHighlighted", "UIShowsTouchWhenHighlighted"),
      .yes("adjustsImageWhenHighlighted", "UIAdjustsImageWhenHighlighted", absent: true),
      .yes("adjustsImageWhenDisabled", "UIAdjustsImageWhenDisabled", absent: true),
      .yes(
        "adjustsImageSizeForAccessibilityContentSizeCategory", "UIAdjustsImageSizeForAccessibilityContentSizeCategory"),
      .choice(
        "buttonType", "UIButtonType",
        [
          "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4,
          "contactAdd": 5, "close": 7,
        ]),
      .step(.buttonFont),
      .always("UIButtonConfiguration", .null),
      .step(.customClass),
    ])
}
