import IBContent
import IBModel
import IBSource
import LinearSolver

/// How many points a container lacks or has too many for the constraints of a conflict.
struct ConflictShortage {
  /// How many points the container is too small; negative if it is too large.
  let points: Double
  /// A view, and the axis on which it is too small.
  let container: Int
  let axis: Axis
  /// If constraints take shares of the container, or center a view in a container that is too large, people see fewer
  /// points: those by which the broken constraint misses its length or position.
  let miss: Double?
  /// The constraints that together have the shortage.
  let constraints: [String]
  /// How many views the shortage includes that get no length, but have a content.
  let contents: Int
  /// Whether other constraints break because of the same shortage. The broken one then misses only a part of it.
  var isShared = false

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
  /// The lengths that contents resist to fall below, by the variables of the lengths.
  private let contentLengths: [Variable: Double]
  /// The lengths that broken constraints of the document ask for, by the variables of the lengths.
  private let brokenLengths: [Variable: BrokenLength]

  init(island: SolvedIsland) {
    self.island = island
    let system = island.solution.system
    let preferences = system.rows.compactMap { ContentPreference($0, island.variables) }
    contentLengths = Dictionary(
      preferences.filter { !$0.isHugging && $0.priority >= Self.usualResistance }.map {
        ($0.variable, $0.intrinsicLength)
      },
      uniquingKeysWith: max)
    brokenLengths = Dictionary(
      system.conflicts.compactMap { BrokenLength($0.rejected, value: system.value) }.map { ($0.variable, $0) },
      uniquingKeysWith: { $0.points < $1.points ? $1 : $0 })
  }

  /// A length that a broken constraint of the document asks for.
  private struct BrokenLength {
    let variable: Variable
    let points: Double
    /// The constraint.
    let id: String

    /// Nil for a row of another kind, and for one that limits the length only from above.
    ///
    /// If the row compares two lengths, the broken one is that of 0.
    ///
    /// - Parameter value: of a variable in the layout.
    init?(_ row: LinearConstraint, value: (Variable) -> Double) {
      guard case .document(let id) = row.origin, (1...2).contains(row.expression.termCount) else { return nil }
      let terms = Array(row.expression.terms)
      let place = terms.count == 1 ? 0 : terms.firstIndex { abs(value($0.variable)) < Self.least }
      guard let term = place.map({ terms[$0] }), term.coefficient != 0 else { return nil }
      let isLeast = term.coefficient > 0 ? row.relation != .lessThanOrEqual : row.relation != .greaterThanOrEqual
      guard isLeast else { return nil }
      let rest = terms.filter { $0.variable != term.variable }.reduce(row.expression.constant) {
        $0 + $1.coefficient * value($1.variable)
      }
      variable = term.variable
      points = -rest / term.coefficient
      self.id = id
    }

    /// In points. A length below counts as 0.
    private static let least = 1.0
  }

  /// The compression resistance of a new view (UIView.contentCompressionResistancePriority). A view with a lower one is
  /// meant to shrink.
  private static let usualResistance = 750.0

  /// More conflicts would not help a reader, and measuring each takes time.
  private static let mostMeasured = 100

  /// The facts about one conflict.
  struct Measure {
    /// The factors of its rows in the combination in which all variables cancel; nil if there is none, or if it was not
    /// computed.
    var factors: [Double]?
    /// The largest shortage of the conflicts that share constraints with it, then its own: on another screen, the other
    /// conflicts may be missing. Empty for a conflict without a container.
    var shortages: [ConflictShortage] = []
    /// Whether a view that gets no length asks for one.
    let isWished: Bool
  }

  /// A measure for each conflict.
  func measures(of conflicts: [RowConflict]) -> [Measure] {
    let factors = conflicts.prefix(Self.mostMeasured).map {
      CancellingCombination.factors(of: $0.members.map(\.expression))
    }
    let wishes = conflicts.map { $0.members.map(wish) }
    let own = factors.indices.map { shortage(conflicts[$0], factors[$0], wishes[$0]) }
    var shared = shortages(own)
    markShared(&shared, conflicts)
    return conflicts.indices.map { place in
      var measure = Measure(isWished: wishes[place].contains { $0 != nil })
      guard factors.indices.contains(place) else { return measure }
      measure.factors = factors[place]
      measure.shortages = [shared[place], own[place]].compactMap(\.self)
      return measure
    }
  }

