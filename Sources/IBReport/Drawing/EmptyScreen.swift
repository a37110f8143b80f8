import IBContent
import IBLayout
import IBModel

/// The screen of a scene without views, such as a navigation controller's: a gray one that says why.
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
