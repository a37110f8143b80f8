import IBLayout
import IBReport

/// A format of pictures.
struct PictureFormat: Sendable {
  let name: String
  /// Why this tool cannot write it; nil where it can.
  let refusal: String?
  /// Makes a picture of its text as SVG, at so many pixels a point; nil where that cannot be drawn.
  let make: @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?
}

/// How `keyline render` writes pictures.
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
