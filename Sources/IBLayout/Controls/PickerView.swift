import IBContent
import IBModel

/// A picker view, drawn as wheels without texts, because those come from the app.
struct PickerView: Control {
  let content: PickerContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    var size = context.metrics.picker
    if content.isInTopLevelCell, context.isCanvas { size.height = ControlMetrics.lowPickerHeight }
    return IntrinsicSize(size)
  }

  func shapes(in context: DrawingContext) -> [Shape] { PickerWheels.shapes(context.size, palette: context.palette) }

  var explainsItself: Bool { true }
}
