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
    package var isChosen = false
    /// The image or the sign, in the bar's coordinates; empty for none.
    package var image: [Shape] = []
  }

  package var kind: Kind
  /// In the window's coordinates, in points; includes the band below or above it over which the bar's background
  /// extends.
  package var frame: Rect
  package var title: SetText?
  package var items: [Item] = []
  package var tint: DisplayColor
  /// Nil for a transparent bar, which has no line at its edge either.
  package var background: DisplayColor?
}
