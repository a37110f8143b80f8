import IBModel

/// Reports views with an unknown intrinsic size, for which Keyline uses the stored size.
///
/// A view whose constraints determine its size is not reported.
enum UnknownSizes {
  static func issues(of island: SolvedIsland) -> [LayoutIssue] {
    island.inner.flatMap { view -> [LayoutIssue] in
      guard island.unknownSizes.contains(view) else { return [] }
      return Axis.allCases.filter { island.solution.kept[view].contains($0.length) }.map { axis in
        LayoutIssue(
          .unsupported, view: island.id(view), axis: axis.length,
          message:
            "\(island.name(view)) has an unknown intrinsic \(axis.length.rawValue); Keyline uses the "
            + "\(axis.length.rawValue) stored in the file"
        )
      }
    }
  }
}
