import IBLayout
import IBReport

/// A format of pictures.
struct PictureFormat: Sendable {
  let name: String
  /// Why this build cannot write it; nil if it can.
  let refusal: String?
  /// Converts a picture from SVG, with the given pixels per point; nil if that fails.
  let make: @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?
}

/// The picture formats of `keyline render`.
enum PictureFormats {
  static let table = FormatTable<Void, PictureFormat>([
    .init("svg") { _ in PictureFormat(name: "svg", refusal: nil) { svg, _ in svg } },
    .init("png") { _ in
      PictureFormat(name: "png", refusal: PNGRaster.isAvailable ? nil : withoutPNG) { svg, scale in
        PNGRaster.render(svg, scale: scale)
      }
    },
  ])

  private static let withoutPNG =
    "this keyline was built without PNG; build it with 'swift build -c release --traits PNG', which needs librsvg2-dev"
}
