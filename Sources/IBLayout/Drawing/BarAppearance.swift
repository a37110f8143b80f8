package import IBContent
package import IBModel

/// A bar that a container shows over or next to a scene, with its content in the document.
package struct BarAppearance: Sendable {
  package enum Kind: Hashable, Sendable { case navigation, toolbar, tab }

  /// A button of a bar or a tab.
  package struct Item: Sendable {
    /// Nil for an item without a title.
    package var title: SetText?
    /// In the bar's coordinates.
    package var frame: Rect
    /// The image or the symbol, in the bar's coordinates; empty if the item has none.
    package var image: [Shape] = []
    /// The object id of the custom view shown instead; nil if the item has none.
    package var customView: String?
  }

  package var kind: Kind
  /// In the window's coordinates, in points. It includes the band above or below the bar over which its background
  /// extends.
  package var frame: Rect
  package var title: SetText?
  package var items: [Item] = []
  /// Nil for a transparent bar, which also has no line at its edge.
  package var background: DisplayColor?
}

extension [BarAppearance] {
  /// The frame in which a bar shows a custom view, in the window's coordinates; nil for a view that is not in these
  /// bars.
  func frame(ofCustom view: String) -> Rect? {
    for bar in self {
      guard let item = bar.items.first(where: { $0.customView == view }) else { continue }
      return Rect(
        x: bar.frame.x + item.frame.x, y: bar.frame.y + item.frame.y, width: item.frame.width,
        height: item.frame.height)
    }
    return nil
  }
}
