package import IBContent
package import IBModel

/// The system's colors in one appearance.
///
/// Source: Apple's Human Interface Guidelines, Color (iOS system colors, light and dark); for other colors, the
/// components that Xcode writes into `<resources>`, and UIColor's documentation.
package struct SystemPalette: Sendable {
  private let isDark: Bool
  private let isStrong: Bool

  /// - Parameter contrast: increased contrast uses other hues (`StrongHue`).
  package init(_ style: InterfaceStyle, contrast: InterfaceContrast = .normal) {
    isDark = style == .dark
    isStrong = contrast == .high
  }

  package init(_ configuration: TraitConfiguration) {
    self.init(configuration.style, contrast: configuration.contrast)
  }

  /// The default color of a label's text.
  package var label: DisplayColor { pick(.black, .white) }
  package var secondaryLabel: DisplayColor { pick(Self.rgb(60, 60, 67, 0.6), Self.rgb(235, 235, 245, 0.6)) }
  /// The color of a text field's placeholder.
  package var placeholder: DisplayColor { pick(Self.rgb(60, 60, 67, 0.3), Self.rgb(235, 235, 245, 0.3)) }
  package var background: DisplayColor { pick(.white, .black) }
  package var groupedBackground: DisplayColor { pick(Self.rgb(242, 242, 247), .black) }
  /// The background of rows in a grouped table and of other raised content.
  package var raisedBackground: DisplayColor { pick(.white, Self.rgb(28, 28, 30)) }
  package var separator: DisplayColor { pick(Self.rgb(60, 60, 67, 0.29), Self.rgb(84, 84, 88, 0.6)) }
  package var tint: DisplayColor {
    strong("systemBlueColor") ?? pick(Self.rgb(0, 122, 255), Self.rgb(10, 132, 255))
  }
  /// The color of a switch that is on.
  package var green: DisplayColor {
    strong("systemGreenColor") ?? pick(Self.rgb(52, 199, 89), Self.rgb(48, 209, 88))
  }
  /// The fill of tracks and of gray buttons.
  package var fill: DisplayColor { pick(Self.rgb(120, 120, 128, 0.16), Self.rgb(120, 120, 128, 0.32)) }
  /// The fill of larger parts, such as a segmented control.
  package var faintFill: DisplayColor { pick(Self.rgb(118, 118, 128, 0.12), Self.rgb(118, 118, 128, 0.24)) }
  /// The background of a selected segment.
  package var chosenFill: DisplayColor { pick(.white, Self.rgb(99, 99, 102)) }
  package var mark: DisplayColor {
    strong("systemGray3Color") ?? pick(Self.rgb(199, 199, 204), Self.rgb(72, 72, 74))
  }
  /// The background of a navigation bar, a toolbar and a tab bar, as if the blurred content were plain.
  package var bar: DisplayColor { pick(Self.rgb(249, 249, 249, 0.94), Self.rgb(29, 29, 29, 0.94)) }

  /// Nil for an unknown name.
  package func named(_ name: String) -> DisplayColor? { strong(name) ?? usual(name) }

  /// The color of increased contrast; nil in normal contrast, or for a color without such a variant.
  func strong(_ name: String) -> DisplayColor? {
    guard isStrong, let hue = StrongHue.named[name] else { return nil }
    let components = isDark ? hue.dark : hue.light
    return Self.rgb(components.red, components.green, components.blue)
  }

  private func usual(_ name: String) -> DisplayColor? {
    switch name {
    case "labelColor": label
    case "secondaryLabelColor": secondaryLabel
    case "placeholderTextColor", "tertiaryLabelColor": placeholder
    case "quaternaryLabelColor": placeholder.faded(to: 0.6)
    case "systemBackgroundColor": background
    case "secondarySystemBackgroundColor": pick(groupedBackground, raisedBackground)
    case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor": groupedBackground
    case "secondarySystemGroupedBackgroundColor", "tableCellGroupedBackgroundColor": raisedBackground
    case "tertiarySystemBackgroundColor", "tertiarySystemGroupedBackgroundColor":
      pick(name.contains("Grouped") ? groupedBackground : .white, Self.rgb(44, 44, 46))
    case "separatorColor": separator
    case "opaqueSeparatorColor": pick(Self.rgb(198, 198, 200), Self.rgb(56, 56, 58))
    case "tintColor", "linkColor", "systemBlueColor": tint
    case "systemFillColor": fill.faded(to: 1.25)
    case "secondarySystemFillColor": fill
    case "tertiarySystemFillColor", "quaternarySystemFillColor": faintFill
    case "darkTextColor", "blackColor": .black
    case "whiteColor": .white
    case "lightTextColor": DisplayColor(white: 1, alpha: 0.6)
    default: hue(name)
    }
  }

  private func hue(_ name: String) -> DisplayColor? {
    switch name {
    case "systemRedColor": pick(Self.rgb(255, 59, 48), Self.rgb(255, 69, 58))
    case "systemGreenColor": green
    case "systemOrangeColor": pick(Self.rgb(255, 149, 0), Self.rgb(255, 159, 10))
    case "systemYellowColor": pick(Self.rgb(255, 204, 0), Self.rgb(255, 214, 10))
    case "systemPinkColor": pick(Self.rgb(255, 45, 85), Self.rgb(255, 55, 95))
    case "systemPurpleColor": pick(Self.rgb(175, 82, 222), Self.rgb(191, 90, 242))
    case "systemTealColor": pick(Self.rgb(48, 176, 199), Self.rgb(64, 200, 224))
    case "systemIndigoColor": pick(Self.rgb(88, 86, 214), Self.rgb(94, 92, 230))
    case "systemBrownColor": pick(Self.rgb(162, 132, 94), Self.rgb(172, 142, 104))
    case "systemGrayColor": Self.rgb(142, 142, 147)
    case "systemGray2Color": pick(Self.rgb(174, 174, 178), Self.rgb(99, 99, 102))
    case "systemGray3Color": mark
    case "systemGray4Color": pick(Self.rgb(209, 209, 214), Self.rgb(58, 58, 60))
    case "systemGray5Color": pick(Self.rgb(229, 229, 234), Self.rgb(44, 44, 46))
    case "systemGray6Color": pick(Self.rgb(242, 242, 247), Self.rgb(28, 28, 30))
    default: nil
    }
  }

  private func pick(_ light: DisplayColor, _ dark: DisplayColor) -> DisplayColor { isDark ? dark : light }

  /// Components from 0 to 255.
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> DisplayColor {
    DisplayColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
