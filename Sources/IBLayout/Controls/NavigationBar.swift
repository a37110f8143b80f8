import IBContent
import IBModel

/// A navigation bar that is a view of the scene.
///
/// Source: Measurements/Controls.md#navigation-bar (31 of 31, two of them large; in a sheet 6 of 6).
struct NavigationBar: Control {
  let content: NavigationBarContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let height = height(in: context)
    return IntrinsicSize(width: nil, height: content.hasLargeTitle ? height + Self.largeTitleHeight : height)
  }

  /// The height without the large title.
  private func height(in context: IntrinsicContext) -> Double {
    context.isInSheet ? context.metrics.sheetNavigationBarHeight : context.metrics.navigationBarHeight
  }

  /// The cache of sizes does not distinguish whether a view is in a sheet.
  var sizeDependsOnMoreTraits: Bool { true }

  private static let largeTitleHeight = 52.0

  // MARK: - Drawing

  /// A bar outside a navigation controller has its standard appearance (UINavigationBar.scrollEdgeAppearance).
  func background(in context: DrawingContext) -> DisplayColor? { context.barItems(content.look).background }

  func shapes(in context: DrawingContext) -> [Shape] {
    let setter = context.barItems(content.look)
    let height = min(height(in: context.intrinsics), context.size.height)
    let row = Rect(
      x: 0, y: content.hasLargeTitle ? 0 : context.size.height - height, width: context.size.width, height: height)
    let items = setter.navigation(left: content.left, right: content.right, back: nil, beside: content.title, in: row)
    let rest = Rect(x: 0, y: row.maxY, width: row.width, height: max(context.size.height - row.maxY, 0))
    let words =
      content.hasLargeTitle
      ? setter.largeTitle(content.title, in: rest) : setter.title(content.title, in: row, beside: items)
    return context.shapes(of: items) + (words.map { Shape.text($0, clip: context.bounds) } ?? [])
  }

  var explainsItself: Bool { !content.title.isEmpty || !content.left.isEmpty || !content.right.isEmpty }
}
