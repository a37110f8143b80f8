package import IBAssets
package import IBModel

/// An image file in a drawing; a shape with a fill shows the image's opaque parts in that color, as UIKit does with a
/// template image.
package struct ShapeImage: Hashable, Sendable {
  /// The shape that clips an image.
  package struct Clip: Hashable, Sendable {
    package var rect: Rect
    /// The radius of the corners, in points.
    package var radius: Double
  }

  /// The path of the file, as in `ResolvedImage`.
  package var file: String
  /// The frame of the whole image in the view's coordinates; it may extend beyond the view.
  package var frame: Rect
  /// Nil if the image is not clipped.
  package var clip: Clip?
  /// Nil for an image that is stretched as a whole.
  package var slices: ImageSlices?
  /// Whether the image is flipped horizontally.
  package var isMirrored = false
  /// The shapes to draw if the file cannot be shown.
  package var standIn: [Shape]
}
