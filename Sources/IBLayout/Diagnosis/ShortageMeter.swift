import IBContent
import IBModel
import IBSource
import LinearSolver

/// How many points a container lacks or has too many for the constraints of a conflict.
struct ConflictShortage {
  /// How many points the container is too small; negative if it is too large. Views that get no length count with that of
  /// the constraint that is broken for it; without one they count as 0, so that the layout may lack more.
  let points: Double
  /// A view, and the axis on which it is too small.
  let container: Int
  let axis: Axis
  /// If constraints take shares of the container, or center a view in a container that is too large, people see fewer
  /// points: those by which the broken constraint misses its length or position.
  let miss: Double?
  /// The constraints that together have the shortage.
  let constraints: [String]

  /// What two shortages of one kind in one container and axis may share: a constraint.
  struct Share: Hashable {
    let container: Int
    let axis: Axis
    let isExcess: Bool
    let constraint: String
  }

  var shares: [Share] {
    constraints.map { Share(container: container, axis: axis, isExcess: points < 0, constraint: $0) }
  }
}

/// Measures the shortages of conflicts.
struct ShortageMeter {
  private let island: SolvedIsland
  private var scene: ResolvedScene { island.scene }

  init(island: SolvedIsland) { self.island = island }

  /// More conflicts would not help a reader, and measuring each takes time.
  private static let mostMeasured = 100

  /// The facts about one conflict.
  struct Measure {
    /// The factors of its rows in the combination in which all variables cancel; nil if there is none, or if it was not
    /// computed.
    var factors: [Double]?
    /// The largest shortage of the conflicts that share constraints with it; nil for a conflict without a container.
    var shortage: ConflictShortage?
    /// Whether views without a length take some of what the conflict leaves the broken constraint.
    let isLeast: Bool
  }

  /// A measure for each conflict.
  func measures(of conflicts: [RowConflict]) -> [Measure] {
    let factors = conflicts.prefix(Self.mostMeasured).map {
      CancellingCombination.factors(of: $0.members.map(\.expression))
    }
    let given = givenLengths(conflicts)
    let shortages = largest(
      of: zip(conflicts, factors).map { conflict, factors in factors.flatMap { shortage(conflict, $0, given) } })
    return conflicts.enumerated().map { place, conflict in
      let isFlat = conflict.members.contains { $0.isOfLength && given[$0.expression.term(0).variable] == nil }
      guard place < factors.count else { return Measure(isLeast: isFlat) }
      return Measure(factors: factors[place], shortage: shortages[place], isLeast: isFlat)
    }
  }

