package import IBContent
package import IBModel

/// A bar that a container shows over or next to a scene, with the content that the document has.
package struct BarAppearance: Sendable {
  package enum Kind: Hashable, Sendable { case navigation, toolbar, tab }

  /// A button of a bar or a tab.
  package struct Item: Sendable {
    /// Nil for an item without a title.
    package var title: SetText?
    /// In the bar's coordinates.
    package var frame: Rect
    /// The image or the sign, in the bar's coordinates; empty for none.
    package var image: [Shape] = []
    /// The object id of the view that is shown instead; nil for none.
    package var customView: String?
  }

  package var kind: Kind
  /// In the window's coordinates, in points; includes the band below or above it over which the bar's background
  /// extends.
  package var frame: Rect
  package var title: SetText?
  package var items: [Item] = []
  /// Nil for a transparent bar, which has no line at its edge either.
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
