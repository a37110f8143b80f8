import IBModel
import IBSyntax

/// A date picker with wheels is as large as a picker; one in a compact or inline style is as large as its words and its
/// calendar, for which there are no figures.
///
/// Source: facts/layout/open/OPEN.md 3 (compact and inline: unknown), facts/layout/intrinsic-sizes.json, datePicker.
enum DatePickerIntrinsics {
  static func size(of picker: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    guard hasWheels(picker, in: context) else { return .none }
    var size = context.metrics.picker
    if context.isVerticallyCompact { size.height = Self.compactHeight }
    return IntrinsicSize(size)
  }

  /// Points: wheels are lower on a phone in landscape, as UIKit always had them (published measurements, and one stored
  /// frame). A picker view that is no date picker keeps its height there (one stored frame).
  private static let compactHeight = 162.0

  /// Without a style the picker chooses: wheels before iOS 14, and always for a timer (UIDatePickerStyle, documented).
  private static func hasWheels(_ picker: ResolvedView, in context: IntrinsicContext) -> Bool {
    switch picker[.style] {
    case "wheels": true
    case "compact", "inline": false
    default: !context.configuration.hasCompactDatePickers || picker[.datePickerMode] == "countDownTimer"
    }
  }
}
