package import IBAssets

/// The images of a bar item in one configuration. It has no frame, because bars place their items themselves.
package struct BarItemLayout: Sendable {
  package let id: String
  /// `barButtonItem` or `tabBarItem`.
  package let element: String
  package var title: String?
  /// Nil for an item without an image.
  package var image: ResolvedImage?
  /// The image in the large content viewer; nil if the configuration's text size never shows it.
  package var largeContentImage: ResolvedImage?

  package init(id: String, element: String) {
    self.id = id
    self.element = element
  }
}
