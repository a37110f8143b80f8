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
      let space = ContainerSpace(
        rects: seen.map { Rect(origin: .zero, size: view.frames[$0]?.size ?? .zero) },
        safe: seen.map { view.safeAreas[$0] }, margins: Array(view.margins[seen]), contentSizedAxes: [])
      for child in view.children where isShown(child) {
        for edge in edges {
          let insets = { space.insets(of: seen.map { views[child].frames[$0] ?? .zero }, edge, from: $0) }
          // A scroll view itself extends beyond the edge.
          let isKept =
            switch Constant.of(insets(.bounds)) {
            case 0: views[child].kind != .scrollView && result[child, default: []].contains(edge)
            case nil:
              Constant.of(insets(.safe)) != nil || edge.axis == .horizontal && Constant.of(insets(.margin)) != nil
            default: false
            }
          if isKept { result[index, default: []].insert(EdgeSet(edge)) }
        }
      }
    }
    return result
  }
}
