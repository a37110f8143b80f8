package import IBModel
package import IBSyntax

/// A color in the file; `ColorReader` resolves it in a configuration.
package enum ContentColor: Hashable, Sendable {
  case components(DisplayColor)
  /// Components in the color space Display P3.
  case displayP3(DisplayColor)
  /// A gray from 0 (black) to 1 (white).
  case white(Double, alpha: Double)
  /// The name of a color set in an asset catalog.
  case named(String)
  /// A system color, such as `labelColor`, with the components that the file stores next to its name.
  case system(String, copy: DisplayColor?)

  /// Whether the color is invisible.
  package var isClear: Bool {
    switch self {
    case .components(let color), .displayP3(let color): color.alpha == 0
    case .white(_, let alpha): alpha == 0
    case .system(let name, _): name == "clearColor"
    case .named: false
    }
  }

  /// Whether the color is opaque. A color of a catalog or of the system counts as opaque, unless it is the clear color.
  package var isOpaque: Bool {
    switch self {
    case .components(let color), .displayP3(let color): color.alpha == 1
    case .white(_, let alpha): alpha == 1
    case .system, .named: !isClear
    }
  }

  /// Nil for an element other than `<color>`, and for a color without components or a name, such as a pattern.
  package init?(_ element: XMLElement?) {
    guard let element, element.name == .color else { return nil }
    if let name = element[.systemColor] ?? element[.cocoaTouchSystemColor] {
      self = .system(name, copy: DisplayColor(components: element))
    } else if let white = element.number(.white) {
      self = .white(white, alpha: element.number(.alpha) ?? 1)
    } else if let components = DisplayColor(components: element) {
      self = element.equals(.customColorSpace, "displayP3") ? .displayP3(components) : .components(components)
    } else if let name = element[.name] {
      self = .named(name)
    } else {
      return nil
    }
  }
}

extension DisplayColor {
  /// The components of a `<color>`; nil for a named color or a pattern.
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

/// The named colors that a document stores for machines without the asset catalog, in their light appearance.
package struct StoredColors: Sendable {
  /// The `<color>` elements by name: those of catalogs, and in `system` those of the system.
  private let named: [String: XMLElement]
  private let system: [String: XMLElement]

  package init(_ document: Document) {
    named = document.namedColors
    system = document.systemColors
  }

  package var hasNoNamed: Bool { named.isEmpty }

  /// The color of an asset catalog with this name; nil if the document does not store it.
  package func named(_ name: String) -> DisplayColor? { named[name].flatMap(DisplayColor.init(components:)) }

  /// The system color with this name; nil if the document does not store it.
  package func system(_ name: String) -> DisplayColor? { system[name].flatMap(DisplayColor.init(components:)) }
}
