/// The views of a grid in their rows and columns.
struct GridCells {
  struct Cell {
    let view: NodeContext
    /// The index among the grid's children.
    let child: Int
    let columns: Range<Int>
    let settings: GridCell
  }

  struct Row {
    var cells: [Cell] = []
    var alignment: Guide?
  }

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0

  /// The most columns that a view may ask for.
  private static let mostColumns = 1_000

  init(_ view: NodeContext) {
    let members = view.children.map { $0.gridMember }
    columnCount = Self.columnCount(members)
    var current: Int?
    for (child, member) in members.enumerated() {
      if rows.isEmpty || member.row == nil || member.row != current { rows.append(Row(alignment: member.rowAlignment)) }
      current = member.row
      let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
      let count = member.row == nil ? member.settings.columns ?? columnCount : Self.count(member)
      let end = member.row == nil ? min(columnCount, max(1, count)) : first + count
      rows[rows.count - 1].cells.append(
        Cell(view: view.children[child], child: child, columns: first..<max(first, end), settings: member.settings))
    }
  }

  private static func count(_ member: GridMember) -> Int { min(mostColumns, max(1, member.settings.columns ?? 1)) }

  /// That of the longest row; a grid without rows has one.
  private static func columnCount(_ members: [GridMember]) -> Int {
    var most = members.isEmpty ? 0 : 1
    var row: Int?
    var count = 0
    for member in members {
      guard let own = member.row else { continue }
      count = own == row ? count + Self.count(member) : Self.count(member)
      row = own
      most = max(most, count)
    }
    return most
  }

  /// The largest distance that views in the same column ask for, in points; 0 before the first row.
  func standardGap(before row: Int) -> Double {
    guard row > 0 else { return 0 }
    let gaps = rows[row].cells.flatMap { lower in
      rows[row - 1].cells.filter { $0.columns.overlaps(lower.columns) }
        .map { $0.view.spacing.distance(to: lower.view.spacing, along: .vertical) }
    }
    return gaps.max() ?? EdgeSpacing.standard
  }

  /// Row and column decide before the grid.
  func alignment(of cell: Cell, in row: Row, _ grid: Alignment) -> Alignment {
    let column = rows.lazy.flatMap(\.cells)
      .first { $0.columns.lowerBound == cell.columns.lowerBound && $0.settings.columnAlignment != nil }
    return Alignment(column?.settings.columnAlignment ?? grid.horizontal, row.alignment ?? grid.vertical)
  }
}

/// The widths of a grid's columns: step 22 of ProposalLayout.md.
struct GridColumns {
  private let cells: GridCells
  private let gap: Double

  init(_ cells: GridCells, gap: Double) {
    self.cells = cells
    self.gap = gap
  }

  private var sizing: [GridCells.Cell] {
    cells.rows.flatMap(\.cells).filter { !$0.settings.unsizedAxes.contains(.horizontal) }
  }

  /// In points.
  func widths(_ offered: Double?) -> [Double] {
    let columns = 0..<cells.columnCount
    let single = Dictionary(grouping: sizing.filter { $0.columns.count == 1 }) { $0.columns.lowerBound }
    func width(_ column: Int, _ offered: Double?) -> Double {
      single[column]?.map { $0.view.size(for: ProposedSize(width: offered, height: nil)).width }.max() ?? 0
    }
    let gaps = gap * Double(max(0, columns.count - 1))
    guard let offered else { return spread(columns.map { width($0, nil) }, to: nil) }
    let widths = LengthDivision.divide(offered - gaps, priorities: columns.map { _ in 0 }, answer: width).lengths
    return spread(widths, to: offered)
  }

  /// What views in several columns need beyond these goes to their columns in equal shares.
  private func spread(_ widths: [Double], to offered: Double?) -> [Double] {
    var widths = widths
    var total = widths.reduce(0, +)
    for cell in sizing where cell.columns.count > 1 {
      let own = widths[cell.columns].reduce(0, +) + gap * Double(cell.columns.count - 1)
      let room = offered.map { max(0, $0 - total - gap * Double(widths.count - 1)) + own }
      let missing = cell.view.size(for: ProposedSize(width: room, height: nil)).width - own
      guard missing > 0 else { continue }
      for column in cell.columns { widths[column] += missing / Double(cell.columns.count) }
      total = widths.reduce(0, +)
    }
    return widths
  }
}
