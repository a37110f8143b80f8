/// Where a view is placed in both directions: a guide for each.
package struct Alignment: Hashable, Sendable {
  package var horizontal: Guide
  package var vertical: Guide

  package init(_ horizontal: Guide, _ vertical: Guide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.horizontalCenter, .verticalCenter)
  package static let leading = Alignment(.leading, .verticalCenter)
  package static let trailing = Alignment(.trailing, .verticalCenter)
  package static let top = Alignment(.horizontalCenter, .top)
  package static let bottom = Alignment(.horizontalCenter, .bottom)
  package static let topLeading = Alignment(.leading, .top)
  package static let topTrailing = Alignment(.trailing, .top)
  package static let bottomLeading = Alignment(.leading, .bottom)
  package static let bottomTrailing = Alignment(.trailing, .bottom)

  /// The alignments that SwiftUI has names for.
  package static let named: [(name: String, alignment: Alignment)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]

  package subscript(_ axis: Axis) -> Guide { axis == .horizontal ? horizontal : vertical }
}