  /// Where conflicts share constraints, people notice the largest shortage, or the largest excess.
  ///
  /// - Parameter own: the shortage of each conflict; nil for a conflict without a container.
  private func shortages(_ own: [ConflictShortage?]) -> [ConflictShortage?] {
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
          points: most.points, container: own.container, axis: own.axis, miss: own.miss,
          constraints: most.constraints, contents: most.contents)
      }
    }
  }

  /// Marks the shortages of conflicts that share a constraint with a conflict in which another length is broken.
  private func markShared(_ shortages: inout [ConflictShortage?], _ conflicts: [RowConflict]) {
    let ids = conflicts.prefix(shortages.count).map { conflict in
      Set(conflict.members.compactMap { if case .document(let id) = $0.origin { id } else { nil } })
    }
    var broken: [String: Int] = [:]
    for (conflict, ids) in zip(conflicts, ids)
    where BrokenLength(conflict.rejected, value: island.solution.system.value) != nil {
      for id in ids { broken[id, default: 0] += 1 }
    }
    for (place, ids) in ids.enumerated() where ids.contains(where: { broken[$0] ?? 0 > 1 }) {
      shortages[place]?.isShared = true
    }
  }

  /// In one combination of the rows of a minimal conflict, all variables cancel. The constants that remain, divided by
  /// the factor of the row for the container's width or height, are the shortage. If several containers have such a
  /// row, the first that is too small counts. A view that gets no length counts with the one that it asks for.
  ///
  /// - Parameter wishes: the length that each row's view asks for.
  private func shortage(_ conflict: RowConflict, _ factors: [Double]?, _ wishes: [Wish?]) -> ConflictShortage? {
    guard let factors else { return nil }
    let rest = factors.indices.reduce(0) { $0 + factors[$1] * Self.constant(of: conflict.members[$1], wishes[$1]) }
    let broken = zip(conflict.members, factors).first { $0.0.origin == conflict.rejected.origin }?.1 ?? 0
    let ids = zip(conflict.members, wishes).flatMap { row, wish in
      if case .document(let id) = row.origin { [id] } else { wish?.constraints ?? [] }
    }
    let contents = wishes.reduce(0) { $0 + ($1?.contents ?? 0) }
    let takesShare = containsShare(ids)
    let all = zip(conflict.members, factors).compactMap { row, factor -> ConflictShortage? in
      guard case .container(let view) = row.origin, row.expression.constant != 0,
        abs(factor) > CancellingCombination.least
      else { return nil }
      // The row is the length's variable minus the length, or the negative of that.
      let axis: Axis = row.expression.term(0).variable == island.variables.width(view) ? .horizontal : .vertical
      let unit = takesShare ? unit(conflict.members, factors, axis) : 0
      // A larger container would ask for more, too. People add up the lengths in the present one.
      let whole = abs(factor) < Self.lessThanWhole * unit ? (factor < 0 ? -unit : unit) : factor
      let points = row.expression.constant < 0 ? rest / whole : -rest / whole
      let isMissed =
        whole != factor || points < 0 && scene.constraints.contains { $0.isOfCenter && ids.contains($0.id) }
      let miss = isMissed && abs(broken) > CancellingCombination.least ? abs(rest / broken) : nil
      return ConflictShortage(
        points: points, container: view, axis: axis, miss: miss, constraints: ids, contents: contents)
    }
    return all.first { $0.points > 0 } ?? all.first
  }

  /// A length that a view asks for and does not get, so that only its least length, 0, is part of a conflict.
  private struct Wish {
    var points = 0.0
    /// The broken constraints that ask for it.
    var constraints: [String] = []
    /// The number of views whose content asks for it.
    var contents = 0

    static func + (first: Self, second: Self) -> Self {
      Self(
        points: first.points + second.points, constraints: first.constraints + second.constraints,
        contents: first.contents + second.contents)
    }
  }

  /// The kinds of views whose content has a length that code seldom changes by much.
  private static let contents: Set<ViewKind> = [.label, .button, .textField, .segmentedControl, .switch, .stepper]

  /// Nil for a row that is not the least length of a view, and for a view that asks for none.
  private func wish(_ row: LinearConstraint) -> Wish? {
    guard case .length(let view) = row.origin, row.expression.termCount == 1 else { return nil }
    let isWidth = row.expression.term(0).variable == island.variables.width(view)
    let wish = wish(of: view, isWidth ? .horizontal : .vertical)
    return wish.points > 0 ? wish : nil
  }

  /// The length that a view asks for; for a stack view, the lengths of its views with the spacings between them.
  private func wish(of view: Int, _ axis: Axis) -> Wish {
    let variable = island.variables.variable(view, axis.length)
    if let broken = brokenLengths[variable] { return Wish(points: broken.points, constraints: [broken.id]) }
    if Self.contents.contains(scene.views[view].kind), let points = contentLengths[variable], points > 0 {
      return Wish(points: points, contents: 1)
    }
    guard let stack = scene.views[view].stack else { return Wish() }
    let parts = scene.arranged(of: view).map { wish(of: $0, axis) }
    guard stack.isVertical == (axis == .vertical) else { return parts.max { $0.points < $1.points } ?? Wish() }
    return parts.reduce(Wish(points: stack.spacing * Double(max(0, parts.count - 1))), +)
  }

  /// The constant of a row; for the least length of a view, with the length that the view asks for instead of 0.
  private static func constant(of row: LinearConstraint, _ wish: Wish?) -> Double {
    guard let wish else { return row.expression.constant }
    return row.expression.constant - row.expression.term(0).coefficient * wish.points
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
