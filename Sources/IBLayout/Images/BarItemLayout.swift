package import IBAssets

/// What a bar's item shows in one configuration. Bars place their items themselves: there is no frame.
package struct BarItemLayout: Sendable {
  /// The object id.
  package let id: String
  /// `barButtonItem` or `tabBarItem`.
  package let element: String
  package var title: String?
  /// Nil for an item without an image.
  package var image: ResolvedImage?
  /// What the large content viewer shows; nil where the configuration's text size never brings it up.
  package var largeContentImage: ResolvedImage?

  package init(id: String, element: String) {
    self.id = id
    self.element = element
  }
}
