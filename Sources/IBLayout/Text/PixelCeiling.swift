/// How far above a pixel a length may be and still count as on it, in pixels. Without it, the rounding errors of a few
/// advances would add a whole pixel (Measurements/Text.md#model).
private let pixelTolerance = 1e-4

/// The length in points rounded up to whole pixels, as UIKit rounds the size of a label.
///
/// `scale` is pixels per point; 1 rounds to whole points, as for the title of a button without a configuration. Returns
/// the length unchanged if it is not finite or the scale is not positive.
package func ceilToPixel(_ length: Double, scale: Double) -> Double {
  guard length.isFinite, scale.isFinite, scale > 0 else { return length }
  // Adding zero turns a negative zero from rounding up into zero.
  return (length * scale - pixelTolerance).rounded(.up) / scale + 0
}
