import SystemLibrary

/// The functions of librsvg and cairo that convert an SVG picture into pixels, from the libraries on this machine.
///
/// Source of the types: rsvg.h of librsvg 2.46 and later, cairo.h, gobject.h.
struct DrawingLibrary: Sendable {
  typealias Object = OpaquePointer
  typealias Writer =
    @convention(c) (
      _ target: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
    ) -> Int32

  typealias Read = @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> Object?
  typealias Measure = @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  /// The parameters are the picture, the context, an `RsvgRectangle` (x, y, width and height in pixels), and an error,
  /// which is not used.
  typealias Draw = @convention(c) (Object, Object, UnsafePointer<Double>, UnsafeMutableRawPointer?) -> Int32
  typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void
  typealias MakeSurface = @convention(c) (Int32, Int32, Int32) -> Object?
  typealias Status = @convention(c) (Object) -> Int32
  typealias Free = @convention(c) (Object) -> Void
  typealias MakeContext = @convention(c) (Object) -> Object?
  typealias WritePNG = @convention(c) (Object, Writer, UnsafeMutableRawPointer?) -> Int32

  let read: Read
  let size: Measure
  let draw: Draw
  let release: Release
  let makeSurface: MakeSurface
  let status: Status
  let freeSurface: Free
  let makeContext: MakeContext
  let freeContext: Free
  let writePNG: WritePNG
  /// The versions of the libraries by name; empty for a library without a version.
  let versions: [(name: String, version: String)]

  /// The functions; nil on a machine without the libraries, and in a program that cannot load libraries.
  static let shared = DrawingLibrary()

  /// The names on Debian and other Linux systems, and those of Homebrew on both kinds of Macs. Dependencies of librsvg
  /// are loaded with it.
  private static let names = [
    "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib", "/usr/local/lib/librsvg-2.2.dylib",
  ]

  private init?() {
    guard let library = SharedLibrary(anyOf: Self.names),
      let read = library.function("rsvg_handle_new_from_data", as: Read.self),
      let size = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: Measure.self),
      let draw = library.function("rsvg_handle_render_document", as: Draw.self),
      let release = library.function("g_object_unref", as: Release.self),
      let makeSurface = library.function("cairo_image_surface_create", as: MakeSurface.self),
      let status = library.function("cairo_surface_status", as: Status.self),
      let freeSurface = library.function("cairo_surface_destroy", as: Free.self),
      let makeContext = library.function("cairo_create", as: MakeContext.self),
      let freeContext = library.function("cairo_destroy", as: Free.self),
      let writePNG = library.function("cairo_surface_write_to_png_stream", as: WritePNG.self)
    else { return nil }
    self.read = read
    self.size = size
    self.draw = draw
    self.release = release
    self.makeSurface = makeSurface
    self.status = status
    self.freeSurface = freeSurface
    self.makeContext = makeContext
    self.freeContext = freeContext
    self.writePNG = writePNG
    versions = [("librsvg", Self.librsvgVersion(library)), ("cairo", Self.cairoVersion(library))]
      .compactMap { name, version in version.map { (name, $0) } }
  }
}

extension DrawingLibrary {
  private static func librsvgVersion(_ library: SharedLibrary) -> String? {
    let parts = ["major", "minor", "micro"].compactMap { part in
      library.address(of: "rsvg_\(part)_version").map { String($0.load(as: UInt32.self)) }
    }
    return parts.count == 3 ? parts.joined(separator: ".") : nil
  }

  private static func cairoVersion(_ library: SharedLibrary) -> String? {
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    return library.function("cairo_version_string", as: Version.self)?().map { String(cString: $0) }
  }
}
