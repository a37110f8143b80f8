extension Tableau {
  /// Records the side of zero of each residual before its value changes.
  ///
  /// A residual at zero keeps its side. A required one is on the side on which it must be.
  mutating func noteSides() {
    for index in rows.indices {
      if rows[index].isRequired {
        rows[index].isAbove = rows[index].fullCostOfFalling > 0
      } else if abs(rows[index].value) > tolerance {
        rows[index].isAbove = rows[index].value > 0
      }
    }
  }

  /// Moves from the optimum for other constants to the optimum for these: a dual simplex over all levels at once.
  ///
  /// Prices do not depend on constants. While no residual crosses zero, the vertex stays optimal. A residual that
  /// crosses zero either changes its slope for good, if the prices allow that, or goes to zero in exchange for the
  /// column whose price allows it first. Prices are compared level by level (`LevelPrices`). Returns false, and leaves
  /// a tableau that must be released, if there are several solutions, if required constraints contradict each other,
  /// and at a limit.
  mutating func restoreOptimum(levelCount: Int) -> Bool {
    var prices = LevelPrices(rows, cells: cells, columnCount: columns.count, levelCount: levelCount)
    guard chooseSides(&prices) else { return false }
    visits = 0
    for _ in 0..<(Limits.restoringStepsPerQuantity * (rows.count + columns.count)) {
      guard let row = farthestBeyondZero() else { return conclude(&prices) }
      visits += rows.count + columns.count
      guard visits < Limits.cellVisits, restore(row, &prices) else { return false }
    }
    return false
  }

  /// The row that is farthest from zero on the wrong side.
  private func farthestBeyondZero() -> Int? {
    var (farthest, largest) = (-1, tolerance)
    for (index, row) in rows.enumerated() where row.relation != nil {
      let distance = row.isAbove ? -row.value : row.value
      if distance > largest { (farthest, largest) = (index, distance) }
    }
    return farthest < 0 ? nil : farthest
  }

  /// Chooses sides for residuals at zero, such that no column can move without cost.
  ///
  /// Returns false if that is impossible, because there are several solutions or other multipliers.
  private mutating func chooseSides(_ prices: inout LevelPrices) -> Bool {
    if columns.indices.allSatisfy({ prices.holds($0, columns[$0]) }) { return true }
    var isOpen = columns.indices.map { !prices.holds($0, columns[$0]) }
    for row in rows.indices where rows[row].relation != nil && !rows[row].isRequired {
      guard abs(rows[row].value) <= tolerance, touches(row, isOpen) else { continue }
      cross(row, &prices)
      if isWorthIt(row, prices, isOpen) {
        for column in columns.indices where isOpen[column] { isOpen[column] = !prices.holds(column, columns[column]) }
      } else {
        cross(row, &prices)
      }
    }
    return !isOpen.contains(true)
  }

  private func touches(_ row: Int, _ isOpen: [Bool]) -> Bool {
    columns.indices.contains { isOpen[$0] && abs(cell(row, $0)) > Limits.priceTolerance }
  }

  /// Whether a row that has crossed zero holds an open column, and still holds all columns that are not open.
  private func isWorthIt(_ row: Int, _ prices: LevelPrices, _ isOpen: [Bool]) -> Bool {
    var isBetter = false
    for column in columns.indices where cell(row, column) != 0 {
      let holds = prices.holds(column, columns[column])
      if !holds && !isOpen[column] { return false }
      if holds && isOpen[column] { isBetter = true }
    }
    return isBetter
  }

  /// Returns a row that is beyond zero to its right side; false if that is impossible for a required row.
  private mutating func restore(_ row: Int, _ prices: inout LevelPrices) -> Bool {
    let level = Int(rows[row].level)
    let sign = rows[row].isAbove ? -1.0 : 1.0
    var best: LevelPrices.Ratio?
    for column in columns.indices {
      let rate = cell(row, column) * sign
      guard abs(rate) > Limits.priceTolerance else { continue }
      let direction = rate < 0 ? 1.0 : -1.0
      let ratio = LevelPrices.Ratio(column: column, direction: direction, rate: abs(rate))
      guard prices.isWithinReach(ratio, of: level, columns[column]) else { continue }
      if let best, !prices.isSmaller(ratio, than: best, columns) { continue }
      best = ratio
    }
    if !rows[row].isRequired, best.map({ prices.allows($0, change: rows[row].kink, of: level, columns) }) ?? true {
      cross(row, &prices)
      return true
    }
    guard let best else { return false }
    prices.exchange(rows[row], columns[best.column], best, cells: cells, base: row * columns.count)
    exchange(row: row, column: best.column)
    rows[row].isAbove = best.direction > 0
    return true
  }

  /// Moves a row to the other side of zero, where its cost differs.
  private mutating func cross(_ row: Int, _ prices: inout LevelPrices) {
    let change = rows[row].isAbove ? -rows[row].kink : rows[row].kink
    prices.add(change, of: Int(rows[row].level), cells: cells, base: row * columns.count)
    rows[row].isAbove.toggle()
  }

  /// Records the decisions of the levels as if they had been minimized one after the other.
  ///
  /// Returns false if a column could move without cost.
  private mutating func conclude(_ prices: inout LevelPrices) -> Bool {
    guard chooseSides(&prices) else { return false }
    var last = -1
    for column in columns.indices {
      guard let level = prices.lastNeededLevel(column, columns[column]) else { return false }
      last = max(last, level)
    }
    for index in columns.indices { columns[index].stayAtZero() }
    for index in rows.indices {
      rows[index].release()
      // The costs of lower levels decide nothing more, so their residuals may cross zero.
      guard rows[index].relation != nil, Int(rows[index].level) <= last else { continue }
      if rows[index].isAbove { rows[index].mayFall = false } else { rows[index].mayRise = false }
    }
    return true
  }
}

