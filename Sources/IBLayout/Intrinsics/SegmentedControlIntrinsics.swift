import IBModel
import IBSyntax

/// A segmented control gives every segment the width of the widest title.
///
/// Source: facts/layout/open/OPEN.md 3 (11 of 14 title sets), facts/layout/intrinsic-sizes.json, segmentedControl.
enum SegmentedControlIntrinsics {
  static func size(of control: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let metrics = context.metrics
    let segments = control.element.child(named: .segments).map { Array($0.children(named: .segment)) } ?? []
    guard !segments.isEmpty else { return IntrinsicSize(width: nil, height: metrics.segmentedHeight) }
    let widest = segments.map { titleWidth(of: $0, in: context) }.max() ?? 0
    let width = Double(segments.count) * (widest + metrics.segmentPadding) - 1
    return IntrinsicSize(width: width, height: metrics.segmentedHeight)
  }

  private static func titleWidth(of segment: XMLElement, in context: IntrinsicContext) -> Double {
    if let image = ImageReference(segment, key: "image"), let size = context.size(of: image) { return size.width }
    let title = segment[.title] ?? segment.child(key: "title")?.text ?? ""
    return context.text.width(of: title, font: context.metrics.segmentFont).roundedUpToPoint
  }
}
