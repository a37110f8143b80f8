import IBContent

/// Colors of a document in SwiftUI: system and catalog colors by their names, others by their components.
enum ColorSource {
  static func expression(_ color: ContentColor) -> String? {
    switch color {
    case .system(let name, _): system(name)
    case .named(let name): "Color(\(SwiftText.literal(name)))"
    case .white(let white, let alpha): gray(white, alpha)
    case .components(let color): components(color, "")
    case .displayP3(let color): components(color, ".displayP3, ")
    }
  }

  /// A color as the style of a text or a symbol, without its type.
  ///
  /// `.primary` and `.secondary` are levels of the style around the view, and not these colors (documentation of
  /// `HierarchicalShapeStyle`).
  static func style(_ expression: String) -> String {
    ["Color.white", "Color.black", "Color.clear"].contains(expression)
      ? String(expression.dropFirst("Color".count)) : expression
  }

  private static func components(_ color: DisplayColor, _ space: String) -> String {
    if color.alpha == 0 { return "Color.clear" }
    // Display P3 and sRGB have the same grays. Files contain 0.99999 for 1.
    if Set([color.red, color.green, color.blue].map(SwiftText.number)).count == 1 {
      return gray(color.red, color.alpha)
    }
    let opacity = color.alpha == 1 ? "" : ", opacity: \(SwiftText.number(color.alpha))"
    return "Color(\(space)red: \(SwiftText.number(color.red)), green: \(SwiftText.number(color.green)), "
      + "blue: \(SwiftText.number(color.blue))\(opacity))"
  }

  private static func gray(_ white: Double, _ alpha: Double) -> String {
    if alpha == 0 { return "Color.clear" }
    let (level, opacity) = (SwiftText.number(white), alpha == 1 ? "" : ", opacity: \(SwiftText.number(alpha))")
    switch level {
    case "1" where opacity.isEmpty: return "Color.white"
    case "0" where opacity.isEmpty: return "Color.black"
    default: return "Color(white: \(level)\(opacity))"
    }
  }

  /// A system color. SwiftUI has its own names for the colors of text; the others have UIKit's.
  private static func system(_ name: String) -> String? {
    switch name {
    case "labelColor": "Color.primary"
    // These are the same in both appearances (UIColor.darkText, lightText).
    case "darkTextColor": "Color.black"
    case "lightTextColor": "Color(white: 1, opacity: 0.6)"
    case "secondaryLabelColor": "Color.secondary"
    // Only this color has the same name in Swift as in the document (UIColor.tintColor).
    case "tintColor": "Color(uiColor: .tintColor)"
    // The color of cells on a grouped background, for which Swift has no name.
    case "tableCellGroupedBackgroundColor": "Color(uiColor: .secondarySystemGroupedBackground)"
    // This color is deprecated since iOS 13 (UIColor.groupTableViewBackground).
    case "groupTableViewBackgroundColor": "Color(uiColor: .systemGroupedBackground)"
    // These colors were deprecated in iOS 7, and Swift has no names for them (UIColor).
    case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor", "underPageBackgroundColor": nil
    default:
      SwiftText.identifier(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, isType: false)
        .map { "Color(uiColor: .\($0))" } ?? "Color.primary"
    }
  }
}