/// For each column, the increase in cost at each priority level when the column rises.
///
/// A column at zero stays there if, in both directions, the cost increases at the first level at which it changes. A
/// required relation is above all levels.
struct LevelPrices {
  /// A column that could replace a row, and the ratio of their prices.
  struct Ratio {
    var column: Int
    var direction: Double
    var rate: Double
  }

  private let levelCount: Int
  /// The prices of each column, for each level.
  private var prices: [Double]

  /// The prices with each residual on its recorded side.
  init(_ rows: [Quantity], cells: [Double], columnCount: Int, levelCount: Int) {
    self.levelCount = levelCount
    prices = [Double](repeating: 0, count: columnCount * levelCount)
    for (index, row) in rows.enumerated() where !row.isRequired {
      let slope = row.fullSlope
      if slope != 0 { add(slope, of: Int(row.level), cells: cells, base: index * columnCount) }
    }
  }

  /// Adds a multiple of a row of cells to a level.
  mutating func add(_ factor: Double, of level: Int, cells: [Double], base: Int) {
    guard levelCount > 0 else { return }
    let width = prices.count / levelCount
    for column in 0..<width where cells[base + column] != 0 {
      prices[column * levelCount + level] += factor * cells[base + column]
    }
  }

  /// The additional cost of a level when the column moves; infinite for a forbidden move.
  private func margin(_ column: Int, _ quantity: Quantity, _ direction: Double, _ level: Int) -> Double {
    let price = prices[column * levelCount + level] * direction
    guard Int(quantity.level) == level else { return price }
    return price + quantity.fullCost(direction)
  }

  /// The first level whose cost changes when the column moves, and the change; level -1 for a forbidden move.
  private func lead(_ column: Int, _ quantity: Quantity, _ direction: Double) -> (level: Int, margin: Double)? {
    if quantity.isRequired, quantity.fullCost(direction) > 0 { return (-1, .infinity) }
    for level in 0..<levelCount {
      let margin = margin(column, quantity, direction, level)
      if abs(margin) > Limits.priceTolerance { return (level, margin) }
    }
    return nil
  }

  /// Whether moving a column has a cost in both directions.
  func holds(_ column: Int, _ quantity: Quantity) -> Bool { lastNeededLevel(column, quantity) != nil }

  /// The last level that is needed to know that moving a column has a cost in both directions; nil if it has none.
  func lastNeededLevel(_ column: Int, _ quantity: Quantity) -> Int? {
    guard let rising = lead(column, quantity, 1), rising.margin > 0,
      let falling = lead(column, quantity, -1), falling.margin > 0
    else { return nil }
    return max(rising.level, falling.level)
  }

  /// Whether a change of a level's slope can make a column move; false if the move has a cost at a higher level.
  func isWithinReach(_ ratio: Ratio, of level: Int, _ quantity: Quantity) -> Bool {
    guard let lead = lead(ratio.column, quantity, ratio.direction) else { return true }
    return lead.level >= max(level, 0)
  }

  /// Whether a column is reached before another.
  func isSmaller(_ ratio: Ratio, than other: Ratio, _ columns: [Quantity]) -> Bool {
    for level in 0..<levelCount {
      let mine = margin(ratio.column, columns[ratio.column], ratio.direction, level) / ratio.rate
      let others = margin(other.column, columns[other.column], other.direction, level) / other.rate
      if abs(mine - others) > Limits.priceTolerance { return mine < others }
    }
    return ratio.rate > other.rate
  }

  /// Whether moving the column that is reached first still has a cost after the complete change of a level's slope.
  func allows(_ ratio: Ratio, change: Double, of level: Int, _ columns: [Quantity]) -> Bool {
    for place in 0..<levelCount {
      var rest = margin(ratio.column, columns[ratio.column], ratio.direction, place)
      if place == level { rest -= change * ratio.rate }
      if abs(rest) > Limits.priceTolerance { return rest > 0 }
    }
    return false
  }

  /// Follows the exchange of a row and a column. Call it before the exchange.
  mutating func exchange(_ row: Quantity, _ column: Quantity, _ ratio: Ratio, cells: [Double], base: Int) {
    guard levelCount > 0 else { return }
    let (width, inverse) = (prices.count / levelCount, 1 / cells[base + ratio.column])
    let slope = ratio.direction * column.fullCost(ratio.direction)
    for level in 0..<levelCount {
      let place = ratio.column * levelCount + level
      let factor = (prices[place] + (Int(column.level) == level ? slope : 0)) * inverse
      if factor != 0 {
        for other in 0..<width where other != ratio.column && cells[base + other] != 0 {
          prices[other * levelCount + level] -= factor * cells[base + other]
        }
      }
      prices[place] = factor - (Int(row.level) == level ? row.fullSlope : 0)
    }
  }
}

extension Quantity {
  /// Whether this is the residual of a required constraint.
  fileprivate var isRequired: Bool { relation != nil && level < 0 }
  fileprivate var fullCostOfRising: Double { relation?.costOfRising ?? 0 }
  fileprivate var fullCostOfFalling: Double { relation?.costOfFalling ?? 0 }

  /// The cost of a move from zero in the quantity's own level.
  fileprivate func fullCost(_ direction: Double) -> Double { direction > 0 ? fullCostOfRising : fullCostOfFalling }

  /// The derivative of the cost in the quantity's own level, on its side of zero.
  fileprivate var fullSlope: Double { isAbove ? fullCostOfRising : -fullCostOfFalling }

  /// The change of that derivative at zero.
  fileprivate var kink: Double { fullCostOfRising + fullCostOfFalling }

  fileprivate mutating func stayAtZero() {
    release()
    (mayRise, mayFall) = (false, false)
  }
}
