import IBContent
import IBSyntax

/// A color as a document contains it, or as a configuration shows it.
package enum ColorValue: Hashable, Sendable {
  case components(Components)
  /// A color of an asset catalog.
  case named(String)
  /// A system color, such as `systemBackgroundColor`.
  case system(String)
  /// A name, of a catalog or of the system, and its color in one configuration.
  case shown(String, Components)
  /// The attributes of any other color, such as a pattern, as written.
  case other(String)

  init(_ element: XMLElement) {
    let system = [Name.systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor].compactMap { element[$0] }
    if let name = system.first {
      self = .system(name)
    } else if let name = element[.name] {
      self = .named(name)
    } else if let components = Components(element) {
      self = .components(components)
    } else {
      self = .other(element.attributes.map { "\($0.nameText) \($0.value)" }.joined(separator: ", "))
    }
  }
}

extension ColorValue {
  /// Components in steps of 1/255.
  ///
  /// Xcode rewrites colors on saving: a gray becomes three equal components, a device color becomes sRGB, and a
  /// component of eight bits gets seventeen digits (Measurements/Format.md#colors). Therefore, colors are compared in
  /// steps, and all color spaces except Display P3 count as sRGB, as in Interface Builder.
  package struct Components: Hashable, Sendable {
    /// Red from 0 to 255; outside this range only if it is so in the file. The same applies to green and blue.
    package let red: Int
    package let green: Int
    package let blue: Int
    /// Alpha from 0, transparent, to 255, opaque.
    package let alpha: Int
    package let isDisplayP3: Bool

    init(_ color: DisplayColor) {
      red = Self.step(color.red)
      green = Self.step(color.green)
      blue = Self.step(color.blue)
      alpha = Self.step(color.alpha)
      isDisplayP3 = false
    }

    /// Nil for a color without components.
    init?(_ element: XMLElement) {
      if let white = element.number(.white).map(Self.step) {
        (red, green, blue) = (white, white, white)
        isDisplayP3 = false
      } else if let red = element.number(.red), let green = element.number(.green), let blue = element.number(.blue) {
        (self.red, self.green, self.blue) = (Self.step(red), Self.step(green), Self.step(blue))
        isDisplayP3 = element.equals(.customColorSpace, "displayP3")
      } else {
        return nil
      }
      alpha = Self.step(element.number(.alpha) ?? 1)
    }

    /// The limit for components. Only extended color spaces could use larger ones.
    private static let farthest = 1000.0

    private static func step(_ component: Double) -> Int {
      Int((min(max(component, -farthest), farthest) * 255).rounded())
    }
  }
}
