import IBSyntax

/// The colors that a document sets for a bar.
package struct BarLook: Hashable, Sendable {
  /// The tint of items; nil for the inherited tint.
  package let tint: ContentColor?
  /// The background; nil for that of the system.
  package let background: ContentColor?
  /// The title color of a navigation bar; nil for that of the system.
  package let title: ContentColor?
  /// Whether the style of the bar is black: light words on a dark bar (UIBarStyle, documented).
  package let isBlack: Bool
  /// The background while the content is not scrolled; nil for the standard background made transparent
  /// (UINavigationBar.scrollEdgeAppearance, documented).
  package let edgeBackground: ContentColor?

  /// The look of a bar that the document does not contain.
  package static let system = BarLook(nil)

  /// Reads a `<navigationBar>`, `<toolbar>` or `<tabBar>`; without an element, all colors are nil.
  init(_ bar: XMLElement?) {
    let standard = bar?.child(key: "standardAppearance")
    let edge = bar?.child(key: "scrollEdgeAppearance")
    tint = ContentColor(bar?.child(key: "tintColor"))
    background = ContentColor(standard?.child(key: "backgroundColor") ?? bar?.child(key: "barTintColor"))
    title = ContentColor(bar?.child(key: "titleTextAttributes")?.child(key: "textColor"))
    isBlack = bar?[.barStyle]?.hasPrefix("black") == true
    edgeBackground = ContentColor(edge?.child(key: "backgroundColor"))
  }
}
