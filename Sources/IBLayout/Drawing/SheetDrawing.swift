import IBContent
package import IBModel

/// The drawing of a sheet on a device: at its place in the window, in front of the dimmed scene that presents it.
///
/// Radii, dimming and the presenter's edge are estimated by eye, in points.
package struct SheetDrawing {
  private let sheet: Rect
  private let configuration: TraitConfiguration
  private let palette: SystemPalette

  package init(_ sheet: Rect, in configuration: TraitConfiguration) {
    self.sheet = sheet
    self.configuration = configuration
    palette = SystemPalette(configuration)
  }

  /// Whether a phone shows the presenter as a smaller card on black, as before iOS 26. From then on, it stays in place.
  private var stacksCards: Bool {
    isCard && configuration.idiom == .phone && !configuration.systemRelease.hasGlass
  }

  private var isCard: Bool { sheet.width >= configuration.size.width }

  private var radius: Double { configuration.systemRelease.hasGlass ? 34 : 10 }

  /// Whether the status bar has light text, because the presenter is a card on black.
  package var hasLightStatusBar: Bool { stacksCards }

  /// The dimmed presenter, and the sheet without its content; in the sheet's coordinates.
  func backdrop(_ background: DisplayColor?) -> [Shape] {
    let window = Rect(
      x: -sheet.x, y: -sheet.y, width: configuration.size.width, height: configuration.size.height)
    var shapes = [Shape.box(window, fill: surroundings)]
    if stacksCards {
      let card = Rect(x: Self.cardInset, y: -Self.cardEdge, width: sheet.width - 2 * Self.cardInset, height: 60)
      shapes.append(.box(card, radius: radius, fill: presenter))
    }
    // The screen below a card is empty.
    let height = sheet.height + (isCard ? radius : 0)
    shapes.append(
      .box(
        Rect(x: 0, y: 0, width: sheet.width, height: height), radius: radius, fill: background ?? palette.background))
    return shapes
  }

  /// The shapes that round the corners of bars and views in the sheet, in the window's coordinates.
  package var corners: [Shape] {
    let r = radius
    var corners = [corner(sheet.x, sheet.y, r, r), corner(sheet.maxX, sheet.y, -r, r)]
    if !isCard { corners += [corner(sheet.x, sheet.maxY, r, -r), corner(sheet.maxX, sheet.maxY, -r, -r)] }
    return corners
  }

  /// The area between a corner of the sheet and its arc.
  private func corner(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> Shape {
    let rest = 1 - ShapePath.quarter
    let path = ShapePath([
      .move(Point(x: x, y: y + dy)),
      .curve(
        Point(x: x, y: y + dy * rest), Point(x: x + dx * rest, y: y), Point(x: x + dx, y: y)),
      .line(Point(x: x, y: y)), .close,
    ])
    // The presenter's card is narrower than the sheet, so it does not reach the corners.
    return .path(path, fill: surroundings)
  }

  private var surroundings: DisplayColor { stacksCards ? .black : presenter }

  /// The background of the scene below, dimmed.
  private var presenter: DisplayColor {
    DisplayColor(white: configuration.style == .dark ? 0.05 : 0.8)
  }

  private static let cardInset = 16.0
  private static let cardEdge = 10.0
}
