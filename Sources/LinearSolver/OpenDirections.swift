/// The directions in which a solved system is undetermined.
///
/// They are the tableaus whose live columns span them, and the variables that they may change.
struct OpenDirections: Sendable {
  /// For each variable, whether it depends on an undetermined parameter.
  ///
  /// Several such parameters may cancel out, so `true` only means that `isDetermined` must check.
  private(set) var mayVary: [Bool]
  private(set) var tableaus: [Tableau] = []
  /// For each variable, the index in `tableaus` of the tableau that has it as a parameter; -1 without one.
  private(set) var tableauOfVariable: [Int]

  init(variableCount: Int) {
    mayVary = [Bool](repeating: false, count: variableCount)
    tableauOfVariable = [Int](repeating: -1, count: variableCount)
  }

  /// Drops all tableaus, so that all variables are determined.
  mutating func close() {
    for tableau in tableaus { assign(-1, toParametersOf: tableau) }
    for variable in mayVary.indices where mayVary[variable] { mayVary[variable] = false }
    tableaus.removeAll(keepingCapacity: true)
  }

  /// Drops the tableau of a component's parameters, if it exists.
  mutating func close(_ parameters: ArraySlice<Int32>) {
    guard let first = parameters.first else { return }
    let (place, last) = (tableauOfVariable[Int(first)], tableaus.count - 1)
    guard place >= 0 else { return }
    for parameter in parameters {
      tableauOfVariable[Int(parameter)] = -1
      mayVary[Int(parameter)] = false
    }
    if place < last { assign(place, toParametersOf: tableaus[last]) }
    tableaus.swapAt(place, last)
    tableaus.removeLast()
  }

  /// Adds a solved tableau with live columns, unless all of them are fixed, and writes the values of its parameters.
  ///
  /// Returns false at the pivot limit.
  mutating func open(_ solved: Tableau, into values: inout [Double]) -> Bool {
    tableaus.append(solved)
    let place = tableaus.count - 1
    let isComplete = tableaus[place].findInterior()
    assign(place, toParametersOf: tableaus[place])
    publish(place, into: &values)
    // A column may look open only because the vertex is degenerate; then no variable is left to settle.
    if !tableaus[place].hasLiveColumns {
      assign(-1, toParametersOf: tableaus[place])
      tableaus.removeLast()
    }
    return isComplete
  }

  /// Extends `mayVary` from the parameters to the eliminated variables.
  mutating func spread(_ elimination: Elimination) { elimination.spread(&mayVary) }

  /// The undetermined parameters in a sum of parameters.
  func varyingParts(of sum: [Elimination.Entry]) -> [Elimination.Entry] { sum.filter { mayVary[Int($0.variable)] } }

  /// Whether a sum of varying parameters has the same value in every solution.
  func isFixed(_ parts: [Elimination.Entry]) -> Bool {
    parts.allSatisfy { part in
      let tableau = tableaus[tableauOfVariable[Int(part.variable)]]
      return !tableau.hasLiveCell(in: tableau.cells(of: parts))
    }
  }

  /// Keeps only the solutions in which a sum of parameters is nearest to a target, and writes their values.
  ///
  /// `distance` is the current distance from the target. Returns false at the pivot limit.
  mutating func settle(_ parts: [Elimination.Entry], distance: Double, into values: inout [Double]) -> Bool {
    guard let place = join(parts) else { return true }
    let isComplete = tableaus[place].settle(parts, distance: distance)
    publish(place, into: &values)
    return isComplete
  }

  /// How far settling would move a sum of varying parameters. Only the tableaus of these parameters are copied.
  func motion(of parts: [Elimination.Entry], distance: Double) -> Double {
    var seen: Set<Int> = []
    let places = parts.map { tableauOfVariable[Int($0.variable)] }.filter { seen.insert($0).inserted }
    guard let first = places.first else { return 0 }
    var tableau = tableaus[first]
    for place in places.dropFirst() { tableau.merge(tableaus[place]) }
    let before = tableau.value(of: parts)
    _ = tableau.settle(parts, distance: distance)
    return tableau.value(of: parts) - before
  }

  /// Updates the tableaus to the reduction's current constants. The active constraints must not have changed.
  mutating func refresh(from reduction: Reduction, into values: inout [Double]) {
    for place in tableaus.indices { _ = tableaus[place].refreshValues(from: reduction, into: &values) }
  }

  /// Merges the tableaus of some parameters, and returns the index of the merged tableau.
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
    tableau.forEachParameter { tableauOfVariable[$0] = place }
  }

  /// Writes the values of a tableau's parameters, and marks the determined ones.
  private mutating func publish(_ place: Int, into values: inout [Double]) {
    let tableau = tableaus[place]
    let live = tableau.liveColumns
    for column in tableau.columns {
      guard let parameter = column.id.parameter else { continue }
      values[parameter] = column.value
      mayVary[parameter] = column.isLive
    }
    for (index, row) in tableau.rows.enumerated() {
      guard let parameter = row.id.parameter else { continue }
      values[parameter] = row.value
      mayVary[parameter] = tableau.canVary(row: index, along: live)
    }
  }
}
