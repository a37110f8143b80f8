package import IBModel

/// The horizontal or vertical room a scene has, as UIKit sorts it.
package enum SizeClass: Int, Comparable, Hashable, Sendable {
  case compact, regular

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// `C` or `R`, as in Xcode's `wC hR`.
  package var letter: String { self == .compact ? "C" : "R" }
}

package enum Orientation: Int, Hashable, Sendable { case portrait, landscape }
package enum InterfaceStyle: Int, Hashable, Sendable { case light, dark }
package enum LayoutDirection: Int, Hashable, Sendable { case leftToRight, rightToLeft }

/// Everything of the environment that a layout depends on.
package struct TraitConfiguration: Hashable, Sendable {
  /// The canonical short name used in every output, such as `iphone-15.portrait` or `ipad-pro-11.landscape.rtl`.
  package var name: String
  /// The device's id in the device table, such as `iphone-15`; nil for a freeform size.
  package var device: String?
  /// The size of the window in points, already turned and split.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var orientation: Orientation
  package var horizontal: SizeClass
  package var vertical: SizeClass
  /// The release of iOS, such as 17 or 10.3.
  package var systemVersion: Double
  package var style: InterfaceStyle
  /// The content size category's short name: `XS S M L XL XXL XXXL AX1 … AX5`.
  package var textSize: String
  package var direction: LayoutDirection
  /// The window's safe area without any bar of the app.
  package var safeArea: Insets

  /// Xcode's way to say the two size classes: `wC hR`.
  package var sizeClassName: String { "w\(horizontal.letter) h\(vertical.letter)" }
}
