import IBLayout
import IBModel

/// The views of a scene. Each is a group inside its superview's group, so stacking order, clipping and opacity apply to
/// subviews too.
///
/// For the same reason the layers `frames` and `text` are classes and not separate groups.
struct SVGViews {
  let layout: SceneLayout
  let layers: Set<PictureLayer>

  /// Superviews whose groups are open while their subviews are written.
  private struct OpenView {
    let id: String
    let elements: Int
  }

  func write(to writer: inout SVGWriter) {
    var identifiers = SVGIdentifiers()
    var open: [OpenView] = []
    writer.element("g", ["id": "views"]) { writer in
      for view in layout.views {
        guard let frame = view.inWindow?.standardized else { continue }
        while let last = open.last, last.id != view.parent { close(last, of: &open, to: &writer) }
        let name = identifiers.make("view-", view.id)
        open.append(OpenView(id: view.id, elements: write(view, frame, named: name, to: &writer)))
      }
      while let last = open.last { close(last, of: &open, to: &writer) }
    }
  }

  private func close(_ view: OpenView, of open: inout [OpenView], to writer: inout SVGWriter) {
    for _ in 0..<view.elements { writer.close() }
    open.removeLast()
  }

  /// Writes the view and leaves its group open for its subviews; returns how many elements are open.
  private func write(_ view: ViewLayout, _ frame: Rect, named name: String, to writer: inout SVGWriter) -> Int {
    // A screen does not show a hidden view; the overlays do, faintly.
    let display = view.hidden && !layers.contains(.frames) ? "none" : nil
    writer.open("g", ["id": name, "class": classes(of: view), "opacity": opacity(of: view), "display": display])
    writer.text("title", ViewWords.description(of: view))
    let shapes = view.appearance?.shapes ?? []
    let shown = shapes.filter { layers.contains($0.isText ? .text : .content) }
    SVGShapes.write(shown, at: Point(x: frame.x, y: frame.y), to: &writer)
    if layers.contains(.frames) { writeFrame(view, frame, to: &writer) }
    guard view.appearance?.clips == true else { return 1 }
    let clip = "clip-\(name)"
    writer.element("clipPath", ["id": clip]) { $0.element("path", ["d": SVGGeometry.outline(frame)]) }
    writer.open("g", ["clip-path": "url(#\(clip))"])
    return 2
  }

  private func classes(of view: ViewLayout) -> String {
    var classes = ["view", view.element.asIdentifier]
    if view.hidden { classes.append("hidden") }
    return classes.joined(separator: " ")
  }

  private func opacity(of view: ViewLayout) -> String? {
    guard !view.hidden, let opacity = view.appearance?.opacity, opacity < 1 else { return nil }
    return SVGGeometry.number(opacity)
  }

  private func writeFrame(_ view: ViewLayout, _ frame: Rect, to writer: inout SVGWriter) {
    writer.element(
      "rect",
      [
        "class": "frames", "x": SVGGeometry.number(frame.x), "y": SVGGeometry.number(frame.y),
        "width": SVGGeometry.number(frame.width), "height": SVGGeometry.number(frame.height),
      ])
    if let edges = keptEdges(of: view, frame) { writer.element("path", ["class": "frames kept", "d": edges]) }
  }

  /// The edges that a kept coordinate determines: the near edge for a position, the far edge for a size.
  private func keptEdges(of view: ViewLayout, _ frame: Rect) -> String? {
    guard !view.kept.isEmpty else { return nil }
    let corners = (
      topLeft: Point(x: frame.x, y: frame.y), topRight: Point(x: frame.maxX, y: frame.y),
      bottomLeft: Point(x: frame.x, y: frame.maxY), bottomRight: Point(x: frame.maxX, y: frame.maxY)
    )
    return view.kept.map { coordinate in
      switch coordinate {
      case .x: SVGGeometry.line(corners.topLeft, corners.bottomLeft)
      case .y: SVGGeometry.line(corners.topLeft, corners.topRight)
      case .width: SVGGeometry.line(corners.topRight, corners.bottomRight)
      case .height: SVGGeometry.line(corners.bottomLeft, corners.bottomRight)
      }
    }.joined()
  }
}
