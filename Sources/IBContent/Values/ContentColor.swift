import IBModel
import IBSyntax

/// A color in the file; `ColorReader` resolves it in a configuration.
enum ContentColor: Hashable, Sendable {
  case components(DisplayColor)
  /// A color set of an asset catalog.
  case named(String)
  /// One of the system's colors, such as `labelColor`.
  case system(String)

  /// Nil for an element other than `<color>`, and for a color with neither components nor a name, such as a pattern.
  init?(_ element: XMLElement?) {
    guard let element, element.name == .color else { return nil }
    if let components = DisplayColor(components: element) {
      self = .components(components)
    } else if let name = element[.name] {
      self = .named(name)
    } else if let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] {
      self = .system(name)
    } else {
      return nil
    }
  }
}
