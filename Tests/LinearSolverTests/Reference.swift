import LinearSolver

/// A small system in plain form, and its answer by enumeration, which shares no code and no idea with the solver.
///
/// All costs are piecewise linear, with bends on the planes of the constraints (and of the settling targets), so an
/// optimum is where as many independent planes meet as there are variables: try all such points. Coefficients are
/// small integers, so the points are fractions with small denominators and a coarse tolerance separates them safely.
struct Reference {
  struct Row {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Double

    func deviation(at point: [Double]) -> Double {
      let residual = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(residual)
      case .lessThanOrEqual: return max(0, residual)
      case .greaterThanOrEqual: return max(0, -residual)
      }
    }
  }

  static let tolerance = 1e-6
  /// Beyond any vertex of the systems generated, to give unbounded directions an end.
  static let farAway = 5000.0

  var variableCount: Int
  var rows: [Row]

  /// The optimal point nearest to the targets, taken in order; `nil` when the required rows contradict each other.
  func optimum(nearest targets: [Double]) -> [Double]? {
    let planes = rows.map { ($0.coefficients, $0.constant) } + targets.indices.map { (unit($0), targets[$0]) }
    let points = meetingPoints(of: planes).filter(isFeasible)
    return points.min { left, right in
      let (a, b) = (costs(left, targets), costs(right, targets))
      for (x, y) in zip(a, b) where abs(x - y) > Self.tolerance { return x < y }
      return false
    }
  }

  /// For each variable whether it is the same at all optimal points; `nil` when the required rows contradict.
  func determined() -> [Bool]? {
    let box = (0..<variableCount).flatMap { [(unit($0), Self.farAway), (unit($0), -Self.farAway)] }
    let points = meetingPoints(of: rows.map { ($0.coefficients, $0.constant) } + box).filter {
      isFeasible($0) && $0.allSatisfy { abs($0) <= Self.farAway + Self.tolerance }
    }
    guard let best = points.map({ costs($0, []) }).min(by: { precedes($0, $1) }) else { return nil }
    let optimal = points.filter { !precedes(best, costs($0, [])) }
    return (0..<variableCount).map { index in
      let values = optimal.map { $0[index] }
      return (values.max() ?? 0) - (values.min() ?? 0) < Self.tolerance
    }
  }

  func isFeasible(_ point: [Double]) -> Bool {
    rows.allSatisfy { $0.priority < 1000 || $0.deviation(at: point) < Self.tolerance }
  }

  private func costs(_ point: [Double], _ targets: [Double]) -> [Double] {
    let levels = Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >)
    return levels.map { level in
      rows.filter { $0.priority == level }.reduce(0) { $0 + $1.deviation(at: point) }
    } + targets.indices.map { abs(point[$0] - targets[$0]) }
  }

  private func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (x, y) in zip(left, right) where abs(x - y) > Self.tolerance { return x < y }
    return false
  }

  private func unit(_ index: Int) -> [Double] { (0..<variableCount).map { $0 == index ? 1 : 0 } }

  private func meetingPoints(of planes: [([Double], Double)]) -> [[Double]] {
    var points: [[Double]] = []
    func choose(_ chosen: [Int], from next: Int) {
      if chosen.count == variableCount {
        if let point = meet(chosen.map { planes[$0] }) { points.append(point) }
        return
      }
      for index in next..<max(next, planes.count) { choose(chosen + [index], from: index + 1) }
    }
    choose([], from: 0)
    return points
  }

  /// Gaussian elimination with row exchange; `nil` for dependent planes.
  private func meet(_ planes: [([Double], Double)]) -> [Double]? {
    var matrix = planes.map { $0.0 + [$0.1] }
    for column in 0..<variableCount {
      guard let pivot = (column..<variableCount).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<variableCount where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for place in column...variableCount { matrix[row][place] -= factor * matrix[column][place] }
      }
    }
    return (0..<variableCount).map { matrix[$0][variableCount] / matrix[$0][$0] }
  }
}

/// A reproducible source of small integers (splitmix64, public domain, by Sebastiano Vigna).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return range.lowerBound + Int(mixed % UInt64(range.count))
  }

  mutating func shuffle<Element>(_ items: [Element]) -> [Element] {
    var items = items
    for index in items.indices.dropFirst() { items.swapAt(index, roll(0...index)) }
    return items
  }
}

extension Reference {
  /// A random system of two or three variables: few distinct constants and coefficients, so that redundant, duplicate
  /// and degenerate rows are common.
  init(dice: inout Dice, requiredShare: Int = 3) {
    let count = dice.roll(2...3)
    variableCount = count
    rows = (0..<dice.roll(1...7)).map { _ in Row(dice: &dice, variableCount: count, requiredShare: requiredShare) }
  }

  func solver() -> (solver: Solver, handles: [ConstraintHandle]) {
    var solver = Solver()
    _ = solver.addVariables(variableCount)
    let handles = rows.map { $0.add(to: &solver) }
    return (solver, handles)
  }
}

extension Reference.Row {
  init(dice: inout Dice, variableCount: Int, requiredShare: Int) {
    coefficients = (0..<variableCount).map { _ in [0, 0, 1, 1, -1, 2][dice.roll(0...5)] }
    relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][dice.roll(0...2)]
    constant = Double(dice.roll(-3...6))
    priority = dice.roll(0...9) < requiredShare ? 1000 : [750, 750, 251, 250, 249.5][dice.roll(0...4)]
  }

  func add(to solver: inout Solver) -> ConstraintHandle {
    let terms = coefficients.enumerated().map { Term(Variable(index: $0.offset), $0.element) }
    return solver.add(terms, relation, constant, priority: priority)
  }
}
