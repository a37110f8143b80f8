import IBModel
import IBSyntax

/// A navigation bar that is a view of the scene.
///
/// Source: Measurements/Controls.md#navigation-bar (31 of 31, two of them large; in a sheet 6 of 6).
struct NavigationBar: Control {
  private let hasLargeTitle: Bool
  private let look: BarLook
  private let title: String
  private let left: [BarButton]
  private let right: [BarButton]

  /// Of the items of a bar the last one is shown (UINavigationBar.topItem, documented).
  init(_ source: ContentSource) {
    hasLargeTitle = source.flag(.largeTitles) == true
    look = BarLook(source.element)
    let item = source.element.child(named: .items)?.children(named: .navigationItem).reduce(nil) { $1 }
    title = item?[.title] ?? ""
    left = item.map { BarButton.items($0, single: "leftBarButtonItem", several: .leftBarButtonItems) } ?? []
    right = item.map { BarButton.items($0, single: "rightBarButtonItem", several: .rightBarButtonItems) } ?? []
  }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let height = height(in: context)
    return IntrinsicSize(width: nil, height: hasLargeTitle ? height + Self.largeTitleHeight : height)
  }

  /// Without the large title.
  private func height(in context: IntrinsicContext) -> Double {
    context.isInSheet ? context.metrics.sheetNavigationBarHeight : context.metrics.navigationBarHeight
  }

  /// A sheet is not among the traits that sizes are remembered for.
  var sizeDependsOnMoreTraits: Bool { true }

  private static let largeTitleHeight = 52.0

  // MARK: - Drawing

  /// A bar outside of a navigation controller has its standard appearance (UINavigationBar.scrollEdgeAppearance).
  func background(in context: DrawingContext) -> DisplayColor? { context.barItems(look).background }

  func shapes(in context: DrawingContext) -> [Shape] {
    let setter = context.barItems(look)
    let height = min(height(in: context.intrinsics), context.size.height)
    let row = Rect(x: 0, y: hasLargeTitle ? 0 : context.size.height - height, width: context.size.width, height: height)
    let items = setter.navigation(left: left, right: right, back: false, in: row)
    let rest = Rect(x: 0, y: row.maxY, width: row.width, height: max(context.size.height - row.maxY, 0))
    let words = hasLargeTitle ? setter.largeTitle(title, in: rest) : setter.title(title, in: row, beside: items)
    return context.shapes(of: items) + (words.map { Shape.text($0, clip: context.bounds) } ?? [])
  }

  var explainsItself: Bool { !title.isEmpty || !left.isEmpty || !right.isEmpty }
}
