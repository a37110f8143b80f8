extension CanvasEra {
  /// Whether the canvas keeps fractions of a point in an image's size; before Xcode 11 it dropped them.
  ///
  /// Source: Measurements/Assets.md#fractional-sizes (up to 14480 89 sizes dropped, none kept; from 14490 19 kept, none
  /// dropped).
  package var keepsImageFractions: Bool { build >= 14_490 }
}
