import IBContent

/// Colors of a document as SwiftUI's: the system's by their names, those of catalogs by theirs, others by components.
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

  private static func components(_ color: DisplayColor, _ space: String) -> String {
    if color.alpha == 0 { return "Color.clear" }
    if space.isEmpty, color.red == color.green, color.green == color.blue { return gray(color.red, color.alpha) }
    let opacity = color.alpha == 1 ? "" : ", opacity: \(SwiftText.number(color.alpha))"
    return "Color(\(space)red: \(SwiftText.number(color.red)), green: \(SwiftText.number(color.green)), "
      + "blue: \(SwiftText.number(color.blue))\(opacity))"
  }

  private static func gray(_ white: Double, _ alpha: Double) -> String {
    if alpha == 0 { return "Color.clear" }
    if alpha == 1, white == 1 { return "Color.white" }
    if alpha == 1, white == 0 { return "Color.black" }
    let opacity = alpha == 1 ? "" : ", opacity: \(SwiftText.number(alpha))"
    return "Color(white: \(SwiftText.number(white))\(opacity))"
  }

  /// The colors of text have names of SwiftUI's own; the others are UIKit's.
  private static func system(_ name: String) -> String? {
    switch name {
    case "labelColor": "Color.primary"
    // The same in both appearances (UIColor.darkText, lightText).
    case "darkTextColor": "Color.black"
    case "lightTextColor": "Color(white: 1, opacity: 0.6)"
    case "secondaryLabelColor": "Color.secondary"
    // The only one whose name in Swift is that of the document (UIColor.tintColor).
    case "tintColor": "Color(uiColor: .tintColor)"
    // Swift has no name for it; the color of cells on a grouped background.
    case "tableCellGroupedBackgroundColor": "Color(uiColor: .secondarySystemGroupedBackground)"
    // Deprecated since iOS 13 (UIColor.groupTableViewBackground).
    case "groupTableViewBackgroundColor": "Color(uiColor: .systemGroupedBackground)"
    // Deprecated in iOS 7, so that Swift has no name for them (UIColor).
    case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor", "underPageBackgroundColor": nil
    default:
      SwiftText.identifier(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, isType: false)
        .map { "Color(uiColor: .\($0))" } ?? "Color.primary"
    }
  }
}
