/// The releases of iOS whose SwiftUI lays out alike (Measurements/SwiftUI.md#text-spacing, #controls).
package enum SwiftUIGeneration: Hashable, Sendable {
  /// iOS 13 to 16.
  case first
  /// iOS 17 and 18: texts keep their leading between each other.
  case second
  /// iOS 26 and later: controls of other sizes.
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
