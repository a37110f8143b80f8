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
    element.descendants.filter { $0.name == .barButtonItem || $0.name == .tabBarItem }.compactMap { item in
      guard let id = item[.id] else { return nil }
      var layout = BarItemLayout(id: id, element: item.tag)
      layout.title = item[.title]
      layout.image = imageReference(of: item, in: configuration).map(context.image)
      if configuration.bringsUpLargeContent {
        let large = ImageReference(item, key: "largeContentSizeImage", attribute: .largeContentSizeImage)
        layout.largeContentImage = large.map(context.image) ?? layout.image
      }
      return layout
    }
  }

  private static func imageReference(
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
