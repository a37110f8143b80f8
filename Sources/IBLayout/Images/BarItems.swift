import IBModel
import IBSyntax

/// The bar items of a scene and what they show.
///
/// Source: UIBarItem's documentation, `landscapeImagePhone` and `largeContentSizeImage`; facts/assets/SELECTION.md 7.
enum BarItems {
  /// The items in `element` and in what lies in it, in document order.
  static func layouts(
    in element: XMLElement, configuration: TraitConfiguration, context: IntrinsicContext
  ) -> [BarItemLayout] {
    all(in: element).map { item in
      var layout = BarItemLayout(id: item[.id] ?? "", element: item.tag)
      layout.title = item[.title]
      layout.image = imageReference(of: item, in: configuration).map(context.image)
      if configuration.bringsUpLargeContent {
        layout.largeContentImage = largeContentReference(of: item).map(context.image) ?? layout.image
      }
      return layout
    }
  }

  /// The items that have an id, in document order.
  static func all(in element: XMLElement) -> [XMLElement] {
    element.descendants.filter { ($0.name == .barButtonItem || $0.name == .tabBarItem) && $0.has(.id) }
  }

  static let largeContentKey = "largeContentSizeImage"

  /// The item's own image for the large content viewer.
  static func largeContentReference(of item: XMLElement) -> ImageReference? {
    ImageReference(item, key: largeContentKey, attribute: .largeContentSizeImage)
  }

  /// The image in the bar.
  static func imageReference(
    of item: XMLElement, in configuration: TraitConfiguration
  ) -> ImageReference? {
    let usual = ImageReference(item, key: "image")
    guard configuration.idiom == .phone, configuration.vertical == .compact else { return usual }
    return ImageReference(item, key: "landscapeImage", attribute: .landscapeImage) ?? usual
  }
}

extension TraitConfiguration {
  /// Whether touching a bar's item for a while shows it large: at the text sizes for accessibility.
  fileprivate var bringsUpLargeContent: Bool { textSize.hasPrefix("AX") }
}
