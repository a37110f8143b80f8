/// Which set of control sizes a system draws; they changed twice since iOS 7 (Measurements/Devices.md#eras).
package enum ControlGeneration: Int, Comparable, Hashable, Sendable {
  /// iOS 7 to 12: a text field is 30 points high.
  case ios7
  /// iOS 13 to 18: a text field is 34 points high.
  case ios13
  /// iOS 26: a switch is 63 by 28 points.
  case ios26

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
