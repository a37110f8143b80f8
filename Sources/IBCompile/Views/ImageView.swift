enum ImageView {
  static let table = ClassTable(
    "imageView", "UIImageView", ViewKeys().properties,
    [
      .image("image", "UIImage"),
      .image("highlightedImage", "UIHighlightedImage"),
      .yes("highlighted", "UIHighlighted"),
      .yes(
        "adjustsImageSizeForAccessibilityContentSizeCategory", "UIAdjustsImageSizeForAccessibilityContentSizeCategory"),
      .step(.customClass),
    ], Property.ignored("catalog"))
}
