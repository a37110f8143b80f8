import IBModel

/// The last step of layout: every edge is rounded to the nearest pixel, halves upwards.
///
/// Edges are rounded instead of sizes, so neighbors that touch keep touching. Positions are relative to the superview.
/// Source: Measurements/Constraints.md#rounding (halves up in 289 of 351 at @2x, 99 of 109 at @3x).
enum PixelRounding {
  /// The nearest pixel. `scale` is in pixels per point.
  static func round(_ length: Double, scale: Double) -> Double {
    let pixels = (length * scale + 0.5 + Self.tolerance).rounded(.down)
    return pixels / scale
  }

  /// A frame with its four edges on pixels.
  static func round(_ frame: Rect, scale: Double) -> Rect {
    let x = round(frame.x, scale: scale)
    let y = round(frame.y, scale: scale)
    return Rect(
      x: x, y: y, width: round(frame.maxX, scale: scale) - x, height: round(frame.maxY, scale: scale) - y)
  }

  /// How far floating-point errors may reduce a half, in pixels.
  private static let tolerance = 1e-6
}
