/// `Grid`: rows whose views share columns. See step 22 of ProposalLayout.md.
package struct GridContainer: Hashable, Sendable {
  package var alignment: Alignment
  /// Between columns in points; nil for the standard.
  package var horizontalSpacing: Double?
  /// Between rows in points; nil for what the views ask for.
  package var verticalSpacing: Double?

  package init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The grid with the lengths of its columns and rows for a proposal, in points.
  private struct Arrangement {
    let cells: GridCells
    let columns: [Double]
    let columnGap: Double
    /// Before each column, the lengths of those before it: adding them up for each view would cost the square of a row.
    private let starts: [Double]
    var rows: [Double] = []
    /// Before each row.
    let rowGaps: [Double]

    init(_ cells: GridCells, columns: [Double], columnGap: Double, rowGaps: [Double]) {
      self.cells = cells
      self.columns = columns
      self.columnGap = columnGap
      self.rowGaps = rowGaps
      starts = columns.reduce(into: [0]) { starts, column in starts.append((starts.last ?? 0) + column) }
    }

    var size: Size {
      Size(
        width: max(0, columns.reduce(0, +) + columnGap * Double(max(0, columns.count - 1))),
        height: max(0, rows.reduce(0, +) + rowGaps.reduce(0, +)))
    }

    func width(of cell: GridCells.Cell) -> Double {
      columns[cell.columns].reduce(0, +) + columnGap * Double(max(0, cell.columns.count - 1))
    }

    func x(of cell: GridCells.Cell) -> Double {
      starts[cell.columns.lowerBound] + columnGap * Double(cell.columns.lowerBound)
    }
  }

  private func arrangement(_ proposal: ProposedSize, _ view: NodeContext) -> Arrangement {
    let cells = GridCells(view)
    let gap = horizontalSpacing ?? EdgeSpacing.standard
    var grid = Arrangement(
      cells, columns: GridColumns(cells, gap: gap).widths(proposal.width), columnGap: gap,
      rowGaps: cells.rows.indices.map { $0 == 0 ? 0 : verticalSpacing ?? cells.standardGap(before: $0) })
    grid.rows = rowHeights(proposal.height, grid)
    return grid
  }

  /// Each row is as high as its highest view; heights are divided among rows as among the views of a stack.
  private func rowHeights(_ offered: Double?, _ grid: Arrangement) -> [Double] {
    func height(_ row: Int, _ offered: Double?) -> Double {
      grid.cells.rows[row].cells.filter { !$0.settings.unsizedAxes.contains(.vertical) }
        .map { $0.view.size(for: ProposedSize(width: grid.width(of: $0), height: offered)).height }.max() ?? 0
    }
    let rows = grid.cells.rows.indices
    guard let offered else { return rows.map { height($0, nil) } }
    let available = offered - grid.rowGaps.reduce(0, +)
    return LengthDivision.divide(available, priorities: rows.map { _ in 0 }, answer: height).lengths
  }
}

extension GridContainer: ContainerLayout {
  func size(for proposal: ProposedSize, in view: NodeContext) -> Size { arrangement(proposal, view).size }

  func placements(
    for proposal: ProposedSize, size: Size, surroundings: PlacedSurroundings?, in view: NodeContext
  ) -> [ChildPlacement] {
    let grid = arrangement(proposal, view)
    var y = 0.0
    return grid.rows.enumerated().flatMap { row, height -> [ChildPlacement] in
      y += grid.rowGaps[row]
      defer { y += height }
      return grid.cells.rows[row].cells.map { cell in
        let place = Size(width: grid.width(of: cell), height: height)
        let alignment = cell.settings.anchor ?? grid.cells.alignment(of: cell, in: grid.cells.rows[row], alignment)
        let dimensions = cell.view.dimensions(for: ProposedSize(place))
        var origin = alignment.origin(of: dimensions, in: place)
        origin.x += grid.x(of: cell)
        origin.y += y
        return ChildPlacement(child: cell.child, origin: origin, proposal: ProposedSize(place))
      }
    }
  }

  /// The first and last row speak for top and bottom.
  func spacing(in view: NodeContext) -> SpacingPreference {
    let rows = GridCells(view).rows.map { row in SpacingPreference.union(row.cells.map(\.view.spacing)) }
    return .sequence(rows, along: .vertical)
  }
}

/// `GridRow`: the views of one row of a `Grid`. It is not a view, so its modifiers apply to each view in it.
package struct GridRow: Hashable, Sendable {
  /// The alignment of the views in the row; nil for the grid's.
  package var alignment: Guide?

  package init(alignment: Guide? = nil) {
    self.alignment = alignment
  }
}
