import IBContent
import IBModel
import IBSyntax

/// A table view as a list: sections with their rows, or prototype rows that are repeated as often as the app specifies.
struct TableSource {
  let cells: CellSource
  let options: ConversionOptions

  /// - Parameter refresh: the closure that is called when the user pulls the table down; empty without one, nil for a
  ///   table without a refresh control.
  func leaf(_ table: Document.View, _ content: TableContent, refresh: String?) -> LeafSource {
    var leaf = LeafSource(expression: "")
    var lines = ["List {"] + end(.tableHeader, of: table)
    if let sections = TableSectionContent.all(of: table) {
      for section in sections { lines += self.section(section, in: content) }
    } else {
      for cell in cells.cells(of: table) {
        guard
          let rows = cells.repeated(
            cell, heightModifiers(cell, in: content), rowModifiers(cell, in: content))
        else { continue }
        leaf.properties += rows.properties
        lines += rows.lines.map { "  \($0)" }
      }
    }
    lines += end(.tableFooter, of: table)
    leaf.properties += cells.properties(ofRowsOf: table)
    leaf.expression = lines.count == 1 ? "List {}" : (lines + ["}"]).joined(separator: "\n")
    leaf.modifiers = ["listStyle(.\(content.style))"]
    // The height of a list row is at least 44 points (EnvironmentValues.defaultMinListRowHeight).
    let heights = cells.cells(of: table).compactMap { height($0, in: content) }
    if let least = heights.min(), least < Self.leastRowHeight {
      leaf.modifiers.append("environment(\\.defaultMinListRowHeight, \(SwiftText.number(least)))")
    }
    if let refresh {
      leaf.modifiers.append("refreshable {\(refresh.isEmpty ? "" : " await \(refresh)() ")}")
      if !refresh.isEmpty { leaf.properties.append(.closure(refresh)) }
    }
    return leaf
  }

  private static let leastRowHeight = 44.0
  /// UIKit's height of a row without settings, in points (Measurements/Cells.md#heights).
  static let usualRowHeight = 44.0
  private static let noSeparator = ["listRowSeparator(.hidden)"]

  /// The header or the footer of the table, which scrolls with the rows, as a row of its stored height.
  private func end(_ role: Document.Role, of table: Document.View) -> [String] {
    table.children.map { cells.document.views[$0] }.filter { $0.role == role && cells.typeName($0) != nil }.flatMap {
      let height = Rect(frameOf: $0.element).map { ["frame(height: \(SwiftText.number($0.height)))"] } ?? []
      return cells.shown($0, height, ["listRowInsets(EdgeInsets())"] + Self.noSeparator).map { "  \($0)" }
    }
  }

  /// The color that a list has by itself.
  static func background(_ style: TableContent.Style) -> String {
    "Color(uiColor: .\(style == .plain ? "systemBackground" : "systemGroupedBackground"))"
  }

  private func section(_ section: TableSectionContent, in table: TableContent) -> [String] {
    let rows = rows(section.rows.compactMap { cells.document.view($0) }.map { cells.document.views[$0] }, in: table)
    func title(_ text: String?, _ property: TextProperty) -> [String]? {
      text.map { [KeyedText($0, of: section.id, property, options).view] }
    }
    return CellSource.section(
      rows, header: title(section.titles.header, .headerTitle), footer: title(section.titles.footer, .footerTitle)
    ).map { "  \($0)" }
  }

  /// The rows of a section. Several rows that look the same are a group, whose modifiers apply to each of them.
  private func rows(_ views: [Document.View], in table: TableContent) -> [String] {
    let looks = views.map { (height: heightModifiers($0, in: table), row: rowModifiers($0, in: table)) }
    guard let first = looks.first, views.count > 1, looks.allSatisfy({ $0 == first }) else {
      return zip(views, looks).flatMap { cells.shown($0, $1.height, $1.row) }
    }
    // A link fills its row only with its label.
    let hasLinks = views.contains { cells.triggers[$0.id] != nil }
    let content = views.flatMap { cells.shown($0, hasLinks ? first.height : [], []) }
    return ["Group {"] + content.map { "  \($0)" } + ["}"]
      + ((hasLinks ? [] : first.height) + first.row).map { ".\($0)" }
  }

  private func heightModifiers(_ cell: Document.View, in table: TableContent) -> [String] {
    height(cell, in: table).map { $0 == Self.leastRowHeight ? [] : ["frame(height: \(SwiftText.number($0)))"] } ?? []
  }

  /// The color of the separators in the cell's table; nil for the standard color.
  private func separatorColor(of cell: Document.View) -> String? {
    guard let table = cell.parent.map({ cells.document.views[$0] }) else { return nil }
    return ContentColor(table.element.child(key: "separatorColor")).flatMap(ColorSource.expression)
  }

  private func rowModifiers(_ cell: Document.View, in table: TableContent) -> [String] {
    ["listRowInsets(EdgeInsets())"]
      + (table.hasSeparators
        ? separatorColor(of: cell).map { ["listRowSeparatorTint(\($0))"] } ?? [] : Self.noSeparator)
      + (cells.background(cell).map { ["listRowBackground(\($0))"] } ?? [])
  }

  /// The height in points; nil for a row that is as high as its content.
  private func height(_ cell: Document.View, in table: TableContent) -> Double? {
    let own: Double? =
      if case .tableViewCell(let row) = cells.document.properties(of: cell).control { row.rowHeight } else { nil }
    return own ?? table.rowHeight
  }
}
