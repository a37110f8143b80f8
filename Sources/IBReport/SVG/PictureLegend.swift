import IBLayout
import IBModel

/// The legend of a picture's colors in one line; it lists only the colors that occur.
struct PictureLegend {
  static let height = 14.0

  let layout: SceneLayout
  let layers: Set<PictureLayer>

  /// The class of the stylesheet that gives the color, and the words.
  private var entries: [(layer: String, words: String)] {
    guard !layout.views.isEmpty else { return [] }
    var entries: [(layer: String, words: String)] = []
    if layers.contains(.safeArea), layout.safeArea != .zero { entries.append(("safe-area", "safe area")) }
    if layers.contains(.margins) { entries.append(("margins", "margins")) }
    if layers.contains(.constraints), !layout.constraints.isEmpty { entries.append(("constraints", "constraints")) }
    if layers.contains(.frames), layout.views.contains(where: { !$0.kept.isEmpty }) {
      entries.append(("kept", "kept from the file"))
    }
    return entries
  }

  /// - Parameter baseline: in points, in the window's coordinates.
  func write(x: Double, baseline: Double, to writer: inout SVGWriter) {
    var x = x
    writer.element("g", ["class": "legend"]) { writer in
      for entry in entries {
        let middle = baseline - Self.halfLetter
        let swatch = SVGGeometry.line(Point(x: x, y: middle), Point(x: x + Self.swatch, y: middle))
        writer.element("path", ["class": entry.layer, "d": swatch])
        x += Self.swatch + Self.gap
        writer.text("text", ["x": SVGGeometry.number(x), "y": SVGGeometry.number(baseline)], entry.words)
        x += Double(entry.words.count) * Self.letterWidth + 3 * Self.gap
      }
    }
  }

  private static let swatch = 14.0
  private static let gap = 4.0
  /// Half the height and the width of an average letter at the legend's font size, in points.
  private static let halfLetter = 2.5
  private static let letterWidth = 4.3
}

/// A layer of a picture. It can be left out, or hidden later by its class or id.
package enum PictureLayer: String, Hashable, Sendable, CaseIterable {
  /// Everything on a screen except its texts: backgrounds, controls, bars and the like.
  case content
  /// Outlines of views.
  case frames
  case names
  case text
  case safeArea = "safe-area"
  case margins, constraints, issues

  /// The names of the layers on the command line, in the order they are drawn.
  package static let words = allCases.map(\.rawValue)
}
