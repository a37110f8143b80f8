import IBModel
import IBSyntax

/// A tab bar that is a view of the scene.
struct TabBar: Control {
  private let look: BarLook
  private let items: [TabItem]

  init(_ source: ContentSource) {
    look = BarLook(source.element)
    items = source.element.child(named: .items)?.children(named: .tabBarItem).map { TabItem($0) } ?? []
  }

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: Self.rowHeight)
  }

  /// The inset of the home indicator, for instance (stored frame of a scene with one at its bottom, 83; bars above it
  /// have 49).
  var coversSafeAreaBelow: Bool { true }

  // MARK: - Drawing

  func background(in context: DrawingContext) -> DisplayColor? { context.barItems(look).background }

  /// No item is chosen before code does so (UITabBar.selectedItem, documented).
  func shapes(in context: DrawingContext) -> [Shape] {
    let row = Rect(x: 0, y: 0, width: context.size.width, height: min(Self.rowHeight, context.size.height))
    return context.shapes(of: context.barItems(look).tabs(items, in: row, chosen: nil))
  }

  var explainsItself: Bool { !items.isEmpty }

  private static let rowHeight = 49.0
}
