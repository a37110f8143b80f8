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
  /// The views and edges that constraints attach the item to.
  var evidence: AxisPair<AxisEvidence>?
  /// The axes on which the content or the app's class may determine the length, even if the layout does not know it.
  var ownLengths: AxisSet = []

  /// The kind of a view; nil for several views.
  var kind: ViewKind?
  /// The largest lengths of a view that takes the offered length up to them.
  var most = AxisPair<Double?> { _ in nil }

  func fills(_ axis: Axis) -> Bool { filled.contains(axis) }

  func overlaps(_ other: ArrangedItem) -> Bool {
    zip(rects, other.rects).contains { $0.overlaps($1, within: Tolerance.proof) }
  }

  func contains(_ other: ArrangedItem) -> Bool {
    zip(rects, other.rects).allSatisfy { $0.contains($1, within: Tolerance.pixel) }
  }
}

extension [ArrangedItem] {
  /// Whether a gap between two items, in the order of an axis, differs between configurations.
  func hasOpenGap(_ axis: Axis) -> Bool {
    zip(self, dropFirst()).contains { first, next in
      Constant.of(zip(first.rects, next.rects).map { $1.start(axis) - $0.end(axis) }) == nil
    }
  }

  /// The items, the lowest first. Most lists are in this order already.
  var inDrawingOrder: [ArrangedItem] {
    if indices.dropFirst().allSatisfy({ self[$0 - 1].order <= self[$0].order }) { return self }
    return sorted { $0.order < $1.order }
  }
}

extension ContainerSpace {
  /// The reference from which most distances between the views and an edge are constant.
  func reference(_ edge: Edge, of items: [ArrangedItem]) -> Reference {
    guard isUsable(.bounds, edge) || isUsable(.margin, edge) else { return .safe }
    var best = Reference.safe
    var most = -1
    for reference in Reference.allCases where isUsable(reference, edge) {
      // Items are large, so they are accessed in place and not copied.
      let count = items.indices.count { index in
        let rects = items[index].rects
        return Constant.of(rects.indices.lazy.map { inset(of: rects[$0], edge, from: reference, $0) }) != nil
      }
      if count > most { (best, most) = (reference, count) }
    }
    return best
  }
}
