import IBContent
import IBModel

/// A date picker with wheels has the size of a picker. In compact or inline style, its size depends on its texts and
/// its calendar, which have not been measured.
///
/// Source: Measurements/Controls.md#date-picker (compact and inline: unknown).
struct DatePicker: Control {
  let content: DatePickerContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    guard hasWheels(in: context) else { return .none }
    var size = context.metrics.picker
    // On a phone in landscape, the wheels are less tall (published measurements, and one stored frame). Other picker
    // views keep their height (one stored frame).
    let isLow = context.isVerticallyCompact || (content.isInTopLevelCell && context.isCanvas)
    if isLow { size.height = ControlMetrics.lowPickerHeight }
    return IntrinsicSize(size)
  }

  func isSizedByCode(in context: IntrinsicContext) -> Bool { !hasWheels(in: context) }

  /// The height of the wheels depends on the vertical size class.
  var sizeDependsOnMoreTraits: Bool { true }

  /// The automatic style has wheels before iOS 14, and always for a timer (UIDatePickerStyle, documented).
  private func hasWheels(in context: IntrinsicContext) -> Bool {
    content.hasWheels ?? (content.isTimer || !context.configuration.hasCompactDatePickers)
  }

  // MARK: - Drawing

  /// Draws wheels, or the field of a compact date picker.
  func shapes(in context: DrawingContext) -> [Shape] {
    guard context.layoutSize.height < Self.leastWheelsHeight else {
      return PickerWheels.shapes(context.size, palette: context.palette)
    }
    let height = PickerWheels.barHeight
    let bar = Rect(
      x: context.size.width * 0.15, y: context.middle.y - height / 2, width: context.size.width * 0.7, height: height)
    return [
      .box(context.bounds, radius: context.fitting(8), fill: context.palette.faintFill),
      .box(bar, radius: height / 2, fill: context.palette.secondaryLabel),
    ]
  }

  var explainsItself: Bool { true }

  /// A date picker less tall than this has no wheels. Wheels are 216 points high, a compact date picker 34
  /// (UIDatePicker).
  private static let leastWheelsHeight = 60.0
}
