extension AssetFiles {
  /// The size and format in the header of an image; the whole file is read only where its beginning is not enough.
  package func header(_ path: String) -> ImageHeader.Reading {
    guard let start = start(path, ImageHeader.usualLength) else { return .unknown(nil) }
    let reading = ImageHeader.read(start, isWhole: start.count < ImageHeader.usualLength)
    guard reading == .incomplete, let bytes = read(path) else { return reading }
    return ImageHeader.read(bytes, isWhole: true)
  }
}
