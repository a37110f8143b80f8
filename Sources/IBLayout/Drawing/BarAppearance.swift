package import IBModel

/// A bar that a container puts over or beside a scene, as far as the document says what is inside it.
package struct BarAppearance: Sendable {
  package enum Kind: Hashable, Sendable { case navigation, toolbar, tab }

  /// A button of a bar or a tab.
  package struct Item: Sendable {
    /// Nil for an item that shows an image or a symbol.
    package var title: SetText?
    /// Where it is, in the bar's coordinates.
    package var frame: Rect
    package var isChosen = false
    /// Whether a symbol stands for it, above its title if it has one.
    package var hasSymbol = false
  }

  package var kind: Kind
  /// In the window's coordinates, in points; with the band below or above it that the bar's ground reaches into.
  package var frame: Rect
  package var title: SetText?
  package var items: [Item] = []
  package var tint: DisplayColor
}
