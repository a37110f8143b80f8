import IBModel

/// The text styles of Dynamic Type for those who set no text.
package enum DynamicType {
  /// The size in points at the smallest text size, and whether the style's weight counts as bold; nil for an unknown
  /// name.
  package static func smallest(_ style: String) -> (size: Double, isBold: Bool)? {
    guard let font = TextStyle.font(style, textSize: .extraSmall) else { return nil }
    if case .system(let weight) = font.family { return (font.size, weight == .semibold || weight == .bold) }
    return (font.size, false)
  }

  /// The size in points at the text size that devices come with; nil for an unknown name.
  package static func usual(_ style: String) -> Double? { TextStyle.font(style, textSize: .large)?.size }
}
