import IBLayout
import IBModel

/// The views of a scene, each a group inside its superview's, so that what lies above covers what lies below and
/// what a view clips or fades takes its subviews along.
///
/// The layers `frames` and `text` are classes in here and not groups of their own for the same reason.
struct SVGViews {
  let layout: SceneLayout
  let layers: Set<PictureLayer>

  /// Superviews that are open while their subviews are written.
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

  /// Writes the view and leaves it open for its subviews; how many elements are open comes back.
  private func write(_ view: ViewLayout, _ frame: Rect, named name: String, to writer: inout SVGWriter) -> Int {
    writer.open("g", ["id": name, "class": classes(of: view), "opacity": opacity(of: view)])
    writer.text("title", ViewWords.description(of: view))
    if layers.contains(.frames) { writeFrame(view, frame, to: &writer) }
    if layers.contains(.text), let text = view.appearance?.text, frame.isVisible {
      write(text, in: frame, to: &writer)
    }
    guard view.appearance?.clips == true else { return 1 }
    let clip = "clip-\(name)"
    writer.element("clipPath", ["id": clip]) { $0.element("path", ["d": SVGGeometry.outline(frame)]) }
    writer.open("g", ["clip-path": "url(#\(clip))"])
    return 2
  }

  private func classes(of view: ViewLayout) -> String {
    var classes = ["view", view.element.asIdentifier]
    switch view.element {
    case "imageView": classes.append("image")
    case "switch", "slider", "stepper", "segmentedControl", "progressView", "pageControl", "datePicker", "pickerView",
      "activityIndicatorView", "searchBar":
      classes.append("control")
    default: break
    }
    if view.hidden { classes.append("hidden") }
    return classes.joined(separator: " ")
  }

  private func opacity(of view: ViewLayout) -> String? {
    guard !view.hidden, let opacity = view.appearance?.opacity, opacity < 1 else { return nil }
    return SVGGeometry.number(opacity)
  }

  private func writeFrame(_ view: ViewLayout, _ frame: Rect, to writer: inout SVGWriter) {
    let background = view.appearance?.background
    writer.element(
      "rect",
      [
        "class": "frames", "x": SVGGeometry.number(frame.x), "y": SVGGeometry.number(frame.y),
        "width": SVGGeometry.number(frame.width), "height": SVGGeometry.number(frame.height),
        "rx": cornerRadius(of: view, frame).map(SVGGeometry.number),
        "style": background.map { fill($0) },
      ])
    if view.element == "imageView", background == nil, frame.isVisible {
      let cross =
        SVGGeometry.line(Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.maxY))
        + SVGGeometry.line(Point(x: frame.maxX, y: frame.y), Point(x: frame.x, y: frame.maxY))
      writer.element("path", ["class": "frames", "d": cross])
    }
    if let edges = keptEdges(of: view, frame) { writer.element("path", ["class": "frames kept", "d": edges]) }
  }

  /// In a `style`, because the sheet goes before a `fill` attribute.
  private func fill(_ color: DisplayColor) -> String {
    let opacity = color.opacity.map { ";fill-opacity:\($0)" } ?? ""
    return "fill:\(color.hexadecimal)\(opacity)"
  }

  /// What makes controls look like controls; the layout knows no corners.
  private func cornerRadius(of view: ViewLayout, _ frame: Rect) -> Double? {
    switch view.element {
    case "switch", "slider", "progressView", "pageControl": min(frame.width, frame.height) / 2
    case "button", "textField", "segmentedControl", "stepper": min(Self.controlRadius, frame.height / 2)
    default: nil
    }
  }

  private static let controlRadius = 6.0

  /// The edges that a kept coordinate places: a position its first edge, a size the other one.
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

  // MARK: - Text

  /// A document inside the document: it cuts the text at the frame and counts from the view's corner, as lines do.
  private func write(_ text: SetText, in frame: Rect, to writer: inout SVGWriter) {
    guard !text.lines.isEmpty else { return }
    writer.element(
      "svg",
      [
        "class": "text", "x": SVGGeometry.number(frame.x), "y": SVGGeometry.number(frame.y),
        "width": SVGGeometry.number(frame.width), "height": SVGGeometry.number(frame.height),
        "font-size": SVGGeometry.number(text.font.size), "font-weight": text.font.cssWeight,
        "font-style": text.font.isItalic ? "italic" : nil, "font-family": text.font.cssFamily,
        "fill": text.color.hexadecimal, "fill-opacity": text.color.opacity, "text-anchor": text.alignment.anchor,
      ]
    ) { writer in
      for line in text.lines {
        // The viewer's font is not the device's: the width is what the layout took, the letters may differ.
        let length = line.width > 0 ? SVGGeometry.number(line.width) : nil
        writer.text(
          "text",
          [
            "x": SVGGeometry.number(line.x + line.width * text.alignment.anchorPlace),
            "y": SVGGeometry.number(line.baseline), "textLength": length,
            "lengthAdjust": length == nil ? nil : "spacingAndGlyphs",
          ], line.text)
      }
    }
  }
}
