/// Where a view belongs among layers, so that views that overlap are drawn in the order of the document.
struct LayerOrder {
  /// The ids of the views that the view covers, and of those that cover it.
  private let below: Set<String>
  private let above: Set<String>
  private let isFirst: Bool

  /// - Parameter isFirst: whether the view is the first of several possible layers, and not the last; nil if this
  ///   depends on whether other views cover it.
  init(_ item: ArrangedItem, _ others: [ArrangedItem], isFirst: Bool? = nil) {
    let overlapping = others.filter { item.overlaps($0) }
    below = Set(overlapping.filter { $0.order < item.order }.flatMap(\.ids))
    above = Set(overlapping.filter { $0.order > item.order }.flatMap(\.ids))
    self.isFirst = isFirst ?? !above.isEmpty
  }

  /// The index of the view's layer; nil if one layer has views on both sides of it.
  func place(among layers: [ViewNode]) -> Int? {
    let first = layers.lastIndex { $0.contains(below) }.map { $0 + 1 } ?? 0
    let last = layers.firstIndex { $0.contains(above) } ?? layers.count
    guard first <= last else { return nil }
    return isFirst ? first : last
  }
}

extension ViewNode {
  /// Whether a view, or a frame around it, has one of some ids.
  fileprivate func contains(_ ids: Set<String>) -> Bool {
    ([id] + modifiers.map(\.id)).contains { $0.map(ids.contains) ?? false }
      || (children + modifiers.flatMap(\.content)).contains { $0.contains(ids) }
  }
}
