package import IBSyntax

/// A color in the file; `ColorReader` resolves it in a configuration.
package enum ContentColor: Hashable, Sendable {
  case components(DisplayColor)
  /// From 0, which is black, to 1.
  case white(Double, alpha: Double)
  /// A color set of an asset catalog.
  case named(String)
  /// One of the system's colors, such as `labelColor`, with the components that the file stores next to its name.
  case system(String, copy: DisplayColor?)

  /// Nil for an element other than `<color>`, and for a color with neither components nor a name, such as a pattern.
  package init?(_ element: XMLElement?) {
    guard let element, element.name == .color else { return nil }
    if let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] {
      self = .system(name, copy: DisplayColor(components: element))
    } else if let white = element.number(.white) {
      self = .white(white, alpha: element.number(.alpha) ?? 1)
    } else if let components = DisplayColor(components: element) {
      self = .components(components)
    } else if let name = element[.name] {
      self = .named(name)
    } else {
      return nil
    }
  }
}

extension DisplayColor {
  /// The components of a `<color>`; nil for one given by name or as a pattern.
  package init?(components element: XMLElement) {
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
