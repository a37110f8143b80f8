import IBContent
import IBLayout
import IBModel

/// The status bar of a phone or a tablet, in the window's coordinates, with the time of Apple's own pictures and a
/// battery.
///
/// Code decides whether an app hides it, so every screen with space for a status bar shows one. Places and sizes are
/// estimated by eye.
enum StatusBarDrawing {
  /// Empty for a window without a device, and for a phone in landscape: iOS 8 and later show no status bar there.
  ///
  /// - Parameter isLight: whether it is white in any appearance.
  static func shapes(in configuration: TraitConfiguration, isLight: Bool) -> [Shape] {
    let isPhone = configuration.idiom == .phone
    guard configuration.device != nil, !isPhone || configuration.orientation == .portrait,
      configuration.safeArea.top >= leastHeight
    else { return [] }
    let color = isLight ? .white : SystemPalette(configuration).label
    let hasHousing = isPhone && configuration.safeArea.top >= leastHousing
    let middle = hasHousing ? configuration.safeArea.top * housingShare : configuration.safeArea.top / 2
    let font = Font.system(hasHousing ? 16 : 12, weight: .semibold)
    let width = configuration.size.width
    // With a housing, the time is centered in the space to its left; otherwise it is in the middle or at the edge.
    let place = hasHousing ? width * housingTimePlace : isPhone ? width / 2 : padTimePlace
    let end = hasHousing ? width * (1 - housingTimePlace) + batterySize.width / 2 : width - batteryGap
    return time(at: Point(x: place, y: middle), font, color) + battery(end: end, middle: middle, color)
  }

  private static func time(at center: Point, _ font: Font, _ color: DisplayColor) -> [Shape] {
    let line = SetText.Line(text: "9:41", x: center.x, baseline: center.y + font.size * halfDigit, width: 0)
    let text = SetText(lines: [line], alignment: .center, font: font, color: color)
    let clip = Rect(x: center.x - timeWidth / 2, y: center.y - font.size, width: timeWidth, height: 2 * font.size)
    return Shape.text(text, clip: clip)
  }

  private static func battery(end: Double, middle: Double, _ color: DisplayColor) -> [Shape] {
    let size = batterySize
    let box = Rect(x: end - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
    let charge = Rect(x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4)
    let pole = Rect(x: box.maxX + 1, y: middle - 2, width: 1.5, height: 4)
    return [
      .box(box, radius: 3.5, stroke: color.faded(to: 0.4)), .box(charge, radius: 2, fill: color),
      .box(pole, radius: 0.75, fill: color.faded(to: 0.4)),
    ]
  }

  /// In points. A lower bar has no space for the time.
  private static let leastHeight = 20.0
  /// The least height next to a notch or an island.
  private static let leastHousing = 40.0
  /// The middle of the time, as a part of the height.
  private static let housingShare = 0.53
  private static let housingTimePlace = 0.13
  private static let padTimePlace = 34.0
  private static let batterySize = Size(width: 24, height: 11.5)
  private static let batteryGap = 10.0
  private static let timeWidth = 60.0
  /// Half the height of a digit, in ems.
  private static let halfDigit = 0.36
}
