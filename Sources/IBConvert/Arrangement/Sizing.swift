import IBModel

/// How the length of a view on one axis is determined: by the view or its content, or by the offered length.
enum LengthRule: Hashable, Sendable {
  case natural
  case fixed(Double)
  case hug
  case fill
  /// The length of the content, but at least a number of points.
  case least(Double)
  /// The offered length up to a number of points.
  case most(Double)
  /// The length that the ratio of the view gives.
  case ratio

  var fills: Bool { self == .fill }

  /// Whether the content of the view takes the whole length that it is offered.
  var stretchesContent: Bool {
    switch self {
    case .fill, .most, .ratio: true
    case .natural, .least, .fixed, .hug: false
    }
  }
}

enum GroupSizing {
  static func item(of items: [ArrangedItem]) -> ArrangedItem {
    var rects = items.first?.rects ?? []
    for item in items.dropFirst() { rects = zip(rects, item.rects).map { $0.union($1) } }
    return ArrangedItem(
      node: ViewNode.color(), rects: rects, filled: AxisSet { fills(items, rects, $0) }, ids: items.flatMap(\.ids),
      order: items.map(\.order).min() ?? 0, evidence: evidence(items, rects))
  }

  /// The evidence about the edges of a group: that of the views at these edges.
  private static func evidence(_ items: [ArrangedItem], _ rects: [Rect]) -> AxisPair<AxisEvidence> {
    AxisPair { axis in
      func ends(_ end: (Rect) -> Double, _ tie: KeyPath<AxisEvidence, AxisEvidence.Tie?>) -> AxisEvidence? {
        items.filter { item in
          zip(item.rects, rects).allSatisfy { abs(end($0) - end($1)) <= Tolerance.pixel }
        }.compactMap { $0.evidence?[axis] }.first { $0[keyPath: tie] == .outer }
      }
      let (first, last) = (ends({ $0.start(axis) }, \.start), ends({ $0.end(axis) }, \.end))
      var evidence = AxisEvidence()
      (evidence.start, evidence.startConstant) = (first?.start, first?.startConstant)
      (evidence.end, evidence.endConstant) = (last?.end, last?.endConstant)
      return evidence
    }
  }

  private static func fills(_ items: [ArrangedItem], _ rects: [Rect], _ axis: Axis) -> Bool {
    let rigid = items.filter { !$0.fills(axis) }
    guard rigid.count == items.count else {
      // The longest rigid view determines the length if it is always as long as the group.
      return !rigid.contains { item in
        zip(item.rects, rects).allSatisfy { abs($0.length(axis) - $1.length(axis)) <= Tolerance.pixel }
      }
    }
    // Gaps that vary take the remaining space.
    let groups = AxisGroups.of(items, axis)
    return groups.count == items.count && groups.map { $0[0] }.hasOpenGap(axis)
  }
}
