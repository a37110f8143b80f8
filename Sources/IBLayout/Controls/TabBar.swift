import IBContent
import IBModel

struct TabBar: Control {
  let content: TabBarContent

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: Self.rowHeight)
  }

  /// A tab bar covers the home indicator's inset, for example (stored frame of a tab bar at the bottom of a scene: 83;
  /// elsewhere: 49).
  var coversSafeAreaBelow: Bool { true }

  // MARK: - Drawing

  func background(in context: DrawingContext) -> DisplayColor? { context.barItems(content.look).background }

  /// No item is selected until code selects one (UITabBar.selectedItem, documented).
  func shapes(in context: DrawingContext) -> [Shape] {
    let row = Rect(x: 0, y: 0, width: context.size.width, height: min(Self.rowHeight, context.size.height))
    return context.shapes(of: context.barItems(content.look).tabs(content.items, in: row, chosen: nil))
  }

  var explainsItself: Bool { !content.items.isEmpty }

  private static let rowHeight = 49.0
}
