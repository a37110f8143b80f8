/// The smallest leading and trailing margin of a controller's view, by the view's width.
///
/// Source: Measurements/Margins.md#root (16 up to 393 points, 20 from 400 on).
enum SystemMargin {
  static func of(width: Double) -> Double { width < wideFrom ? 16 : 20 }

  private static let wideFrom = 400.0
}
