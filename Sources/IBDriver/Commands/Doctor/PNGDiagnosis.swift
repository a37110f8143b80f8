import PictureRaster

/// Whether pictures can be written as PNG.
enum PNGDiagnosis {
  static var diagnosis: Diagnosis {
    PNGRaster.isAvailable
      ? .ok("PNG", "pictures can be written as PNG")
      : .ok("PNG", "pictures are written as SVG alone: \(PictureFormats.withoutPNG)")
  }
}
