/// The reduced rows and the parameters, split into independent groups.
///
/// The two axes of a scene become different groups, and so do views that depend only on fixed edges.
struct ComponentSplit: Sendable {
  /// For each variable, its component; -1 for an eliminated one. Components are numbered by their first parameters.
  private(set) var componentOfVariable: [Int32]
  /// For each parameter, its column in its component.
  private(set) var columnOfVariable: [Int32]
  /// The parameters of each component, in ascending order.
  private(set) var parameters: [Int32] = []
  /// The indices of the reduced rows of each component, in the given order.
  private(set) var rows: [Int32] = []
  private var parameterStarts: [Int32] = []
  private var rowStarts: [Int32] = []

  var count: Int { parameterStarts.count - 1 }

  init(_ reduced: [Elimination.Row], _ elimination: Elimination) {
    let variableCount = elimination.pivotOfVariable.count
    componentOfVariable = [Int32](repeating: -1, count: variableCount)
    columnOfVariable = [Int32](repeating: -1, count: variableCount)
    let roots = Self.roots(reduced, elimination)
    let sizes = number(roots, elimination)
    group(sizes: sizes)
    group(reduced, elimination)
  }

  func parameters(of component: Int) -> ArraySlice<Int32> {
    parameters[Int(parameterStarts[component])..<Int(parameterStarts[component + 1])]
  }

  func rows(of component: Int) -> ArraySlice<Int32> {
    rows[Int(rowStarts[component])..<Int(rowStarts[component + 1])]
  }

  /// For each variable, the smallest parameter that rows connect it to, found with union-find.
  private static func roots(_ reduced: [Elimination.Row], _ elimination: Elimination) -> [Int32] {
    var parent = [Int32](0..<Int32(truncatingIfNeeded: elimination.pivotOfVariable.count))
    func root(_ variable: Int32) -> Int32 {
      var current = variable
      while parent[Int(current)] != current {
        parent[Int(current)] = parent[Int(parent[Int(current)])]
        current = parent[Int(current)]
      }
      return current
    }
    for row in reduced where row.entries.count > 1 {
      var first = root(elimination.entries[Int(row.entries.lowerBound)].variable)
      for index in row.entries.dropFirst() {
        let other = root(elimination.entries[Int(index)].variable)
        parent[Int(max(first, other))] = min(first, other)
        first = min(first, other)
      }
    }
    return parent.indices.map { root(Int32(truncatingIfNeeded: $0)) }
  }

  /// Numbers components and columns. Returns the number of parameters of each component.
  private mutating func number(_ roots: [Int32], _ elimination: Elimination) -> [Int32] {
    var sizes: [Int32] = []
    for variable in roots.indices where elimination.pivotOfVariable[variable] < 0 {
      let root = Int(roots[variable])
      if root == variable {
        componentOfVariable[variable] = Int32(truncatingIfNeeded: sizes.count)
        sizes.append(0)
      }
      let component = componentOfVariable[root]
      componentOfVariable[variable] = component
      columnOfVariable[variable] = sizes[Int(component)]
      sizes[Int(component)] += 1
    }
    return sizes
  }

  private mutating func group(sizes: [Int32]) {
    parameterStarts = Self.starts(sizes)
    parameters = [Int32](repeating: 0, count: Int(parameterStarts[sizes.count]))
    for (variable, component) in componentOfVariable.enumerated() where component >= 0 {
      let place = parameterStarts[Int(component)] + columnOfVariable[variable]
      parameters[Int(place)] = Int32(truncatingIfNeeded: variable)
    }
  }

  private mutating func group(_ reduced: [Elimination.Row], _ elimination: Elimination) {
    var sizes = [Int32](repeating: 0, count: count)
    var components = [Int32](repeating: 0, count: reduced.count)
    for (index, row) in reduced.enumerated() {
      components[index] = componentOfVariable[Int(elimination.entries[Int(row.entries.lowerBound)].variable)]
      sizes[Int(components[index])] += 1
    }
    rowStarts = Self.starts(sizes)
    var next = rowStarts
    rows = [Int32](repeating: 0, count: reduced.count)
    for (index, component) in components.enumerated() {
      rows[Int(next[Int(component)])] = Int32(truncatingIfNeeded: index)
      next[Int(component)] += 1
    }
  }

  private static func starts(_ sizes: [Int32]) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(sizes.count + 1)
    var total: Int32 = 0
    for size in sizes {
      total += size
      starts.append(total)
    }
    return starts
  }
}
