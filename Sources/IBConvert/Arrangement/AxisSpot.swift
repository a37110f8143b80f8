import IBModel

/// The position of a view in its container's region, on one axis.
struct AxisSpot {
  enum Place { case fill, start, center, end }

  var place: Place
  var before: Double
  var after: Double
  var overflows = false

  /// The position of a view with these distances to the ends of its region, one for each configuration.
  ///
  /// - Parameter hugs: whether the views determine the length of the region.
  /// - Returns: nil if no arrangement can express the distances.
  static func of(_ item: ArrangedItem, _ axis: Axis, _ starts: [Double], _ ends: [Double], hugs: Bool) -> AxisSpot? {
    guard var spot = place(item, axis, starts, ends, hugs: hugs) else { return nil }
    spot.overflows = starts.contains { $0 < -Tolerance.pixel } || ends.contains { $0 < -Tolerance.pixel }
    return spot
  }

  /// The edge or middle whose distance changes least, with the distances in the first configuration.
  ///
  /// If two distances change equally, constraints decide. This is a guess, not a proof.
  static func nearest(_ item: ArrangedItem, _ axis: Axis, _ starts: [Double], _ ends: [Double], fills: Bool) -> AxisSpot
  {
    let (before, after) = (starts.first ?? 0, ends.first ?? 0)
    if fills { return AxisSpot(place: .fill, before: before, after: after, overflows: true) }
    let evidence = item.evidence[axis]
    let middles = zip(starts, ends).map { ($0 - $1) / 2 }
    let middle = 2 * (middles.first ?? 0)
    let spots: [(spread: Double, isTied: Bool, spot: AxisSpot)] = [
      (spread(starts), evidence?.start == .outer, AxisSpot(place: .start, before: before, after: 0)),
      (spread(ends), evidence?.end == .outer, AxisSpot(place: .end, before: 0, after: after)),
      (
        spread(middles), evidence?.center == .outer,
        AxisSpot(place: .center, before: max(0, middle), after: max(0, -middle))
      ),
    ]
    let least = spots.map(\.spread).min() ?? 0
    let near = spots.filter { $0.spread <= least + Tolerance.pixel }
    var spot = (near.first(where: \.isTied) ?? near.first ?? spots[0]).spot
    spot.overflows = true
    return spot
  }

  private static func spread(_ distances: [Double]) -> Double { (distances.max() ?? 0) - (distances.min() ?? 0) }

  private static func place(
    _ item: ArrangedItem, _ axis: Axis, _ starts: [Double], _ ends: [Double], hugs: Bool
  ) -> AxisSpot? {
    let before = Constant.of(starts)
    let after = Constant.of(ends)
    if item.fills(axis) || hugs {
      guard let before, let after else { return nil }
      return AxisSpot(place: .fill, before: before, after: after)
    }
    let difference = Constant.of(zip(starts, ends).map { $0 - $1 })
    for place in order(item.evidence[axis], isCentered: difference == 0) {
      switch place {
      case .start: if let before { return AxisSpot(place: .start, before: before, after: 0) }
      case .end: if let after { return AxisSpot(place: .end, before: 0, after: after) }
      case .center:
        if let difference {
          return AxisSpot(place: .center, before: max(0, difference), after: max(0, -difference))
        }
      case .fill: break
      }
    }
    return nil
  }

  private static func order(_ evidence: AxisEvidence?, isCentered: Bool) -> [Place] {
    guard let evidence, evidence.start != nil || evidence.end != nil || evidence.center != nil else {
      return isCentered ? [.center, .start, .end] : [.start, .end, .center]
    }
    if evidence.start == .outer { return [.start, .center, .end] }
    if evidence.end == .outer { return [.end, .center, .start] }
    if evidence.center == .outer || isCentered { return [.center, .start, .end] }
    return [.start, .end, .center]
  }
}

extension AxisSpot.Place {
  func guide(_ axis: Axis) -> Guide {
    switch (self, axis) {
    case (.start, .horizontal): .leading
    case (.end, .horizontal): .trailing
    case (_, .horizontal): .horizontalCenter
    case (.start, .vertical): .top
    case (.end, .vertical): .bottom
    case (_, .vertical): .verticalCenter
    }
  }
}
