/// Leaves out backgrounds that nobody sees, because the background behind them has the same opaque color.
///
/// Backgrounds do not affect the layout, so the proof of the tree still applies.
enum RepeatedBackgrounds {
  /// - Parameter behind: the color behind the whole view; nil if it is unknown.
  static func removed(from node: ViewNode, behind: String? = nil) -> ViewNode {
    var node = node
    var behind = behind
    for place in node.modifiers.indices.reversed() {
      switch node.modifiers[place].modifier {
      case .neutral(let neutral):
        if let color = color(of: neutral) {
          if color == behind { node.removeModifier(at: place) } else { behind = isOpaque(color) ? color : nil }
        } else if neutral.source.hasPrefix("background") || neutral.source.hasPrefix("shadow(") {
          // Another background covers the color, and the shadow of a view is that of its background.
          behind = nil
        }
      case .backdrop(let backdrop):
        let isBackground = backdrop.side == .background
        node.modifiers[place].content = node.modifiers[place].content.map {
          removed(from: $0, behind: isBackground ? behind : nil)
        }
        if isBackground { behind = nil }
      default: break
      }
    }
    switch node.content {
    case .stack, .scroll: node.children = node.children.map { removed(from: $0, behind: behind) }
    // Later layers may cover earlier ones.
    default: node.children = node.children.enumerated().map { removed(from: $1, behind: $0 == 0 ? behind : nil) }
    }
    return node
  }

  private static func color(of neutral: Neutral) -> String? {
    let source = neutral.source
    guard source.hasPrefix("background(Color"), source.hasSuffix(")") else { return nil }
    return String(source.dropFirst("background(".count).dropLast())
  }

  /// Whether nothing behind the color is seen. A color of a catalog may be translucent.
  private static func isOpaque(_ color: String) -> Bool {
    if color.contains("opacity") { return false }
    return ["Color.white", "Color.black"].contains(color) || color.hasPrefix("Color(white:")
      || color.hasPrefix("Color(red:") || color.hasPrefix("Color(.displayP3") || color.contains("ystemBackground)")
      || color.contains("GroupedBackground)")
  }
}
