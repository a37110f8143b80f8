import IBLayout
import IBModel

/// The page around a screen: its size, the name of the scene and the outline of the device.
struct PicturePage {
  /// Between the screen and the page's edge, in points.
  static let gap = 20.0
  private static let headingHeight = 44.0
  /// The baselines of the heading's lines, from the screen upwards.
  private static let firstBaseline = 25.0
  private static let secondBaseline = 11.0
  /// Enough for the heading of a small view.
  private static let leastWidth = 240.0

  private let layout: SceneLayout
  private let file: String
  /// Nil for only the screen.
  private let footerHeight: Double?
  private let crop: Rect?
  /// The visible area in the window's coordinates: the window, or only a xib's view.
  let screen: Rect

  /// - Parameters:
  ///   - path: the path of the scene's file; only its last part is written.
  ///   - footerHeight: the height needed below the screen, in points; nil for a picture of only the screen.
  ///   - crop: the visible part of a picture of only the screen; nil for all of it.
  init(_ layout: SceneLayout, path: String, footerHeight: Double?, crop: Rect? = nil) {
    self.crop = crop
    self.layout = layout
    self.footerHeight = footerHeight
    file = path.split(separator: "/").last.map(String.init) ?? path
    let window = Rect(x: 0, y: 0, width: layout.configuration.size.width, height: layout.configuration.size.height)
    screen = (layout.fillsScreen ? nil : layout.views.first?.inWindow?.standardized) ?? window
  }

  private var page: Rect {
    guard let footerHeight else { return crop ?? screen }
    let width = max(screen.width, Self.leastWidth) + 2 * Self.gap
    let height = Self.headingHeight + screen.height + footerHeight + Self.gap
    return Rect(x: screen.x - Self.gap, y: screen.y - Self.headingHeight, width: width, height: height)
  }

  /// The width of a line of text, in points.
  var contentWidth: Double { page.width - 2 * Self.gap }

  var attributes: SVGWriter.Attributes {
    [
      "xmlns": "http://www.w3.org/2000/svg", "viewBox": viewBox, "width": SVGGeometry.number(page.width),
      "height": SVGGeometry.number(page.height), "role": "img",
    ]
  }

  /// The visible rectangle, in the window's coordinates.
  var viewBox: String {
    [page.x, page.y, page.width, page.height].map(SVGGeometry.number).joined(separator: " ")
  }

  var title: String { "\(file): \(heading), \(subheading)" }

  private var heading: String { layout.scene.title ?? layout.scene.customClass ?? layout.scene.id }

  private var subheading: String {
    let configuration = layout.configuration
    let size = "\(SVGGeometry.number(configuration.size.width)) × \(SVGGeometry.number(configuration.size.height))"
    let system = "iOS \(SVGGeometry.number(configuration.systemVersion))"
    return [configuration.name, size, configuration.sizeClassName, system].joined(separator: " · ")
  }

  /// Around the screen, with the device's corners.
  var outline: String {
    SVGGeometry.outline(screen, radius: layout.fillsScreen ? DeviceDrawing.cornerRadius(in: layout.configuration) : 0)
  }

  /// The background with the heading, and the empty screen.
  func write(to writer: inout SVGWriter) {
    if footerHeight != nil { writeHeading(to: &writer) }
    let name = layout.configuration.style == .dark ? "screen dark" : "screen"
    writer.element("path", ["class": name, "d": outline])
  }

  private func writeHeading(to writer: inout SVGWriter) {
    writer.element("path", ["class": "page", "d": SVGGeometry.outline(page)])
    let x = SVGGeometry.number(screen.x)
    let (first, second) = (screen.y - Self.firstBaseline, screen.y - Self.secondBaseline)
    writer.text("text", ["class": "heading", "x": x, "y": SVGGeometry.number(first)], heading)
    writer.text("text", ["class": "subheading", "x": x, "y": SVGGeometry.number(second)], subheading)
    let end = SVGGeometry.number(screen.x + contentWidth)
    writer.text(
      "text", ["class": "subheading", "x": end, "y": SVGGeometry.number(first), "text-anchor": "end"], file)
  }

  func writeDevice(to writer: inout SVGWriter) {
    writer.element("path", ["class": "device", "d": outline])
  }
}
