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

  private func keeps(_ index: Int, _ edge: Edge) -> Bool {
    let bounds = bounds(of: index)
    let safe = seen.map { scene.views[index].safeAreas[$0] }
    let region = Region(rects: bounds, safe: safe, margins: nil, hugs: [])
    return shownChildren(index).contains { child in
      let rects = seen.map { scene.views[child].frames[$0] ?? .zero }
      return Constant.of(region.insets(of: rects, edge, from: .bounds)) == nil
        && Constant.of(region.insets(of: rects, edge, from: .safe)) != nil
    }
  }
}
