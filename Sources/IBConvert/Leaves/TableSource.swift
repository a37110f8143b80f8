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
    let selection = cells.rows[table.id]?.selection
    if let sections = TableSectionContent.all(of: table) {
      if let selection { leaf.properties.append(.selection(selection, of: "IndexPath")) }
      for (number, section) in sections.enumerated() {
        lines += self.section(section, of: table, content) { row in
          selection.map { "\($0)(IndexPath(row: \(row), section: \(number)))" }
        }
      }
    } else {
      lines += cells.addRows(to: &leaf, of: table) { cell in
        (
          heightModifiers(cell.map { height($0, in: content) } ?? content.rowHeight),
          rowModifiers(table, content, of: cell)
        )
      }.map { "  \($0)" }
    }
    lines += end(.tableFooter, of: table)
    leaf.properties += cells.properties(ofRowsOf: table)
    leaf.expression = lines.count == 1 ? "List {}" : (Self.joined(lines) + ["}"]).joined(separator: "\n")
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

  /// A list that has only one loop is this loop.
  private static func joined(_ lines: [String]) -> [String] {
    guard lines[1].hasPrefix("  ForEach("), lines.dropFirst(2).firstIndex(of: "  }") == lines.count - 1 else {
      return lines
    }
    return ["List(\(lines[1].dropFirst("  ForEach(".count))"]
      + lines[2..<(lines.count - 1)].map { String($0.dropFirst(2)) }
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

  private func section(
    _ section: TableSectionContent, of table: Document.View, _ content: TableContent,
    _ selection: (_ row: Int) -> String?
  ) -> [String] {
    let rows = rows(
      section.rows.compactMap { cells.document.view($0) }.map { cells.document.views[$0] }, table, content, selection)
    func title(_ text: String?, _ property: TextProperty) -> [String]? {
      text.map { [KeyedText($0, of: section.id, property, options).view] }
    }
    return CellSource.section(
      rows, header: title(section.titles.header, .headerTitle), footer: title(section.titles.footer, .footerTitle)
    ).map { "  \($0)" }
  }

  /// The rows of a section. Several rows that look the same are a group, whose modifiers apply to each of them.
  private func rows(
    _ views: [Document.View], _ table: Document.View, _ content: TableContent, _ selection: (_ row: Int) -> String?
  ) -> [String] {
    let looks = views.map {
      (height: heightModifiers(height($0, in: content)), row: rowModifiers(table, content, of: $0))
    }
    guard let first = looks.first, views.count > 1, looks.allSatisfy({ $0 == first }) else {
      return views.indices.flatMap {
        cells.shown(views[$0], looks[$0].height, looks[$0].row, selection: selection($0))
      }
    }
    // A link fills its row only with its label.
    let hasLinks = selection(0) != nil || views.contains { cells.triggers[$0.id] != nil }
    let content = views.indices.flatMap {
      cells.shown(views[$0], hasLinks ? first.height : [], [], selection: selection($0))
    }
    return ["Group {"] + content.map { "  \($0)" } + ["}"]
      + ((hasLinks ? [] : first.height) + first.row).map { ".\($0)" }
  }

  private func heightModifiers(_ height: Double?) -> [String] {
    height.map { $0 == Self.leastRowHeight ? [] : ["frame(height: \(SwiftText.number($0)))"] } ?? []
  }

  private func rowModifiers(_ table: Document.View, _ content: TableContent, of cell: Document.View? = nil) -> [String]
  {
    let color = ContentColor(table.element.child(key: "separatorColor")).flatMap(ColorSource.expression)
    return ["listRowInsets(EdgeInsets())"]
      + (content.hasSeparators ? color.map { ["listRowSeparatorTint(\($0))"] } ?? [] : Self.noSeparator)
      + (cell.flatMap(cells.background).map { ["listRowBackground(\($0))"] } ?? [])
  }

  /// The height in points; nil for a row that is as high as its content.
  private func height(_ cell: Document.View, in table: TableContent) -> Double? {
    let own: Double? =
      if case .tableViewCell(let row) = cells.document.properties(of: cell).control { row.rowHeight } else { nil }
    return own ?? table.rowHeight
  }
}
