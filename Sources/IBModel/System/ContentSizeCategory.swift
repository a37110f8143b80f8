/// How large the user reads text, from smallest to largest; the raw value is the short name in options and outputs.
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

  /// The place among all categories.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
