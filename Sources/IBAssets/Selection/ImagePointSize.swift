package import IBModel

/// The size of a chosen image in a layout, in points.
///
/// Source: Measurements/Assets.md#vectors and #point-size.
package enum ImagePointSize {
  /// The sides of a vector image are rounded down to whole points if they exceed them by at most this
  /// (Measurements/Assets.md#vectors, 52 sizes).
  private static let vectorTolerance = 0.1

  /// - Parameter keepsFractions: whether points may be fractional; false for the canvas of Xcode 10 and earlier, which
  ///   drops fractions.
  package static func size(of header: ImageHeader, entry: AssetEntry, keepsFractions: Bool = true) -> Size {
    let size = size(of: header, scale: entry.slot.scale, slicing: entry.slicing)
    guard !keepsFractions, !header.isVector else { return size }
    return Size(width: size.width.rounded(.down), height: size.height.rounded(.down))
  }

  /// - Parameter scale: the scale of the image; nil if it is not made for a particular scale.
  private static func size(of header: ImageHeader, scale: Int?, slicing: AssetSlicing?) -> Size {
    let scale = Double(scale ?? 1)
    var size =
      header.isVector
      ? Size(width: wholePoints(header.width), height: wholePoints(header.height))
      : Size(width: header.width / scale, height: header.height / scale)
    // The catalog compiler drops the rest of the middle.
    if let slicing, let center = slicing.centerWidth {
      size.width = (slicing.caps.left + center + slicing.caps.right) / scale
    }
    if let slicing, let center = slicing.centerHeight {
      size.height = (slicing.caps.top + center + slicing.caps.bottom) / scale
    }
    return size
  }

  private static func wholePoints(_ length: Double) -> Double {
    max(0, (length - vectorTolerance).rounded(.up))
  }
}
