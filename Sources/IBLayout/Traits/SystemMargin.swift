/// The least leading and trailing margin of a controller's view, by its width.
///
/// Source: Measurements/Margins.md#root (422 of 439 and 81 of 86).
enum SystemMargin {
  static func of(width: Double) -> Double { width < wideFrom ? 16 : 20 }

  private static let wideFrom = 414.0
}
