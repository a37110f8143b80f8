import IBModel
import IBSyntax

/// Reads the colours of a document in its light appearance.
///
/// Components are taken as sRGB whatever colour space they are written in; the spaces of real files differ from it by
/// less than a picture of frames needs.
struct ColorReader {
  /// What `<resources>` says about the colours that are called by name.
  private let named: [String: DisplayColor]
  private let system: [String: DisplayColor]

  init(_ document: Document) {
    let resources = document.tree.root?.child(named: .resources)
    named = Self.colors(in: resources, .namedColor)
    system = Self.colors(in: resources, .systemColor)
  }

  /// The colour under a key of a view or of one of its parts; nil where there is none, or one we cannot know, such as
  /// a pattern or a named colour of an asset catalog that the document does not repeat.
  func color(_ element: XMLElement?) -> DisplayColor? {
    guard let element, element.name == .color else { return nil }
    if let components = DisplayColor(components: element) { return components }
    if let name = element[.name] { return named[name] }
    guard let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] else { return nil }
    return system[name] ?? SystemColor.named(name)
  }

  private static func colors(in resources: XMLElement?, _ kind: Name) -> [String: DisplayColor] {
    var colors: [String: DisplayColor] = [:]
    for element in resources.map({ Array($0.children(named: kind)) }) ?? [] {
      guard let name = element[.name], let color = element.child(named: .color).flatMap(DisplayColor.init(components:))
      else { continue }
      colors[name] = color
    }
    return colors
  }
}

extension DisplayColor {
  /// The components a `<color>` is written with; nil for one that is written by name or as a pattern.
  init?(components element: XMLElement) {
    let alpha = element.number(.alpha) ?? 1
    if let white = element.number(.white) {
      self.init(white: white, alpha: alpha)
    } else if let red = element.number(.red), let green = element.number(.green), let blue = element.number(.blue) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }
}
