/// Leaves out backgrounds that are not seen, because the one below them has the same opaque color.
///
/// Backgrounds do not affect the layout, so the proof of the tree still applies.
enum RepeatedBackgrounds {
  /// - Parameter below: the color below the whole view; nil if it is unknown.
  static func removed(from node: ViewNode, below: String? = nil) -> ViewNode {
    var node = node
    var below = below
    for place in node.modifiers.indices.reversed() {
      switch node.modifiers[place].modifier {
      case .neutral(let neutral):
        if let color = color(of: neutral) {
          if color == below { node.removeModifier(at: place) } else { below = isOpaque(color) ? color : nil }
        } else if neutral.source.hasPrefix("background") || neutral.source.hasPrefix("shadow(") {
          // Another background covers the color, and the shadow of a view is that of its background.
          below = nil
        }
      case .backdrop(let backdrop):
        let isBackground = backdrop.side == .background
        node.modifiers[place].content = node.modifiers[place].content.map {
          removed(from: $0, below: isBackground ? below : nil)
        }
        if isBackground { below = nil }
      default: break
      }
    }
    switch node.content {
    case .stack, .scroll: node.children = node.children.map { removed(from: $0, below: below) }
    // Later layers may cover earlier ones.
    default: node.children = node.children.enumerated().map { removed(from: $1, below: $0 == 0 ? below : nil) }
    }
    return node
  }

  private static func color(of neutral: Neutral) -> String? {
    let source = neutral.source
    guard source.hasPrefix("background(Color"), source.hasSuffix(")") else { return nil }
    return String(source.dropFirst("background(".count).dropLast())
  }

  /// Whether nothing below the color is seen. A color of a catalog may be translucent.
  private static func isOpaque(_ color: String) -> Bool {
    if color.contains("opacity") { return false }
    return ["Color.white", "Color.black"].contains(color) || color.hasPrefix("Color(white:")
      || color.hasPrefix("Color(red:") || color.hasPrefix("Color(.displayP3") || color.contains("ystemBackground)")
      || color.contains("GroupedBackground)")
  }
}
