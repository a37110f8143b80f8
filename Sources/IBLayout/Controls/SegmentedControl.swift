import IBContent
import IBModel

/// Every segment of a segmented control is as wide as the widest title, or each is as wide as its own title
/// (UISegmentedControl.apportionsSegmentWidthsByContent, documented), or as wide as the file sets it
/// (UISegmentedControl.setWidth(_:forSegmentAt:), documented).
///
/// Source: Measurements/Controls.md#segmented-control (11 of 14 title sets, 2 of 2 set widths).
struct SegmentedControl: Control {
  let content: SegmentedControlContent

  private var segments: [SegmentedControlContent.Segment] { content.segments }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let metrics = context.metrics
    guard !segments.isEmpty else { return IntrinsicSize(width: nil, height: metrics.segmentedHeight) }
    return IntrinsicSize(
      width: widths(in: context).reduce(0, +) - metrics.segmentOverlap, height: metrics.segmentedHeight)
  }

  /// The width of each segment, in points.
  private func widths(in context: IntrinsicContext) -> [Double] {
    let own = segments.map { titleWidth(of: $0, in: context) + context.metrics.segmentPadding }
    let usual = content.fitsTitles ? own : Array(repeating: own.max() ?? 0, count: own.count)
    return zip(segments, usual).map { segment, usual in
      guard let set = segment.width, set > 0 else { return usual }
      return set + context.metrics.segmentOverlap
    }
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

  /// Draws a background, the selected segment on it, lines between the other segments, and the titles.
  func shapes(in context: DrawingContext) -> [Shape] {
    var shapes = [
      Shape.box(context.bounds, radius: context.fitting(Self.radius), fill: context.palette.faintFill)
    ]
    guard !segments.isEmpty else { return shapes }
    let bands = bands(in: context)
    let selected = content.selected
    if let selected { shapes.append(chosen(bands[selected], in: context)) }
    for number in segments.indices.dropFirst() where number != selected && number - 1 != selected {
      let line = Rect(
        x: bands[number].x - 0.5, y: context.size.height / 4, width: 1, height: context.size.height / 2)
      shapes.append(.box(line, fill: context.palette.separator))
    }
    for (segment, band) in zip(segments, bands) {
      if let title = title(of: segment, in: band, context) { shapes += Shape.text(title, clip: context.bounds) }
    }
    return shapes
  }

  /// The frames of the segments, from left to right.
  private func bands(in context: DrawingContext) -> [Rect] {
    let widths = widths(in: context.intrinsics)
    let share = context.size.width / max(widths.reduce(0, +), 1)
    var x = 0.0
    return widths.map { width in
      defer { x += width * share }
      return Rect(x: x, y: 0, width: width * share, height: context.size.height)
    }
  }

  private func chosen(_ band: Rect, in context: DrawingContext) -> Shape {
    let rect = Rect(
      x: band.x + Self.inset, y: Self.inset, width: max(band.width - 2 * Self.inset, 0),
      height: max(context.size.height - 2 * Self.inset, 0))
    return .box(
      rect, radius: context.fitting(Self.radius - Self.inset), fill: context.palette.chosenFill,
      stroke: DisplayColor.black.faded(to: 0.06), lineWidth: 0.5)
  }

  private func title(
    of segment: SegmentedControlContent.Segment, in band: Rect, _ context: DrawingContext
  ) -> SetText? {
    var style = TextSetter.Style(color: context.palette.label)
    style.alignment = .center
    let run = TextRun(text: segment.title.plain ?? "", font: context.intrinsics.metrics.segmentFont)
    return context.set([run], in: band, style)
  }

  var explainsItself: Bool { true }

  private static let radius = 8.0
  private static let inset = 2.0
}