  /// The lengths in points that broken constraints give views, by their variables.
  private func givenLengths(_ conflicts: [RowConflict]) -> [Variable: Double] {
    let broken = conflicts.lazy.map(\.rejected).filter { row in
      guard case .document = row.origin, row.relation == .equal, row.expression.termCount == 1 else { return false }
      return row.expression.term(0).coefficient == 1 && row.expression.constant < 0
    }
    return Dictionary(
      broken.map { ($0.expression.term(0).variable, -$0.expression.constant) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where conflicts share constraints, the largest shortage or excess. The others lack less, because the solver has given up
  /// constraints for it.
  private func largest(of own: [ConflictShortage?]) -> [ConflictShortage?] {
    var largest: [ConflictShortage.Share: ConflictShortage] = [:]
    for shortage in own.compactMap(\.self) {
      for share in shortage.shares where abs(shortage.points) > abs(largest[share]?.points ?? 0) {
        largest[share] = shortage
      }
    }
    return own.map { shortage in
      shortage.map { own in
        let most = own.shares.compactMap { largest[$0] }.max { abs($0.points) < abs($1.points) } ?? own
        return ConflictShortage(
          points: most.points, container: own.container, axis: own.axis, miss: own.miss, constraints: most.constraints)
      }
    }
  }

  /// In one combination of the rows of a minimal conflict, all variables cancel. The constants that remain, divided by
  /// the factor of the row for the container's width or height, are the shortage. If several containers have such a
  /// row, the first that is too small counts.
  ///
  /// - Parameter given: the lengths that broken constraints give views.
  private func shortage(
    _ conflict: RowConflict, _ factors: [Double], _ given: [Variable: Double]
  ) -> ConflictShortage? {
    let rest = factors.indices.reduce(0) { $0 + factors[$1] * conflict.members[$1].expression.constant }
    let broken = zip(conflict.members, factors).first { $0.0.origin == conflict.rejected.origin }?.1 ?? 0
    let ids = conflict.members.compactMap { if case .document(let id) = $0.origin { id } else { nil } }
    let takesShare = containsShare(ids)
    let flat = zip(conflict.members, factors).reduce(0) { sum, member in
      sum + (member.0.isOfLength ? abs(member.1) * (given[member.0.expression.term(0).variable] ?? 0) : 0)
    }
    let all = zip(conflict.members, factors).compactMap { row, factor -> ConflictShortage? in
      guard case .container(let view) = row.origin, row.expression.constant != 0,
        abs(factor) > CancellingCombination.least
      else { return nil }
      // The row is the length's variable minus the length, or the negative of that.
      let axis: Axis = row.expression.term(0).variable == island.variables.width(view) ? .horizontal : .vertical
      let unit = takesShare ? unit(conflict.members, factors, axis) : 0
      // A larger container would ask for more, too. People add up the lengths in the present one.
      let whole = abs(factor) < Self.lessThanWhole * unit ? (factor < 0 ? -unit : unit) : factor
      let own = row.expression.constant < 0 ? rest / whole : -rest / whole
      let points = own > 0 ? own + flat / abs(whole) : own
      let isMissed =
        whole != factor || points < 0 && scene.constraints.contains { $0.isOfCenter && ids.contains($0.id) }
      let miss = isMissed && abs(broken) > CancellingCombination.least ? abs(rest / broken) : nil
      return ConflictShortage(points: points, container: view, axis: axis, miss: miss, constraints: ids)
    }
    return all.first { $0.points > 0 } ?? all.first
  }

  /// Whether a constraint of a conflict takes a share of a length of the same axis.
  private func containsShare(_ ids: [String]) -> Bool {
    scene.constraints.contains { constraint in
      constraint.multiplier != 1 && constraint.second != nil
        && constraint.secondAttribute.rawValue == constraint.firstAttribute.axis.length.rawValue
        && ids.contains(constraint.id)
    }
  }

  /// A part of a whole, below 1 because factors are rounded. Chosen, not measured.
  private static let lessThanWhole = 0.99

  /// The least factor of a row of the axis that adds lengths and distances, or of any row if there is none. If the factor of
  /// the container's row is smaller, the conflict takes a share of the container, so that a larger one asks for more.
  private func unit(_ rows: [LinearConstraint], _ factors: [Double], _ axis: Axis) -> Double {
    let lengths = Set(
      island.members.flatMap { view in
        [axis.position, axis.length].map { island.variables.variable(view, $0) }
          + [island.variables.content(view, axis)]
          .compactMap(\.self)
      })
    let weights = zip(rows, factors).filter { row, factor in
      if case .container = row.origin { return false }
      return abs(factor) > CancellingCombination.least
        && row.expression.terms.contains { lengths.contains($0.variable) }
    }
    let sums = weights.filter { row, _ in
      row.expression.termCount > 1 && row.expression.terms.allSatisfy { abs($0.coefficient) == 1 }
    }
    return (sums.isEmpty ? weights : sums).map { abs($0.1) }.min() ?? 0
  }
}

extension ResolvedConstraint {
  /// Whether it is about the center of a view.
  var isOfCenter: Bool {
    [firstAttribute, secondAttribute].contains { $0 == .centerX || $0 == .centerY }
  }
}

extension LinearConstraint {
  /// Whether it keeps a length from being negative.
  fileprivate var isOfLength: Bool { if case .length = origin { true } else { false } }
}
