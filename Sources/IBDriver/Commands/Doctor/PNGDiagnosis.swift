import IBReport

/// Whether pictures can be written as PNG.
enum PNGDiagnosis {
  static var diagnosis: Diagnosis {
    PNGRaster.isAvailable
      ? .ok("PNG", "pictures can be written as PNG")
      : .ok("PNG", "this build writes pictures as SVG alone; one with the package trait PNG writes both")
  }
}
