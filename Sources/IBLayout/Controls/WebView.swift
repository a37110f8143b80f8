import IBModel

/// Empty, as on a device that has not loaded a page.
struct WebView: Control {
  func shapes(in context: DrawingContext) -> [Shape] { [.box(context.bounds, fill: context.palette.background)] }
}
