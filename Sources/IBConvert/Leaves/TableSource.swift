import IBModel
import IBSyntax

/// A table as a list: sections with their rows, or each kind of row as often as the app says.
struct TableSource {
  let cells: CellSource
  let options: ConversionOptions

  func leaf(_ table: Document.View) -> LeafSource {
    var leaf = LeafSource(expression: "")
    var lines = ["List {"]
    if let sections = table.element.child(named: .sections), table.element.equals(.dataMode, "static") {
      for section in sections.children(named: .tableViewSection) { lines += self.section(section, in: table) }
    } else {
      for cell in cells.cells(of: table) {
        guard let rows = cells.repeated(cell, row(cell, in: table)) else { continue }
        leaf.properties.append(rows.property)
        lines += rows.lines.map { "  \($0)" }
      }
    }
    leaf.expression = lines.count == 1 ? "List {}" : (lines + ["}"]).joined(separator: "\n")
    leaf.modifiers = [Self.style(table.element[.style])]
    return leaf
  }

  private static func style(_ name: String?) -> String {
    switch name {
    case "grouped": "listStyle(.grouped)"
    case "insetGrouped": "listStyle(.insetGrouped)"
    default: "listStyle(.plain)"
    }
  }

  private func section(_ section: XMLElement, in table: Document.View) -> [String] {
    let elements = section.child(named: .cells).map { Array($0.children(named: .tableViewCell)) } ?? []
    let rows = elements.compactMap { $0[.id].flatMap { cells.document.view($0) } }
      .flatMap { self.row(cells.document.views[$0], in: table) }.map { "    \($0)" }
    func text(_ key: String, _ attribute: Name) -> String? {
      let text = section[attribute] ?? section.child(named: .string, key: key)?.text
      return text?.isEmpty == false ? text : nil
    }
    var lines = ["  Section {"] + rows + ["  }"]
    if let header = text("headerTitle", .headerTitle) {
      lines[lines.count - 1] += " header: {"
      lines += ["    \(KeyedText(header, of: section[.id], .headerTitle, options).view)", "  }"]
    }
    if let footer = text("footerTitle", .footerTitle) {
      lines[lines.count - 1] += " footer: {"
      lines += ["    \(KeyedText(footer, of: section[.id], .footerTitle, options).view)", "  }"]
    }
    return lines
  }

  /// The row's own struct from edge to edge, in the row's height where the table sets one.
  private func row(_ cell: Document.View, in table: Document.View) -> [String] {
    let height = [cell.element.number(.rowHeight), table.element.number(.rowHeight)].compactMap(\.self).first { $0 > 0 }
    return cells.shown(
      cell, height.map { ["frame(height: \(SwiftText.number($0)))"] } ?? [], ["listRowInsets(EdgeInsets())"])
  }
}
