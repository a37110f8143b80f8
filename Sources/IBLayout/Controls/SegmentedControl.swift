import IBContent
import IBModel

/// In a segmented control every segment has the width of the widest title.
///
/// Source: Measurements/Controls.md#segmented-control (11 of 14 title sets).
struct SegmentedControl: Control {
  let content: SegmentedControlContent

  private var segments: [SegmentedControlContent.Segment] { content.segments }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let metrics = context.metrics
    guard !segments.isEmpty else { return IntrinsicSize(width: nil, height: metrics.segmentedHeight) }
    let widest = segments.map { titleWidth(of: $0, in: context) }.max() ?? 0
    let width = Double(segments.count) * (widest + metrics.segmentPadding) - 1
    return IntrinsicSize(width: width, height: metrics.segmentedHeight)
  }

  private func titleWidth(of segment: SegmentedControlContent.Segment, in context: IntrinsicContext) -> Double {
    if let size = segment.image.flatMap(context.size) { return size.width }
    return context.text.width(of: segment.title.plain ?? "", font: context.metrics.segmentFont).roundedUpToPoint
  }

  func isEstimated(in context: IntrinsicContext) -> Bool { true }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets {
    ControlMetrics.of(configuration).segmentedInsets
  }

  // MARK: - Drawing

  /// Draws a background, the selected segment above it, lines between the others, titles.
  func shapes(in context: DrawingContext) -> [Shape] {
    var shapes = [
      Shape.box(context.bounds, radius: context.fitting(Self.radius), fill: context.palette.faintFill)
    ]
    guard !segments.isEmpty else { return shapes }
    let width = context.size.width / Double(segments.count)
    let selected = content.selected
    if let selected { shapes.append(chosen(selected, width: width, in: context)) }
    for number in segments.indices.dropFirst() where number != selected && number - 1 != selected {
      let line = Rect(
        x: Double(number) * width - 0.5, y: context.size.height / 4, width: 1, height: context.size.height / 2)
      shapes.append(.box(line, fill: context.palette.separator))
    }
    for number in segments.indices {
      if let title = title(number, in: context) { shapes += Shape.text(title, clip: context.bounds) }
    }
    return shapes
  }

  private func chosen(_ number: Int, width: Double, in context: DrawingContext) -> Shape {
    let rect = Rect(
      x: Double(number) * width + Self.inset, y: Self.inset, width: max(width - 2 * Self.inset, 0),
      height: max(context.size.height - 2 * Self.inset, 0))
    return .box(
      rect, radius: context.fitting(Self.radius - Self.inset), fill: context.palette.chosenFill,
      stroke: DisplayColor.black.faded(to: 0.06), lineWidth: 0.5)
  }

  private func title(_ number: Int, in context: DrawingContext) -> SetText? {
    let width = context.layoutSize.width / Double(segments.count)
    var style = TextSetter.Style(color: context.palette.label)
    style.alignment = .center
    let box = Rect(x: Double(number) * width, y: 0, width: width, height: context.layoutSize.height)
    let run = TextRun(text: segments[number].title.plain ?? "", font: context.intrinsics.metrics.segmentFont)
    return context.set([run], in: box, style)
  }

  var explainsItself: Bool { true }

  private static let radius = 8.0
  private static let inset = 2.0
}
