import IBContent
import IBModel

/// A switch: a capsule with a knob at one side.
struct Switch: Control {
  let content: SwitchContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(context.metrics.switch)
  }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets { ControlMetrics.of(configuration).switchInsets }

  func shapes(in context: DrawingContext) -> [Shape] {
    let height = min(context.size.height, Self.largestHeight)
    let track = context.band(height: height)
    let radius = max(height / 2 - Self.inset, 0)
    let place = content.isOn ? context.size.width - height / 2 : height / 2
    let tint = context.colors.color(content.onTint) ?? context.palette.green
    return [
      .box(track, radius: context.fitting(height / 2), fill: content.isOn ? tint : context.palette.fill),
      .dot(
        Point(x: context.along(place), y: context.middle.y), radius: radius,
        fill: context.colors.color(content.knobColor) ?? .white, stroke: DisplayColor.black.faded(to: 0.08)),
    ]
  }

  var explainsItself: Bool { true }

  private static let largestHeight = 31.0
  private static let inset = 2.0
}
