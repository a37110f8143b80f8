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
  private func keeps(_ index: Int, _ edge: Edge) -> Bool { scene.keepers[index, default: []].contains(EdgeSet(edge)) }
}
