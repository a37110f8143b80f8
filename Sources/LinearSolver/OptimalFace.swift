/// The set of all optimal solutions, and the one of them the solver stands at.
///
/// Components whose values are all determined are represented by their values alone; for the others a tableau is kept
/// whose live columns span the freedom that is left. Settling narrows it.
struct OptimalFace: Sendable {
  /// The current solution, by variable, in points.
  var values: [Double]
  /// By variable: whether it depends on a parameter that is not determined. It may depend on several whose freedom
  /// cancels out, so `true` only says that `isDetermined` must look closer.
  private(set) var mayVary: [Bool]
  private var tableaus: [Tableau] = []
  /// By variable: which of `tableaus` it is a parameter of, or -1.
  private var tableauOfVariable: [Int]

  init(variableCount: Int) {
    values = [Double](repeating: 0, count: variableCount)
    mayVary = [Bool](repeating: false, count: variableCount)
    tableauOfVariable = [Int](repeating: -1, count: variableCount)
  }

  /// Lets go of the freedom, so that the solver may change its tableaus in place.
  mutating func close() {
    for tableau in tableaus { assign(-1, toParametersOf: tableau) }
    for variable in mayVary.indices where mayVary[variable] { mayVary[variable] = false }
    tableaus.removeAll(keepingCapacity: true)
  }

  /// Takes up the freedom left in solved tableaus and completes the values, in which the parameters stand. Returns
  /// false at the pivot limit.
  mutating func open(_ solved: [Tableau], _ elimination: Elimination) -> Bool {
    var isComplete = true
    for component in solved.indices where solved[component].hasLiveColumns {
      var tableau = solved[component]
      if !tableau.findInterior() { isComplete = false }
      assign(tableaus.count, toParametersOf: tableau)
      tableaus.append(tableau)
      publish(tableaus.count - 1)
    }
    elimination.fill(&values)
    if !tableaus.isEmpty { elimination.spread(&mayVary) }
    return isComplete
  }

  /// Whether a variable has the same value in every solution of the face.
  func isDetermined(_ variable: Int, _ elimination: Elimination) -> Bool {
    guard mayVary[variable] else { return true }
    let parts = varyingParts(of: variable, elimination)
    return parts.allSatisfy { part in
      let tableau = tableaus[tableauOfVariable[Int(part.variable)]]
      return !tableau.hasLiveCell(in: tableau.cells(of: parts))
    }
  }

  /// Keeps, of the face, the solutions in which a variable is nearest to a target. Returns false at the pivot limit.
  mutating func settle(_ variable: Int, near target: Double, _ elimination: Elimination) -> Bool {
    let parts = varyingParts(of: variable, elimination)
    guard let place = join(parts) else { return true }
    let isComplete = tableaus[place].settle(parts, distance: values[variable] - target)
    publish(place)
    elimination.fill(&values)
    elimination.spread(&mayVary)
    return isComplete
  }

  private func varyingParts(of variable: Int, _ elimination: Elimination) -> [Elimination.Entry] {
    elimination.expression(of: Int32(truncatingIfNeeded: variable)).filter { mayVary[Int($0.variable)] }
  }

  /// Merges the tableaus of some parameters, and returns which one holds them all.
  private mutating func join(_ parts: [Elimination.Entry]) -> Int? {
    guard let first = parts.first else { return nil }
    let place = tableauOfVariable[Int(first.variable)]
    for part in parts.dropFirst() {
      let other = tableauOfVariable[Int(part.variable)]
      guard other != place else { continue }
      assign(place, toParametersOf: tableaus[other])
      tableaus[place].merge(tableaus[other])
      tableaus[other] = Tableau(columns: [], rows: [], tolerance: tableaus[other].tolerance)
    }
    return place
  }

  private mutating func assign(_ place: Int, toParametersOf tableau: Tableau) {
    for quantity in tableau.columns {
      if let parameter = quantity.item.parameter { tableauOfVariable[parameter] = place }
    }
    for quantity in tableau.rows { if let parameter = quantity.item.parameter { tableauOfVariable[parameter] = place } }
  }

  /// Enters the values of a tableau's parameters, and which of them are determined.
  private mutating func publish(_ place: Int) {
    let tableau = tableaus[place]
    let live = tableau.liveColumns
    for column in tableau.columns {
      guard let parameter = column.item.parameter else { continue }
      values[parameter] = column.value
      mayVary[parameter] = column.isLive
    }
    for (index, row) in tableau.rows.enumerated() {
      guard let parameter = row.item.parameter else { continue }
      values[parameter] = row.value
      mayVary[parameter] = tableau.canVary(row: index, along: live)
    }
  }
}
