#if PNG
  import CLibRSVG
#endif

/// Pictures in pixels: librsvg reads an SVG, and cairo writes it as PNG.
///
/// Both are needed only by a tool that is built with the package trait `PNG`.
package enum PNGRaster {
  package static let name = "png"

  /// Whether the tool was built with the trait.
  package static var isAvailable: Bool {
    #if PNG
      true
    #else
      false
    #endif
  }

  /// What is linked for it, by name and version; nothing without the trait.
  package static var libraries: [(name: String, version: String)] {
    #if PNG
      [
        ("librsvg", "\(LIBRSVG_MAJOR_VERSION).\(LIBRSVG_MINOR_VERSION).\(LIBRSVG_MICRO_VERSION)"),
        ("cairo", String(cString: cairo_version_string())),
      ]
    #else
      []
    #endif
  }

  /// Nil if librsvg cannot read the picture, if it would be larger than cairo can draw, or if the tool was built
  /// without the trait.
  ///
  /// - Parameter scale: pixels for each point.
  package static func render(_ svg: [UInt8], scale: Double) -> [UInt8]? {
    #if PNG
      guard
        let handle = svg.withUnsafeBufferPointer({ rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), nil) })
      else { return nil }
      defer { g_object_unref(handle) }
      guard let surface = surface(for: handle, scale: scale) else { return nil }
      defer { cairo_surface_destroy(surface) }
      return draw(handle, on: surface) ? encode(surface) : nil
    #else
      nil
    #endif
  }
}

#if PNG
  extension PNGRaster {
    /// The longest side of cairo's image surfaces, in pixels (cairo-image-surface.c, MAX_IMAGE_SIZE).
    private static let longestSide = 32767.0

    private static func surface(for handle: UnsafeMutablePointer<RsvgHandle>, scale: Double) -> OpaquePointer? {
      var (width, height) = (0.0, 0.0)
      guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 else { return nil }
      let sides = [width, height].map { ($0 * scale).rounded(.up) }
      guard sides.allSatisfy({ $0 >= 1 && $0 <= longestSide }), let columns = Int32(exactly: sides[0]),
        let rows = Int32(exactly: sides[1]),
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
      else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      return surface
    }

    private static func draw(_ handle: UnsafeMutablePointer<RsvgHandle>, on surface: OpaquePointer) -> Bool {
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      var viewport = RsvgRectangle(
        x: 0, y: 0, width: Double(cairo_image_surface_get_width(surface)),
        height: Double(cairo_image_surface_get_height(surface)))
      return rsvg_handle_render_document(handle, context, &viewport, nil) != 0
    }

    private static func encode(_ surface: OpaquePointer) -> [UInt8]? {
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { target in
        cairo_surface_write_to_png_stream(
          surface,
          { target, data, count in
            guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let piece = UnsafeBufferPointer(start: data, count: Int(count))
            target.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
            return CAIRO_STATUS_SUCCESS
          }, target)
      }
      return status == CAIRO_STATUS_SUCCESS ? bytes : nil
    }
  }
#endif
