/// How far above a pixel a length may be and still be taken to be on it, in pixels: without it the error of adding
/// up some advances costs a whole pixel (Measurements/Text.md#model).
private let pixelTolerance = 1e-4

/// The length in points rounded up to whole pixels, as UIKit rounds the size of a label.
///
/// `scale` is pixels per point; 1 rounds to whole points, as for the title of a classic button. A length that is not
/// finite, and any length at a scale that is not positive, comes back as it is.
package func ceilToPixel(_ length: Double, scale: Double) -> Double {
  guard length.isFinite, scale.isFinite, scale > 0 else { return length }
  // Adding zero turns the negative zero that rounding up gives into zero.
  return (length * scale - pixelTolerance).rounded(.up) / scale + 0
}
