import IBModel
import IBSyntax

/// A segmented control gives every segment the width of the widest title.
///
/// Source: facts/layout/open/OPEN.md 3 (11 of 14 title sets), facts/layout/intrinsic-sizes.json, segmentedControl.
struct SegmentedControl: Control {
  private struct Segment {
    let title: TextContent
    let image: ImageReference?
  }

  private let segments: [Segment]

  init(_ source: ContentSource) {
    segments =
      source.element.child(named: .segments)?.children(named: .segment).map { segment in
        Segment(title: TextContent(title: segment), image: ImageReference(segment, key: "image"))
      } ?? []
  }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let metrics = context.metrics
    guard !segments.isEmpty else { return IntrinsicSize(width: nil, height: metrics.segmentedHeight) }
    let widest = segments.map { titleWidth(of: $0, in: context) }.max() ?? 0
    let width = Double(segments.count) * (widest + metrics.segmentPadding) - 1
    return IntrinsicSize(width: width, height: metrics.segmentedHeight)
  }

  private func titleWidth(of segment: Segment, in context: IntrinsicContext) -> Double {
    if let size = segment.image.flatMap(context.size) { return size.width }
    return context.text.width(of: segment.title.plain ?? "", font: context.metrics.segmentFont).roundedUpToPoint
  }

  func isEstimated(in context: IntrinsicContext) -> Bool { true }

  func alignmentInsets(in configuration: TraitConfiguration) -> Insets {
    ControlMetrics.of(configuration).segmentedInsets
  }
}
