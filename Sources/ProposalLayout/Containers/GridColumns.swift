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
