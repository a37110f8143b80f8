/// Tells of views whose natural size is not known, so that the size they were drawn with stands in for it.
///
/// Only where that reaches the layout: a view that its constraints size is no worse for it.
enum UnknownSizes {
  static func issues(of island: SolvedIsland) -> [LayoutIssue] {
    island.inner.flatMap { view -> [LayoutIssue] in
      guard island.unknownSizes.contains(view) else { return [] }
      return LayoutAxis.allCases.filter { island.solution.kept[view].contains($0.length) }.map { axis in
        LayoutIssue(
          .unsupported, view: island.id(view), axis: axis.length,
          message: "nothing tells the natural \(axis.length.rawValue) of '\(island.id(view))'; the drawn one stands in")
      }
    }
  }
}
