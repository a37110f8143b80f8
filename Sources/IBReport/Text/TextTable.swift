import IBSource

/// Rows of text in aligned columns.
package struct TextTable: Sendable {
  package enum Alignment: Sendable { case left, right }

  package struct Column: Sendable {
    package let title: String
    package let alignment: Alignment

    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  private static let gap = "  "

  private let columns: [Column]
  private var rows: [[String]] = []

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; extra cells are left out, missing ones are empty.
  package mutating func add(_ cells: [String]) {
    rows.append((0..<columns.count).map { $0 < cells.count ? cells[$0].onOneLine : "" })
  }

  /// The titles and the rows, one on each line, without trailing spaces.
  package func render(indent: String = "", style: TerminalStyle = .plain) -> String {
    let widths = columns.indices.map { index in
      rows.reduce(columns[index].title.count) { max($0, $1[index].count) }
    }
    var text = style.dress(line(columns.map(\.title), widths, indent), as: .faint) + "\n"
    for row in rows { text += line(row, widths, indent) + "\n" }
    return text
  }

  private func line(_ cells: [String], _ widths: [Int], _ indent: String) -> String {
    var line = indent
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[index] - cell.count)
      line += index == 0 ? "" : Self.gap
      line += columns[index].alignment == .left ? cell + padding : padding + cell
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
