package import IBLayout
package import IBModel

/// One scene in one configuration as a self-contained SVG document: no script, no font, no link.
///
/// From back to front: the page with its heading, the screen, the views, and over them names, safe areas, margins,
/// constraints and issues. Views that are not installed are left out.
package struct SVGEmitter: Sendable {
  package static let name = "svg"

  private let layers: Set<PictureLayer>
  private let images: PictureImages
  private let hasHeading: Bool

  /// - Parameters:
  ///   - images: where image files come from.
  ///   - hasHeading: whether the picture is a page with the scene's name above the screen, a legend and a list of issues
  ///     below it; otherwise it is only the screen.
  package init(
    layers: Set<PictureLayer> = Set(PictureLayer.allCases), images: PictureImages = .none, hasHeading: Bool = true
  ) {
    self.layers = layers
    self.images = images
    self.hasHeading = hasHeading
  }

  /// - Parameters:
  ///   - path: the path of the scene's file, as the user gave it.
  ///   - marked: object ids of the views to outline.
  ///   - crop: the visible part of the screen, in the window's coordinates; nil for all of it.
  package func render(
    _ layout: SceneLayout, path: String, marked: Set<String> = [], crop: Rect? = nil
  ) -> [UInt8] {
    let issues = SVGIssues(layout: layout)
    let listHeight = layers.contains(.issues) ? issues.listHeight : 0
    let page = PicturePage(
      layout, path: path, footerHeight: hasHeading ? PictureLegend.height + listHeight : nil, crop: crop)
    var writer = SVGWriter(images: images)
    writer.element("svg", page.attributes) { writer in
      writer.text("title", page.title)
      writer.text("style", SVGStyle.sheet)
      page.write(to: &writer)
      writer.element("clipPath", ["id": "screen"]) { $0.element("path", ["d": page.outline]) }
      writer.element("g", ["clip-path": "url(#screen)"]) { write(layout, on: page, to: &$0) }
      write(marked, of: layout, to: &writer)
      guard hasHeading else { return }
      page.writeDevice(to: &writer)
      let below = page.screen.maxY + PictureLegend.height
      PictureLegend(layout: layout, layers: layers).write(x: page.screen.x, baseline: below, to: &writer)
      guard layers.contains(.issues) else { return }
      writer.element("g", ["id": "issues", "class": "issues"]) { writer in
        issues.writeOutlines(to: &writer)
        issues.writeList(x: page.screen.x, top: below, width: page.contentWidth, to: &writer)
      }
    }
    return writer.bytes
  }

  /// Only the outlines of views, as an element that a page lays over their picture; empty without outlines.
  func outlines(_ layout: SceneLayout, of marked: Set<String>, path: String, crop: Rect?) -> String {
    guard layout.views.contains(where: { marked.contains($0.id) && $0.inWindow != nil }) else { return "" }
    let page = PicturePage(layout, path: path, footerHeight: nil, crop: crop)
    var writer = SVGWriter(images: images)
    writer.element(
      "svg", ["class": "outlines", "aria-hidden": "true", "viewBox": page.viewBox]
    ) { write(marked, of: layout, to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ marked: Set<String>, of layout: SceneLayout, to writer: inout SVGWriter) {
    if marked.isEmpty { return }
    writer.element("g", ["class": "marked"]) { writer in
      for frame in layout.views.filter({ marked.contains($0.id) }).compactMap(\.inWindow) {
        writer.element("path", ["d": SVGGeometry.outline(frame.standardized)])
      }
    }
  }

  private func write(_ layout: SceneLayout, on page: PicturePage, to writer: inout SVGWriter) {
    SVGViews(layout: layout, layers: layers).write(to: &writer)
    if layout.fillsScreen { writeScreen(of: layout, to: &writer) }
    let guides = SVGGuides(layout: layout)
    if layers.contains(.safeArea) { guides.writeSafeAreas(to: &writer) }
    if layers.contains(.margins) { guides.writeMargins(to: &writer) }
    if layers.contains(.constraints) { SVGConstraints(constraints: layout.constraints).write(to: &writer) }
    if layers.contains(.names) {
      SVGNames(layout: layout, screen: page.screen, showsText: layers.contains(.text)).write(to: &writer)
    }
  }

  /// The bars over the scene, and the device's own shapes above everything.
  private func writeScreen(of layout: SceneLayout, to writer: inout SVGWriter) {
    let bars = layout.bars.flatMap { BarDrawing.shapes(of: $0, in: layout.configuration) }
    let shapes = EmptyScreen.shapes(of: layout) + bars + DeviceDrawing.shapesAbove(layout)
    let shown = shapes.filter { layers.contains($0.isText ? .text : .content) }
    writer.element("g", ["class": "screen-content"]) { SVGShapes.write(shown, at: .zero, to: &$0) }
  }
}
