import IBModel
import IBSyntax

/// A table as a list: sections with their rows, or each kind of row as often as the app says.
struct TableSource {
  let document: Document
  let names: ScreenNames
  let triggers: [String: ScreenSource.Trigger]
  let options: ConversionOptions

  func leaf(_ table: Document.View) -> LeafSource {
    var leaf = LeafSource(expression: "")
    var lines = ["List {"]
    if let sections = table.element.child(named: .sections), table.element.equals(.dataMode, "static") {
      for section in sections.children(named: .tableViewSection) { lines += self.section(section, in: table) }
    } else {
      for cell in cells(of: table) {
        guard let row = rowName(cell) else { continue }
        let count = SwiftText.identifier(row + "Count", isType: false) ?? "rowCount"
        leaf.properties.append("var \(count) = 1")
        lines.append("  ForEach(0..<\(count), id: \\.self) { _ in")
        lines += self.row(cell, in: table).map { "    \($0)" }
        lines.append("  }")
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
    let cells = section.child(named: .cells).map { Array($0.children(named: .tableViewCell)) } ?? []
    let rows = cells.compactMap { $0[.id].flatMap { document.view($0) } }
      .flatMap { self.row(document.views[$0], in: table) }.map { "    \($0)" }
    func text(_ key: String, _ attribute: Name) -> String? {
      let text = section[attribute] ?? section.child(named: .string, key: key)?.text
      return text?.isEmpty == false ? text : nil
    }
    var lines = ["  Section {"] + rows + ["  }"]
    if let header = text("headerTitle", .headerTitle) {
      lines[lines.count - 1] += " header: {"
      lines += ["    \(KeyedText(header, of: section[.id], "headerTitle", options).view)", "  }"]
    }
    if let footer = text("footerTitle", .footerTitle) {
      lines[lines.count - 1] += " footer: {"
      lines += ["    \(KeyedText(footer, of: section[.id], "footerTitle", options).view)", "  }"]
    }
    return lines
  }

  private func cells(of table: Document.View) -> [Document.View] {
    table.children.map { document.views[$0] }.filter { $0.role == .cell && $0.kind == .tableViewCell }
  }

  /// The struct of a cell's content; nil for a cell that has none.
  private func rowName(_ cell: Document.View) -> String? {
    cell.children.lazy.compactMap { names[document.views[$0].id] }.first
  }

  /// The row's own struct from edge to edge, in the row's height where the table sets one.
  private func row(_ cell: Document.View, in table: Document.View) -> [String] {
    let height = [cell.element.number(.rowHeight), table.element.number(.rowHeight)].compactMap(\.self).first { $0 > 0 }
    var lines: [String]
    if let name = rowName(cell) {
      lines = ["\(name)()"]
    } else {
      lines = ["EmptyView()"]
    }
    if let height { lines.append("  .frame(height: \(SwiftText.number(height)))") }
    var isOneLine = true
    if let trigger = triggers[cell.id] {
      lines = ControlSource.expression(.view(lines.joined(separator: "\n")), action: nil, trigger)
        .split(separator: "\n").map(String.init)
      isOneLine = false
    }
    return lines + ["\(isOneLine ? "  " : "").listRowInsets(EdgeInsets())"]
  }
}
