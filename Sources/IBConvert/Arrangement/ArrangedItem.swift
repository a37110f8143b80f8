import IBModel

/// A view, or several views that an arrangement treats as one.
struct ArrangedItem {
  var node: ViewNode
  /// The frames in the container's coordinates in points, one for each configuration.
  var rects: [Rect]
  /// The axes on which the item takes the offered length.
  var filled: AxisSet
  /// The ids of the views, and the index of the lowest one in the scene.
  var ids: [String]
  var order: Int
  /// The views and edges that constraints attach the item to; empty for several views.
  var evidence = Evidence()

  /// The evidence on both axes. It is a class because items are copied often, and it is their largest part.
  final class Evidence: Sendable {
    let horizontal: AxisEvidence?
    let vertical: AxisEvidence?

    init(horizontal: AxisEvidence? = nil, vertical: AxisEvidence? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    subscript(_ axis: Axis) -> AxisEvidence? { axis == .horizontal ? horizontal : vertical }
  }

  func fills(_ axis: Axis) -> Bool { filled.contains(axis) }

  func overlaps(_ other: ArrangedItem) -> Bool {
    zip(rects, other.rects).contains { $0.overlaps($1, within: Tolerance.proof) }
  }

  func contains(_ other: ArrangedItem) -> Bool {
    zip(rects, other.rects).allSatisfy { $0.contains($1, within: Tolerance.pixel) }
  }
}

extension [ArrangedItem] {
  /// The items, the lowest first. Most lists are in this order already.
  var inDrawingOrder: [ArrangedItem] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1].order <= self[$0].order }) { return self }
    return sorted { $0.order < $1.order }
  }
}
