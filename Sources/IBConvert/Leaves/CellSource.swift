import IBContent
import IBModel
import IBSyntax

extension Document.View {
  var isTableEnd: Bool { role == .tableHeader || role == .tableFooter }

  /// Whether the view has a separate struct, which a list or a grid shows.
  var isPartOfList: Bool { kind.isCell || isTableEnd }

  /// Whether the app makes any number of it, each with its own content, unlike of the rows of a static table.
  var isRepeated: Bool { kind.isCell && kind != .collectionReusableView && element.parent?.name != .cells }
}

/// Cells of a table or a collection: the structs that they become, and how they are shown.
struct CellSource: Sendable {
  let document: Document
  let names: ScreenNames
  var triggers: [String: ScreenSource.Trigger] = [:]
  /// The properties with the rows that code makes of a prototype, by the id of the cell.
  var rows: [String: String] = [:]

  func cells(of view: Document.View) -> [Document.View] {
    view.children.map { document.views[$0] }.filter {
      $0.role == .cell && ($0.kind == .tableViewCell || $0.kind == .collectionViewCell)
    }
  }

  /// The struct for the content of a cell, or of a header or footer; nil without one.
  func typeName(_ cell: Document.View) -> String? {
    cell.children.lazy.compactMap { names[document.views[$0].id] }.first ?? names[cell.id]
  }

  func background(_ cell: Document.View) -> String? {
    document.properties(of: cell).style.background.flatMap(ColorSource.expression)
  }

  /// The expression for a cell, with a tap action if a tap has an effect.
  ///
  /// - Parameter row: the code for a row that code makes of the cell.
  func shown(_ cell: Document.View, _ modifiers: [String], _ outer: [String], row: String? = nil) -> [String] {
    var content = [row ?? typeName(cell).map { names.call(type: $0, forwards: true) } ?? "EmptyView()"]
    var indent = "  "
    if let accessory = accessory(of: cell) {
      content = ["HStack(spacing: 0) {", "  \(content[0])"] + accessory.map { "  \($0)" } + ["}"]
      indent = ""
    }
    content += modifiers.map { "\(indent).\($0)" }
    guard let trigger = triggers[cell.id] else { return content + outer.map { "\(indent).\($0)" } }
    let tapped = ControlSource.expression(.view(content.joined(separator: "\n")), action: nil, trigger)
    return tapped.split(separator: "\n").map(String.init) + outer.map { ".\($0)" }
  }

  /// The symbol at the end of a row. A link draws its own.
  private func accessory(of cell: Document.View) -> [String]? {
    guard let accessory = cell.element[.accessoryType].flatMap({ Self.accessories[$0] }) else { return nil }
    if accessory.symbol == "chevron.right", case .link? = triggers[cell.id] { return nil }
    return [
      "Image(systemName: \"\(accessory.symbol)\")", "  .foregroundStyle(\(accessory.color))",
      "  .padding(.trailing, 16)",
    ]
  }

  /// The symbols of accessories that do not react to taps.
  static let accessories = [
    "checkmark": (symbol: "checkmark", color: "Color.accentColor"),
    "disclosureIndicator": (symbol: "chevron.right", color: "Color.secondary"),
  ]

  /// The code that shows the rows that code makes of a cell, and the properties for them: values for each row, or only the
  /// number of equal rows; nil for a cell without a struct.
  ///
  /// Rows with closures and bindings are an array of their structs, which the app creates with both.
  func repeated(
    _ cell: Document.View, _ modifiers: [String], _ outer: [String]
  ) -> (lines: [String], properties: [SourceProperty])? {
    guard let type = typeName(cell), let name = rows[cell.id] else { return nil }
    let parts = (names.properties[type] ?? []).filter { $0.use != .own }
    func loop(_ data: String, _ row: String) -> [String] {
      ["ForEach(\(data) in"] + shown(cell, modifiers, outer, row: row).map { "  \($0)" } + ["}"]
    }
    if parts.isEmpty {
      let count = "\(name.dropLast())Count"
      return (loop("0..<\(count), id: \\.self) { _", "\(type)()"), [.required(count, "Int", sample: "1")])
    }
    if parts.contains(where: { $0.use != .value }) {
      let rows = SourceProperty.required(name, "[\(type)]", sample: "[\(names.call(type: type))]")
      return (loop("\(name).indices, id: \\.self) { index", "\(name)[index]"), [rows])
    }
    let data = "\(type)Data"
    let arguments = parts.map { "\($0.name): row.\($0.name)" }.joined(separator: ", ")
    let rows = SourceProperty.required(name, "[\(data)]", sample: "[\(ControlSource.call(".init", parts))]")
    return (loop("\(name)) { row", "\(type)(\(arguments))"), [.rowValues(data, parts), rows])
  }

  /// The properties that a list passes on to the structs of the parts that it shows once.
  func properties(ofRowsOf list: Document.View) -> [SourceProperty] {
    list.children.map { document.views[$0] }.filter { $0.isPartOfList && !$0.isRepeated }
      .flatMap { typeName($0).flatMap { names.properties[$0] } ?? [] }.filter { $0.argument != nil }
  }

  /// A section with these rows, and with its header and footer if it has them.
  static func section(_ rows: [String], header: [String]?, footer: [String]?) -> [String] {
    var lines = ["Section {"] + rows.map { "  \($0)" } + ["}"]
    for (name, part) in [("header", header), ("footer", footer)] {
      guard let part else { continue }
      lines[lines.count - 1] += " \(name): {"
      lines += part.map { "  \($0)" } + ["}"]
    }
    return lines
  }
}
