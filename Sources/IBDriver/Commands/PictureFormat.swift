import IBLayout
import IBReport

/// How `keyline render` writes pictures.
enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png

  static let names = allCases.map(\.rawValue)

  /// Why this tool cannot write it; nil where it can.
  var refusal: String? {
    guard self == .png, !PNGRaster.isAvailable else { return nil }
    return
      "this keyline was built without PNG; build it with 'swift build -c release --traits PNG', which needs librsvg2-dev"
  }

  /// Nil where the picture cannot be drawn in pixels.
  func render(_ layout: SceneLayout, path: String, with emitter: SVGEmitter) -> [UInt8]? {
    let svg = emitter.render(layout, path: path)
    switch self {
    case .svg: return svg
    case .png: return PNGRaster.render(svg, scale: layout.configuration.scale)
    }
  }
}
