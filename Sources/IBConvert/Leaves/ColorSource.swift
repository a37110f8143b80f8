import IBModel
import IBSyntax

/// Colors of a document as SwiftUI's: the system's by their names, those of catalogs by theirs, others by components.
enum ColorSource {
  static func expression(_ color: XMLElement) -> String? {
    if let name = color[.systemColor] { return system(name) }
    if let name = color[.name] { return "Color(\(SwiftText.literal(name)))" }
    let alpha = color.number(.alpha) ?? 1
    if alpha == 0 { return "Color.clear" }
    if let white = color.number(.white) { return gray(white, alpha) }
    guard let red = color.number(.red), let green = color.number(.green), let blue = color.number(.blue) else {
      return nil
    }
    let opacity = alpha == 1 ? "" : ", opacity: \(SwiftText.number(alpha))"
    return "Color(red: \(SwiftText.number(red)), green: \(SwiftText.number(green)), "
      + "blue: \(SwiftText.number(blue))\(opacity))"
  }

  private static func gray(_ white: Double, _ alpha: Double) -> String {
    if alpha == 1, white == 1 { return "Color.white" }
    if alpha == 1, white == 0 { return "Color.black" }
    let opacity = alpha == 1 ? "" : ", opacity: \(SwiftText.number(alpha))"
    return "Color(white: \(SwiftText.number(white))\(opacity))"
  }

  /// The colors of text have names of SwiftUI's own; the others are UIKit's.
  private static func system(_ name: String) -> String {
    switch name {
    case "labelColor", "darkTextColor": "Color.primary"
    case "secondaryLabelColor": "Color.secondary"
    // The only one whose name in Swift is that of the document (UIColor.tintColor).
    case "tintColor": "Color(uiColor: .tintColor)"
    // No name of its own in Swift; the color of cells on a grouped background.
    case "tableCellGroupedBackgroundColor": "Color(uiColor: .secondarySystemGroupedBackground)"
    // Deprecated since iOS 13 (UIColor.groupTableViewBackground).
    case "groupTableViewBackgroundColor": "Color(uiColor: .systemGroupedBackground)"
    default:
      SwiftText.identifier(name.hasSuffix("Color") ? String(name.dropLast(5)) : name, isType: false)
        .map { "Color(uiColor: .\($0))" } ?? "Color.primary"
    }
  }
}
