import IBModel

/// Finds the edges at which views keep their content in the safe area.
enum SafeAreaKeepers {
  static func of(_ views: [SceneView], seen: Range<Int>, isShown: (Int) -> Bool) -> [Int: EdgeSet] {
    var result: [Int: EdgeSet] = [:]
    for index in views.indices.reversed() {
      let view = views[index]
      guard view.holdsViews else { continue }
      let edges = Edge.allCases.filter { edge in seen.contains { view.safeAreas[$0][edge] > 0 } }
      if edges.isEmpty { continue }
      for child in view.children where isShown(child) {
        for edge in edges {
          let distances = distances(of: views[child], in: view, edge, seen)
          // A scroll view itself extends beyond the edge.
          let isKept =
            switch Constant.of(distances) {
            case 0: views[child].kind != .scrollView && result[child, default: []].contains(EdgeSet(edge))
            case nil: isAtSafeArea(distances, view, edge, seen)
            default: false
            }
          if isKept { result[index, default: []].insert(EdgeSet(edge)) }
        }
      }
    }
    return result
  }

  /// The distances in points of a child from an edge of a view, one for each configuration.
  private static func distances(of child: SceneView, in view: SceneView, _ edge: Edge, _ seen: Range<Int>) -> [Double] {
    seen.map { place in
      let rect = child.frames[place] ?? .zero
      let start = rect.start(edge.axis)
      if edge == .start(of: edge.axis) { return start }
      return (view.frames[place]?.length(edge.axis) ?? 0) - start - rect.length(edge.axis)
    }
  }

  /// Whether the distances from the safe area are constant or, at the sides, those from the margin next to it.
  private static func isAtSafeArea(_ distances: [Double], _ view: SceneView, _ edge: Edge, _ seen: Range<Int>) -> Bool {
    let fromSafeArea = zip(distances, seen).map { $0 - view.safeAreas[$1][edge] }
    if Constant.of(fromSafeArea) != nil { return true }
    return edge.axis == .horizontal && Constant.of(zip(fromSafeArea, seen).map { $0 - view.margins[$1] }) != nil
  }
}
