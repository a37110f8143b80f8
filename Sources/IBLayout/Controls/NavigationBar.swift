import IBModel
import IBSyntax

/// A navigation bar that is a view of the scene.
///
/// Source: Measurements/Controls.md#navigation-bar (31 of 31, two of them large).
struct NavigationBar: Control {
  private let hasLargeTitle: Bool

  init(_ source: ContentSource) { hasLargeTitle = source.flag(.largeTitles) == true }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let height = context.metrics.navigationBarHeight
    return IntrinsicSize(width: nil, height: hasLargeTitle ? height + Self.largeTitleHeight : height)
  }

  private static let largeTitleHeight = 52.0

  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar }
}
