/// The orientation of a device. The two landscape orientations have the same layout, because insets are equal on both
/// sides.
package enum Orientation: Int, Hashable, Sendable, CaseIterable {
  case portrait, landscape
}

/// The kind of device, by which UIKit chooses bars and presentations.
package enum DeviceIdiom: Int, Hashable, Sendable, CaseIterable {
  case phone, pad
  /// An iPad app on a Mac with an interface optimized for the Mac (UIUserInterfaceIdiom.mac, iOS 14).
  ///
  /// An app that is scaled to match the iPad has the idiom `pad`.
  case mac

  /// The word in options and in names of configurations.
  package var word: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    case .mac: "mac"
    }
  }
}

/// The horizontal or vertical space of a scene in UIKit's classification.
package enum SizeClass: Int, Comparable, Hashable, Sendable {
  case compact, regular

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The letter `C` or `R`, as in Xcode's `wC hR`.
  package var letter: String { self == .compact ? "C" : "R" }
}

/// The two size classes of a window.
package struct SizeClasses: Hashable, Sendable {
  package var horizontal: SizeClass
  package var vertical: SizeClass

  package init(_ horizontal: SizeClass, _ vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The name in Xcode's notation: `wC hR`.
  package var name: String { "w\(horizontal.letter) h\(vertical.letter)" }
}

/// The text size that the user chose, from smallest to largest. The raw value is the short name in options and outputs.
package enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"
}

extension ContentSizeCategory: Comparable {
  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  /// Whether it is one of the larger sizes for accessibility.
  package var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The index among all categories, from the smallest text.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
