import IBModel

/// A picker view: wheels. The texts of their rows come from the app.
struct PickerView: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(context.metrics.picker)
  }

  func shapes(in context: DrawingContext) -> [Shape] { PickerWheels.shapes(context.size, palette: context.palette) }

  var explainsItself: Bool { true }
}
