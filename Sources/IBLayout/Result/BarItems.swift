import IBContent
import IBModel

/// The bar items of a scene and their images.
///
/// Source: UIBarItem's documentation, `landscapeImagePhone` and `largeContentSizeImage`;
/// Measurements/Assets.md#bar-images.
enum BarItems {
  /// The layouts in the order of the items.
  static func layouts(
    of items: [BarItem], configuration: TraitConfiguration, context: IntrinsicContext
  ) -> [BarItemLayout] {
    items.map { item in
      var layout = BarItemLayout(id: item.id, element: item.tag)
      layout.title = item.title
      layout.image = item.image(in: configuration).map(context.image)
      if configuration.bringsUpLargeContent {
        layout.largeContentImage = item.largeContentImage.map(context.image) ?? layout.image
      }
      return layout
    }
  }
}

extension BarItem {
  func image(in configuration: TraitConfiguration) -> ImageReference? {
    guard configuration.idiom == .phone, configuration.vertical == .compact else { return image }
    return landscapeImage ?? image
  }
}

extension TraitConfiguration {
  /// Whether a long press on a bar item enlarges it, as it does at the accessibility text sizes.
  fileprivate var bringsUpLargeContent: Bool { textSize.isAccessibilitySize }
}
