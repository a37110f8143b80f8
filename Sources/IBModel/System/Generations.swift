/// The version of the system font, whose advances changed twice.
package enum SystemFontEra: Hashable, Sendable {
  /// SF Text and SF Display as separate fonts with a wider Display: Xcode 8, iOS 9 and 10.
  case earlyStatic
  /// SF Text below 20 points, SF Display from 20 points on: Xcode 9 to 11, iOS 11 to 13.
  case `static`
  /// SF Pro, whose design depends on the size: Xcode 12, iOS 14 and later.
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
  /// The design on a device. The releases are those of the Xcode versions on whose canvas it changes (likely, not
  /// measured).
  package var systemFont: SystemFontEra {
    switch version {
    case ..<11: .earlyStatic
    case ..<14: .static
    default: .variable
    }
  }
}

/// The sizes of controls in a system. They changed twice since iOS 7 (Measurements/Devices.md#eras).
package enum ControlGeneration: Int, Comparable, Hashable, Sendable {
  /// iOS 7 to 12: a text field is 30 points high.
  case ios7
  /// iOS 13 to 18: a text field is 34 points high.
  case ios13
  /// iOS 26: a switch is 63 by 28 points.
  case ios26

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A range of iOS releases in which SwiftUI lays out in the same way (Measurements/SwiftUI.md#text-spacing, #controls).
package enum SwiftUIGeneration: Hashable, Sendable {
  /// iOS 13 to 16.
  case first
  /// iOS 17 and 18: texts keep their leading between each other.
  case second
  /// iOS 26 and later: controls have other sizes.
  case third
}

extension SystemRelease {
  package var swiftUI: SwiftUIGeneration {
    switch version {
    case ..<17: .first
    case ..<26: .second
    default: .third
    }
  }
}
