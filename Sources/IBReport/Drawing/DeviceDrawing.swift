import IBContent
import IBLayout
import IBModel

/// The device's own shapes on the screen: corners, sensor housing and home indicator, in the window's coordinates.
///
/// The window's insets decide which of them are drawn. Their sizes approximate the devices', in points.
enum DeviceDrawing {
  /// Empty for a window that does not fill the screen of a phone or tablet.
  ///
  /// - Parameter ground: the color under the home indicator; nil for the usual one.
  static func shapes(in configuration: TraitConfiguration, ground: DisplayColor? = nil) -> [Shape] {
    guard configuration.device != nil else { return [] }
    return housing(configuration) + indicator(configuration, ground)
  }

  /// All shapes that the device shows above a scene, including the corners of its sheet and the status bar.
  static func shapesAbove(_ layout: SceneLayout) -> [Shape] {
    let configuration = layout.configuration
    let sheet = layout.sheet.map { SheetDrawing($0, in: configuration) }
    let isLight = layout.hasLightStatusBar || sheet?.hasLightStatusBar == true
    return (sheet?.corners ?? []) + shapes(in: configuration, ground: ground(of: layout))
      + StatusBarDrawing.shapes(in: configuration, isLight: isLight)
  }

  static func cornerRadius(in configuration: TraitConfiguration) -> Double {
    guard configuration.device != nil, configuration.safeArea.bottom > 0 else { return 0 }
    return configuration.idiom == .phone ? phoneRadius : padRadius
  }

  private static func housing(_ configuration: TraitConfiguration) -> [Shape] {
    let (size, insets) = (configuration.size, configuration.safeArea)
    let isPortrait = configuration.orientation == .portrait
    let depth = isPortrait ? insets.top : insets.left
    guard configuration.idiom == .phone, insets.bottom > 0, depth >= leastHousing else { return [] }
    let isIsland = depth >= leastIsland
    let length = isIsland ? island.width : notch.width
    let thickness = isIsland ? island.height : notch.height
    let start = isIsland ? islandGap : -thickness
    let across = isIsland ? thickness : 2 * thickness
    let radius = isIsland ? thickness / 2 : notchRadius
    let box =
      isPortrait
      ? Rect(x: (size.width - length) / 2, y: start, width: length, height: across)
      : Rect(x: start, y: (size.height - length) / 2, width: across, height: length)
    return [.box(box, radius: radius, fill: .black)]
  }

  /// White or black, whichever the ground shows better.
  private static func indicator(_ configuration: TraitConfiguration, _ ground: DisplayColor?) -> [Shape] {
    guard configuration.safeArea.bottom > 0 else { return [] }
    let bar = indicatorFrame(configuration)
    let color = ground.map { $0.isDark ? .white : .black } ?? SystemPalette(configuration).label
    return [.box(bar, radius: indicatorHeight / 2, fill: color)]
  }

  private static func indicatorFrame(_ configuration: TraitConfiguration) -> Rect {
    let size = configuration.size
    let width = min(configuration.orientation == .portrait ? indicatorWidth : 1.6 * indicatorWidth, size.width / 2)
    return Rect(
      x: (size.width - width) / 2, y: size.height - indicatorGap - indicatorHeight, width: width,
      height: indicatorHeight)
  }

  /// The color of the frontmost opaque shape under the home indicator: a bar's, else a view's. Nil for none.
  private static func ground(of layout: SceneLayout) -> DisplayColor? {
    let place = indicatorFrame(layout.configuration)
    for bar in layout.bars.reversed() where bar.frame.contains(place) {
      if let color = bar.background, color.alpha > hidingAlpha { return color }
    }
    for view in layout.views.reversed() where !view.hidden {
      guard let look = view.appearance, look.opacity == 1, let corner = view.inWindow?.standardized.origin else {
        continue
      }
      let inView = Rect(x: place.x - corner.x, y: place.y - corner.y, width: place.width, height: place.height)
      for shape in look.shapes.reversed() {
        guard case .box(let box, _) = shape.figure, box.contains(inView), let color = shape.fill else { continue }
        if color.alpha > hidingAlpha { return color }
      }
    }
    return nil
  }

  /// More is taken for opaque: the system's bars have 0.94.
  private static let hidingAlpha = 0.9

  private static let phoneRadius = 44.0
  private static let padRadius = 18.0
  /// The least inset at the housing's side for a notch (44 to 50 points) and for an island (59 and more).
  private static let leastHousing = 40.0
  private static let leastIsland = 54.0
  private static let island = Size(width: 126, height: 37)
  private static let islandGap = 11.0
  private static let notch = Size(width: 209, height: 30)
  private static let notchRadius = 20.0
  private static let indicatorWidth = 139.0
  private static let indicatorHeight = 5.0
  private static let indicatorGap = 8.0
}

extension DisplayColor {
  /// Whether white is easier to see on it than black. Source of the weights: ITU-R BT.601.
  fileprivate var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }
}

/// The screen of a scene without views, such as a navigation controller's: gray, with the reason in words.
enum EmptyScreen {
  /// Empty for a layout with views.
  static func shapes(of layout: SceneLayout) -> [Shape] {
    guard layout.views.isEmpty else { return [] }
    let palette = SystemPalette(layout.configuration)
    let size = layout.configuration.size
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let words =
      [(layout.scene.title ?? layout.scene.customClass, Font.system(22, weight: .semibold))]
      .compactMap { words, font in words.map { ($0, font) } }
      + layout.issues.prefix(1).map { ($0.message, Font.system(13)) }
    let lines = words.enumerated().flatMap { number, entry -> [Shape] in
      let line = SetText.Line(
        text: entry.0, x: size.width / 2, baseline: size.height / 2 + Double(number) * pitch, width: 0)
      let text = SetText(lines: [line], alignment: .center, font: entry.1, color: palette.secondaryLabel)
      return Shape.text(text, clip: screen)
    }
    return [.box(screen, fill: palette.groupedBackground)] + lines
  }

  /// Between two lines, in points.
  private static let pitch = 26.0
}
