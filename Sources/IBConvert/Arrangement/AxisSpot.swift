import IBModel

/// The position of a view in its container's region, on one axis.
struct AxisSpot {
  enum Place { case fill, start, center, end }

  let place: Place
  let before: Double
  let after: Double
  let overflows: Bool

  /// The position of a view with these distances to the ends of its region, one for each configuration.
  ///
  /// - Parameter hugs: whether the views determine the length of the region.
  /// - Parameter isLoose: whether distances may change. If all do, the view is at the edge or middle whose distance
  ///   changes least. This is a guess, not a proof.
  /// - Returns: nil if no arrangement can express the distances.
  static func of(
    _ item: ArrangedItem, _ axis: Axis, _ starts: [Double], _ ends: [Double], hugs: Bool, isLoose: Bool = false
  ) -> AxisSpot? {
    let differences = zip(starts, ends).map { $0 - $1 }
    if let most = item.most[axis], let spot = limited(item.rects.map { $0.length(axis) }, most, starts, ends) {
      return spot
    }
    let places =
      item.fills(axis) || hugs ? [.fill] : order(item.evidence?[axis], isCentered: Constant.of(differences) == 0)
    func distances(_ place: Place) -> [[Double]] {
      switch place {
      case .fill: [starts, ends]
      case .start: [starts]
      case .end: [ends]
      case .center: [differences]
      }
    }
    for place in places {
      let lengths = distances(place).compactMap { Constant.of($0) }
      guard lengths.count == distances(place).count else { continue }
      return AxisSpot(place, lengths, overflows: (starts + ends).contains { $0 < -Tolerance.pixel })
    }
    func spread(_ place: Place) -> Double {
      let spread = (distances(place)[0].max() ?? 0) - (distances(place)[0].min() ?? 0)
      return place == .center ? spread / 2 : spread
    }
    let least = places.map(spread).min() ?? 0
    let place = places.first { spread($0) <= least + Tolerance.pixel }
    guard isLoose, let place else { return nil }
    let lengths = zip(distances(place), place == .end ? [Edge.end(of: axis)] : [.start(of: axis), .end(of: axis)]).map {
      Constant.of($0) ?? (place == .center ? 0 : item.evidence?[axis].constant($1) ?? Constant.margin($0))
    }
    return AxisSpot(place, lengths, overflows: true)
  }

  /// The position of a view that is as long as the region leaves room for, up to a number of points.
  private static func limited(
    _ lengths: [Double], _ most: Double, _ starts: [Double], _ ends: [Double]
  ) -> AxisSpot? {
    let narrow = lengths.indices.filter { lengths[$0] < most - Tolerance.pixel }
    guard let before = Constant.of(narrow.map { starts[$0] }), let after = Constant.of(narrow.map { ends[$0] }) else {
      return nil
    }
    let differences = zip(starts, ends).map { $0 - $1 }
    var place: Place?
    if Constant.of(differences) == before - after { place = .center }
    if Constant.of(starts) != nil { place = .start }
    if Constant.of(ends) != nil { place = .end }
    return place.map { AxisSpot($0, before: before, after: after) }
  }

  private init(_ place: Place, before: Double, after: Double) {
    (self.place, self.before, self.after, overflows) = (place, before, after, false)
  }

  /// The middle, for a view with the same middle in all configurations; nil for any other view.
  ///
  /// A constraint from an edge may leave a pixel more on one side. More than that would be found in the written file.
  static func middle(_ starts: [Double], _ ends: [Double]) -> AxisSpot? {
    let differences = zip(starts, ends).map { abs($0 - $1) }
    guard differences.allSatisfy({ $0 <= Tolerance.candidate }) else { return nil }
    return AxisSpot(.center, [0], overflows: (starts + ends).contains { $0 < -Tolerance.pixel })
  }

  private init(_ place: Place, _ lengths: [Double], overflows: Bool) {
    (self.place, self.overflows) = (place, overflows)
    switch place {
    case .fill: (before, after) = (lengths[0], lengths[1])
    case .start: (before, after) = (lengths[0], 0)
    case .end: (before, after) = (0, lengths[0])
    case .center: (before, after) = (max(0, lengths[0]), max(0, -lengths[0]))
    }
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
