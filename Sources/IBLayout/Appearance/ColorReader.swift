import IBModel
import IBSyntax

/// Reads the colours of a document.
///
/// What a document repeats of named colours is their light appearance, which stands in for the dark one too.
/// Components are taken as sRGB whatever colour space they are written in; the spaces of real files differ from it by
/// less than a picture of frames needs.
struct ColorReader {
  /// What `<resources>` says about the colours that are called by name.
  private let named: [String: DisplayColor]
  private let system: [String: DisplayColor]
  private let palette: SystemPalette
  private let isDark: Bool

  init(_ document: Document, style: InterfaceStyle) {
    palette = SystemPalette(style)
    isDark = style == .dark
    let resources = document.tree.root?.child(named: .resources)
    named = Self.colors(in: resources, .namedColor)
    system = Self.colors(in: resources, .systemColor)
  }

  /// The colour under a key of a view or of one of its parts; nil where there is none, or one we cannot know, such as
  /// a pattern or a named colour of an asset catalog that the document does not repeat.
  func color(_ element: XMLElement?) -> DisplayColor? {
    guard let element, element.name == .color else { return nil }
    if let components = Self.components(element) { return components }
    if let name = element[.name] { return named[name] }
    guard let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] else { return nil }
    return isDark ? palette.named(name) ?? system[name] : system[name] ?? palette.named(name)
  }

  private static func colors(in resources: XMLElement?, _ kind: Name) -> [String: DisplayColor] {
    var colors: [String: DisplayColor] = [:]
    for element in resources.map({ Array($0.children(named: kind)) }) ?? [] {
      guard let name = element[.name], let color = element.child(named: .color).flatMap(components) else { continue }
      colors[name] = color
    }
    return colors
  }

  private static func components(_ element: XMLElement) -> DisplayColor? {
    let alpha = element.number(.alpha) ?? 1
    if let white = element.number(.white) { return DisplayColor(white: white, alpha: alpha) }
    guard let red = element.number(.red), let green = element.number(.green), let blue = element.number(.blue) else {
      return nil
    }
    return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
