import IBSyntax

/// A colour as a document says it.
///
/// Xcode rewrites colours when it saves: a gray as three equal components, a device colour as sRGB, a component of
/// eight bits with seventeen digits (facts/format/HISTORY.md, rows 11110 to 17132). Components are compared in steps of
/// 1/255, and all spaces but Display P3 count as sRGB, as which Interface Builder shows them.
package enum ColorValue: Hashable, Sendable {
  /// From 0 to 255 each, where the file is inside that range.
  case components(red: Int, green: Int, blue: Int, alpha: Int, isDisplayP3: Bool)
  /// A colour of an asset catalog.
  case named(String)
  /// A colour of the system, such as `systemBackgroundColor`.
  case system(String)
  /// Anything else, a pattern for instance: its attributes as they are written.
  case other(String)

  init(_ element: XMLElement) {
    let system = [Name.systemColor, .cocoaTouchSystemColor, .xcode11CocoaTouchSystemColor].compactMap { element[$0] }
    if let name = system.first {
      self = .system(name)
    } else if let name = element[.name] {
      self = .named(name)
    } else if let components = Self.components(element) {
      self = components
    } else {
      self = .other(element.attributes.map { "\($0.nameText) \($0.value)" }.joined(separator: ", "))
    }
  }

  private static func components(_ element: XMLElement) -> ColorValue? {
    let alpha = step(element.number(.alpha) ?? 1)
    if let white = element.number(.white).map(step) {
      return .components(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
    }
    guard let red = element.number(.red), let green = element.number(.green), let blue = element.number(.blue) else {
      return nil
    }
    let isDisplayP3 = element.equals(.customColorSpace, "displayP3")
    return .components(
      red: step(red), green: step(green), blue: step(blue), alpha: alpha, isDisplayP3: isDisplayP3)
  }

  /// Components beyond this, which only extended colour spaces could mean, are all alike.
  private static let farthestComponent = 1000.0

  private static func step(_ component: Double) -> Int {
    Int((min(max(component, -farthestComponent), farthestComponent) * 255).rounded())
  }
}
