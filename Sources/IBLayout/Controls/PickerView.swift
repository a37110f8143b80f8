import IBModel

/// A picker view: wheels. The texts of their rows come from the app.
struct PickerView: Control {
  private let isInTopLevelCell: Bool

  init(_ source: ContentSource) { isInTopLevelCell = source.isInTopLevelCell }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    var size = context.metrics.picker
    if isInTopLevelCell, context.isCanvas { size.height = ControlMetrics.lowPickerHeight }
    return IntrinsicSize(size)
  }

  func shapes(in context: DrawingContext) -> [Shape] { PickerWheels.shapes(context.size, palette: context.palette) }

  var explainsItself: Bool { true }
}
