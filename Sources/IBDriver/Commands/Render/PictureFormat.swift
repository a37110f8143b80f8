import IBLayout
import IBReport
import PictureRaster

/// A format of pictures.
struct PictureFormat: Sendable {
  let name: String
  /// Whether pictures have pixels.
  let hasPixels: Bool
  /// Why this build cannot write it; nil if it can.
  let refusal: String?
  /// Converts a picture from SVG, with the given pixels per point; nil if that fails.
  let make: @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?
}

/// The picture formats of `keyline render`.
enum PictureFormats {
  static let table = FormatTable<Void, PictureFormat>([
    .init("svg") { _ in PictureFormat(name: "svg", hasPixels: false, refusal: nil) { svg, _ in svg } },
    .init("png") { _ in
      PictureFormat(name: "png", hasPixels: true, refusal: PNGRaster.isAvailable ? nil : withoutPNG) { svg, scale in
        PNGRaster.render(svg, scale: scale)
      }
    },
  ])

  /// The format of a file's extension; nil for a folder.
  static func named(by path: String) -> String? {
    table.words.first { path.lowercased().hasSuffix(".\($0)") }
  }

  /// Why pictures in pixels cannot be written, and the fix.
  static var withoutPNG: String {
    PNGRaster.canLoad
      ? "PNG needs librsvg, which is not on this machine (Debian: librsvg2-2, Homebrew: librsvg)"
      : "this keyline loads no libraries, and PNG needs librsvg; use one that is built with 'swift build'"
  }
}
