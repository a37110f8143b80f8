import SystemLibrary

/// Pictures in pixels: librsvg reads an SVG, and cairo writes it as PNG. Both are loaded for the first picture.
package enum PNGRaster {
  package static let name = "png"

  /// Whether librsvg is on this machine.
  package static var isAvailable: Bool { DrawingLibrary.shared != nil }

  /// The names and versions of the libraries; empty without them.
  package static var libraries: [(name: String, version: String)] { DrawingLibrary.shared?.versions ?? [] }

  /// The picture as PNG; nil if librsvg is missing or cannot read it, or if it is larger than cairo can draw.
  ///
  /// - Parameter scale: pixels for each point.
  package static func render(_ svg: [UInt8], scale: Double) -> [UInt8]? {
    guard let library = DrawingLibrary.shared,
      let picture = svg.withUnsafeBufferPointer({ library.read($0.baseAddress, UInt($0.count), nil) })
    else { return nil }
    defer { library.release(UnsafeMutableRawPointer(picture)) }
    guard let sides = sides(of: picture, scale: scale, library), let columns = Int32(exactly: sides[0]),
      let rows = Int32(exactly: sides[1]), let surface = library.makeSurface(transparentColors, columns, rows)
    else { return nil }
    defer { library.freeSurface(surface) }
    guard library.status(surface) == 0, draw(picture, [0, 0] + sides, on: surface, library) else { return nil }
    return encode(surface, library)
  }

  /// The longest side of cairo's image surfaces, in pixels (cairo-image-surface.c, MAX_IMAGE_SIZE).
  private static let longestSide = 32767.0
  /// The value of `CAIRO_FORMAT_ARGB32`.
  private static let transparentColors: Int32 = 0
  /// The value of `CAIRO_STATUS_WRITE_ERROR`.
  private static let writeError: Int32 = 11

  /// The width and height in pixels.
  private static func sides(of picture: OpaquePointer, scale: Double, _ library: DrawingLibrary) -> [Double]? {
    var (width, height) = (0.0, 0.0)
    guard library.size(picture, &width, &height) != 0 else { return nil }
    let sides = [width, height].map { ($0 * scale).rounded(.up) }
    return sides.allSatisfy { $0 >= 1 && $0 <= longestSide } ? sides : nil
  }

  private static func draw(
    _ picture: OpaquePointer, _ area: [Double], on surface: OpaquePointer, _ library: DrawingLibrary
  ) -> Bool {
    guard let context = library.makeContext(surface) else { return false }
    defer { library.freeContext(context) }
    return library.draw(picture, context, area, nil) != 0
  }

  private static func encode(_ surface: OpaquePointer, _ library: DrawingLibrary) -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { target in
      library.writePNG(
        surface,
        { target, data, count in
          guard let target, let data else { return PNGRaster.writeError }
          let piece = UnsafeBufferPointer(start: data, count: Int(count))
          target.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
          return 0
        }, target)
    }
    return status == 0 ? bytes : nil
  }
}
