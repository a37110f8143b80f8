/// The horizontal or vertical room a scene has, as UIKit sorts it.
package enum SizeClass: Int, Comparable, Hashable, Sendable {
  case compact, regular

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// `C` or `R`, as in Xcode's `wC hR`.
  package var letter: String { self == .compact ? "C" : "R" }
}

/// Both size classes of a window.
package struct SizeClasses: Hashable, Sendable {
  package var horizontal: SizeClass
  package var vertical: SizeClass

  package init(_ horizontal: SizeClass, _ vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Xcode's way to say them: `wC hR`.
  package var name: String { "w\(horizontal.letter) h\(vertical.letter)" }
}
