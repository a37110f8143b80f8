extension Tableau {
  /// A sum of parameters as cells over the columns; parameters of other tableaus are skipped.
  func cells(of parts: [Elimination.Entry]) -> [Double] {
    var combined = [Double](repeating: 0, count: columns.count)
    for part in parts {
      let id = QuantityID.parameter(part.variable)
      if let column = columns.firstIndex(where: { $0.id == id }) {
        combined[column] += part.coefficient
      } else if let row = rows.firstIndex(where: { $0.id == id }) {
        for column in columns.indices { combined[column] += part.coefficient * cell(row, column) }
      }
    }
    return combined
  }

  /// Whether a sum given as cells can vary.
  func hasLiveCell(in cells: [Double]) -> Bool {
    columns.indices.contains { columns[$0].isLive && abs(cells[$0]) > Limits.priceTolerance }
  }

  /// Keeps only the solutions in which a sum of parameters is nearest to a target, `distance` away now, by minimizing
  /// one more level of one equality. Returns false at the pivot limit.
  mutating func settle(_ parts: [Elimination.Entry], distance: Double) -> Bool {
    let combined = cells(of: parts)
    guard hasLiveCell(in: combined) else { return true }
    var row = Quantity(id: .distance, relation: .equal, value: distance)
    row.becomeGoal()
    rows.append(row)
    cells += combined
    let isOptimal = minimize()
    freezeLevel(isSatisfied: totalCost <= tolerance)
    return findInterior() && isOptimal
  }

  /// Adds another tableau to this one as an independent block.
  mutating func merge(_ other: Tableau) {
    let (left, right) = (columns.count, other.columns.count)
    var joined: [Double] = []
    joined.reserveCapacity((rows.count + other.rows.count) * (left + right))
    for row in rows.indices {
      joined += cells[row * left..<(row + 1) * left]
      joined += repeatElement(0, count: right)
    }
    for row in other.rows.indices {
      joined += repeatElement(0, count: left)
      joined += other.cells[row * right..<(row + 1) * right]
    }
    columns += other.columns
    rows += other.rows
    prices += other.prices
    cells = joined
    tolerance = max(tolerance, other.tolerance)
  }
}
