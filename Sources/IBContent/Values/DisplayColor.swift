/// A color on a screen in sRGB, with components from 0 to 1.
package struct DisplayColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// The opacity: 0 is transparent, 1 opaque.
  package var alpha: Double

  package static let black = DisplayColor(white: 0)
  package static let white = DisplayColor(white: 1)

  /// Clamps components outside 0 to 1, which extended color spaces have.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same color with its alpha multiplied by `share`.
  package func faded(to share: Double) -> DisplayColor {
    DisplayColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }

  private static func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
}
