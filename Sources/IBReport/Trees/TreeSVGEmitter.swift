import IBLayout
import IBModel
import ProposalLayout

/// Trees as one picture: the configurations of a file next to each other.
struct TreeSVGEmitter: TreeEmitter {
  static let name = "svg"
  let frame = OutputFrame.plain

  /// The distance between screens, around them, and above them for the heading, in points.
  private static let gap = 20.0
  private static let heading = 34.0
  private static let baseline = 12.0
  private static let leastWidth = 160.0

  func render(_ reports: [TreeReport]) -> [UInt8]? {
    let widths = reports.map { max($0.configuration.size.width, Self.leastWidth) }
    let width = widths.reduce(Self.gap) { $0 + $1 + Self.gap }
    let height = (reports.map(\.configuration.size.height).max() ?? 0) + Self.heading + Self.gap
    let number = SVGGeometry.number
    var writer = SVGWriter()
    writer.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(number(width)) \(number(height))",
        "width": number(width), "height": number(height), "role": "img",
      ]
    ) { writer in
      writer.text("title", reports.first?.path ?? "")
      writer.text("style", SVGStyle.sheet)
      writer.element(
        "path", ["class": "page", "d": SVGGeometry.outline(Rect(x: 0, y: 0, width: width, height: height))])
      var x = Self.gap
      for (index, report) in reports.enumerated() {
        write(report, number: index, x: x, to: &writer)
        x += widths[index] + Self.gap
      }
    }
    return writer.bytes
  }

  private func write(_ report: TreeReport, number index: Int, x: Double, to writer: inout SVGWriter) {
    let number = SVGGeometry.number
    let configuration = report.configuration
    let size = configuration.size
    let screen = SVGGeometry.outline(Rect(x: 0, y: 0, width: size.width, height: size.height))
    let safe = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: configuration.safeArea)
    writer.element("g", ["transform": "translate(\(number(x)) \(number(Self.heading)))"]) { writer in
      let name = "\(configuration.name) · iOS \(number(configuration.systemVersion))"
      writer.text("text", ["class": "subheading", "x": "0", "y": number(-Self.baseline)], name)
      let style = configuration.style == .dark ? "screen dark" : "screen"
      writer.element("path", ["class": style, "d": screen])
      writer.element("clipPath", ["id": "screen-\(index)"]) { $0.element("path", ["d": screen]) }
      writer.element("g", ["clip-path": "url(#screen-\(index))"]) { write(report, to: &$0) }
      writer.element("g", ["class": "safe-area"]) {
        $0.element("path", ["class": "line", "d": SVGGeometry.outline(safe)])
      }
      writer.element("path", ["class": "device", "d": screen])
    }
  }

  /// Draws each view and, thinly, its frame; the pointer shows its name and frame.
  private func write(_ report: TreeReport, to writer: inout SVGWriter) {
    let drawing = TreeDrawing(report)
    for view in report.layout.views {
      let frame = view.frame
      writer.element("g", ["class": view.isHidden ? "view hidden" : "view"]) { writer in
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(SVGGeometry.number).joined(separator: " ")
        writer.text("title", [view.id, view.shownName, numbers].compactMap(\.self).joined(separator: " · "))
        SVGShapes.write(drawing.shapes(of: view), at: .zero, to: &writer)
        if frame.isVisible { writer.element("path", ["class": "frames", "d": SVGGeometry.outline(frame)]) }
      }
    }
  }
}

/// The same picture in pixels, if a converter is available.
struct TreePNGEmitter: TreeEmitter {
  static let name = "png"
  let raster: @Sendable (_ svg: [UInt8], _ scale: Double) -> [UInt8]?
  let frame = OutputFrame.plain

  func render(_ reports: [TreeReport]) -> [UInt8]? {
    TreeSVGEmitter().render(reports).flatMap {
      raster($0, reports.map(\.configuration.scale).max() ?? 1)
    }
  }
}
