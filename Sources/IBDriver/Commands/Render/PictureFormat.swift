import IBReport
import PictureRaster

struct PictureFormat: Sendable {
  let name: String
  /// Whether pictures have pixels.
  let hasPixels: Bool
  /// The reason why this machine cannot write the format; nil if it can.
  let refusal: String?
  /// Converts a picture from SVG, with the given pixels per point; nil if that fails.
  let make: @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?
}

enum PictureFormats {
  static let table = FormatTable<World, PictureFormat>([
    .init("svg") { _ in PictureFormat(name: "svg", hasPixels: false, refusal: nil) { svg, _ in svg } },
    .init(PNGRaster.name) { png(in: $0) },
  ])

  /// Extensions of other picture formats, which Keyline does not write.
  private static let others = [
    "jpg", "jpeg", "gif", "webp", "pdf", "tif", "tiff", "bmp", "heic", "heif", "avif", "eps", "ico",
  ]

  /// The format for the extension of a path; nil for a folder.
  static func named(by path: String) -> String? { word(in: table.words, of: path) }

  /// The extension of a picture format that Keyline does not write; nil for any other path.
  static func foreign(_ path: String) -> String? { word(in: others, of: path) }

  private static func word(in words: [String], of path: String) -> String? {
    words.first { path.lowercased().hasSuffix(".\($0)") }
  }

  // MARK: - PNG

  /// A program of librsvg that reads an SVG from standard input.
  private static let program = "rsvg-convert"

  /// Why PNG cannot be written, and the fix.
  static let withoutPNG =
    "PNG needs \(program): install it (Debian: librsvg2-bin, Homebrew: librsvg), or write SVG"

  /// PNG, converted with the library, which is fastest.
  ///
  /// The converter program is used if the library is missing, or this program is static and cannot load it.
  private static func png(in world: World) -> PictureFormat {
    let name = PNGRaster.name
    if PNGRaster.isAvailable {
      return PictureFormat(name: name, hasPixels: true, refusal: nil) { PNGRaster.render($0, scale: $1) }
    }
    guard case .success = world.filter(program, ["--version"], []) else {
      return PictureFormat(name: name, hasPixels: true, refusal: withoutPNG) { _, _ in nil }
    }
    return PictureFormat(name: name, hasPixels: true, refusal: nil) { svg, scale in
      // Embedded images exceed the parser's default limit.
      try? world.filter(program, ["--format=png", "--unlimited", "--zoom=\(scale)"], svg).get()
    }
  }
}
