/// Which cut of the system font draws the text: the advances changed twice.
package enum SystemFontEra: Hashable, Sendable {
  /// SF Text and SF Display as separate fonts with a wider Display: Xcode 8, iOS 9 and 10.
  case earlyStatic
  /// SF Text below 20 points, SF Display from there on: Xcode 9 to 11, iOS 11 to 13.
  case `static`
  /// SF Pro, whose design varies with the size: Xcode 12, iOS 14 and later.
  case variable
}

extension CanvasEra {
  /// The design of the system font on the canvas (Measurements/Text.md#font-eras).
  package var systemFont: SystemFontEra {
    switch build {
    case ..<13_000: .earlyStatic
    case ..<17_000: .static
    default: .variable
    }
  }
}

extension SystemRelease {
  /// The design on a device, by the release that each Xcode came with (likely, not measured).
  package var systemFont: SystemFontEra {
    switch version {
    case ..<11: .earlyStatic
    case ..<14: .static
    default: .variable
    }
  }
}
