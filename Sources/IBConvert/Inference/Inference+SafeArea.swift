import IBLayout
import IBModel
import ProposalLayout

extension Inference {
  /// How much of a view is outside of the safe area, where it keeps to it: what scrolls does, and so does a view whose
  /// own views are placed from the safe area. Only edges at the ends of the scene count.
  func clip(of index: Int, _ horizontal: LengthRule, _ vertical: LengthRule) -> [EdgeInsets]? {
    let view = scene.views[index]
    let edges = Edge.allCases.filter { edge in
      let insets = seen.map { view.safeAreas[$0][edge] }
      guard insets.contains(where: { $0 > 0 }), !(edge.axis == .horizontal ? horizontal : vertical).isFixed,
        Constant.equal(insets, seen.map { scene.safeAreas[$0][edge] })
      else { return false }
      return view.kind.scrolls ? edge.axis == .vertical : keeps(index, edge)
    }
    guard !edges.isEmpty else { return nil }
    return seen.map { index in
      var insets = EdgeInsets.zero
      for edge in edges { insets[edge] = view.safeAreas[index][edge] }
      return insets
    }
  }

  /// Whether a view inside, or inside of one that reaches the same edge, is placed from the safe area or the margin
  /// beside it.
  private func keeps(_ index: Int, _ edge: Edge) -> Bool { keepers[index, default: []].contains(EdgeSet(edge)) }

  /// The edges on which views keep to the safe area for what is inside of them, by place.
  static func keepers(in scene: ConvertibleScene) -> [Int: EdgeSet] {
    let seen = 0..<scene.seenCount
    var result: [Int: EdgeSet] = [:]
    // What is inside of a view comes after it.
    for index in scene.views.indices.reversed() {
      let view = scene.views[index]
      let safe = seen.map { view.safeAreas[$0] }
      let edges = Edge.allCases.filter { edge in safe.contains { $0[edge] > 0 } }
      guard !edges.isEmpty, view.holdsViews else { continue }
      let bounds = seen.map { view.frames[$0].map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero }
      let region = Region(rects: bounds, safe: safe, margins: seen.map { view.margins[$0] }, hugs: [])
      for child in view.children where scene.isShown(child) {
        let rects = seen.map { scene.views[child].frames[$0] ?? .zero }
        for edge in edges {
          func isConstant(_ reference: Region.Reference) -> Bool {
            Constant.of(region.insets(of: rects, edge, from: reference)) != nil
          }
          let isKept =
            isConstant(.bounds)
            ? Constant.of(region.insets(of: rects, edge, from: .bounds)) == 0
              && scene.views[child].kind != .scrollView && result[child, default: []].contains(EdgeSet(edge))
            : isConstant(.safe) || edge.axis == .horizontal && isConstant(.margin)
          if isKept { result[index, default: []].insert(EdgeSet(edge)) }
        }
      }
    }
    return result
  }
}
