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
  /// The rows that code makes, by the id of the list.
  var rows: [String: ListRows] = [:]

  struct ListRows: Sendable {
    /// The property with the rows.
    var name = ""
    /// The structs of the rows: those of the list's own cells, and of cells in other documents.
    var types: [String] = []
    /// The classes of cells without a struct.
    var missing: [String] = []
    /// The closure for a tap on a row; nil if code does not react to taps.
    var selection: String?

    /// The beginning of a loop over the rows.
    var indices: String { "\(name).indices, id: \\.self) { index" }
  }

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
  /// - Parameters:
  ///   - row: the code for a row that code makes of the cell.
  ///   - selection: the call for a tap on a row without a segue.
  func shown(
    _ cell: Document.View?, _ modifiers: [String], _ outer: [String], row: String? = nil, selection: String? = nil
  ) -> [String] {
    var content = [row ?? cell.flatMap(typeName).map { names.call(type: $0, forwards: true) } ?? "EmptyView()"]
    var indent = "  "
    if let cell, let accessory = accessory(of: cell) {
      content = ["HStack(spacing: 0) {", "  \(content[0])"] + accessory.map { "  \($0)" } + ["}"]
      indent = ""
    }
    content += modifiers.map { "\(indent).\($0)" }
    let trigger = cell.flatMap { triggers[$0.id] }
    let isSelectable =
      cell?.element.attributes.contains { ($0.nameText, $0.value) == ("selectionStyle", "none") } != true
    if trigger == nil, isSelectable, let selection {
      let shape = "\(indent).contentShape(Rectangle())"
      // The controls inside a button would not react, and only their documents have the controls of other cells.
      if cell.map(hasControls) ?? true {
        let taps = ["onTapGesture { \(selection) }", "accessibilityAddTraits(.isButton)"]
        return content + [shape] + (taps + outer).map { "\(indent).\($0)" }
      }
      return ["Button {", "  \(selection)", "} label: {"] + (content + [shape]).map { "  \($0)" }
        + ["}", ".buttonStyle(.plain)"] + outer.map { ".\($0)" }
    }
    guard let trigger else { return content + outer.map { "\(indent).\($0)" } }
    let tapped = ControlSource.expression(.view(content.joined(separator: "\n")), action: nil, trigger)
    return tapped.split(separator: "\n").map(String.init) + outer.map { ".\($0)" }
  }

  private func hasControls(_ view: Document.View) -> Bool {
    view.kind.canBeDisabled || view.children.contains { hasControls(document.views[$0]) }
  }

  /// The symbol at the end of a row. A link draws its own.
  private func accessory(of cell: Document.View) -> [String]? {
    guard let accessory = cell.element[.accessoryType].flatMap({ Self.accessories[$0] }) else { return nil }
    if accessory.symbol == "chevron.right", case .link? = triggers[cell.id] { return nil }
    return [
      "Image(systemName: \"\(accessory.symbol)\")", "  .foregroundStyle(\(accessory.color))",
      "  .padding(.trailing, 16)",
    ] + (accessory.symbol == "chevron.right" ? ["  .accessibilityHidden(true)"] : [])
  }

  /// The symbols of accessories that do not react to taps.
  static let accessories = [
    "checkmark": (symbol: "checkmark", color: "Color.accentColor"),
    "disclosureIndicator": (symbol: "chevron.right", color: "Color.secondary"),
  ]

  /// Adds the properties for the rows that code makes to a list, or a note about those that are not written.
  ///
  /// - Parameter looks: the modifiers of a cell, and those around a control that reacts to taps; of nil for cells of other
  ///   documents.
  /// - Returns: the code that shows the rows.
  func addRows(
    to leaf: inout LeafSource, of list: Document.View, _ looks: (Document.View?) -> (inner: [String], outer: [String])
  ) -> [String] {
    let rows = rows[list.id] ?? ListRows()
    if !rows.missing.isEmpty || rows.types.isEmpty && cells(of: list).isEmpty {
      let words = rows.missing.isEmpty ? "" : " of \(rows.missing.joined(separator: ", "))"
      leaf.notes.append("\(list.kind.rawValue) '\(list.id)': code shows its rows\(words)")
    }
    let own = Dictionary(cells(of: list).compactMap { cell in typeName(cell).map { ($0, cell) } }) { first, _ in first }
    func lines(_ type: String, _ row: String, of value: String = "index") -> [String] {
      let looks = looks(own[type])
      let selection = rows.selection.map { "\($0)(\(value))" }
      return shown(own[type], looks.inner, looks.outer, row: row, selection: selection)
    }
    guard let type = rows.types.first else { return [] }
    let calls = rows.types.map { type in own[type].map { _ in names.call(type: type) } }
    let parts = own[type].map { _ in (names.properties[type] ?? []).filter { $0.use != .own } }
    let isOne = rows.types.count == 1
    let hasValues = isOne && parts?.isEmpty == false && parts?.allSatisfy { $0.use == .value } == true
    let data = "\(type)Data"
    if let selection = rows.selection {
      leaf.properties.append(.selection(selection, of: hasValues ? data : "Int"))
    }
    if !isOne { return addKinds(rows, calls, rows.types.map { lines($0, "row") }, to: &leaf) }
    if let parts, parts.isEmpty {
      let count = "\(rows.name.dropLast())Count"
      leaf.properties.append(.required(count, "Int", sample: "1"))
      return Self.loop(
        "0..<\(count), id: \\.self) { \(rows.selection == nil ? "_" : "index")", lines(type, "\(type)()"))
    }
    // Rows with closures and bindings are an array of their structs, which the app creates with both.
    guard let parts, hasValues else {
      leaf.properties.append(.required(rows.name, "[\(type)]", sample: "[\(calls[0] ?? "")]"))
      return Self.loop(rows.indices, lines(type, "\(rows.name)[index]"))
    }
    let arguments = parts.map { "\($0.name): row.\($0.name)" }.joined(separator: ", ")
    leaf.properties += [
      .rowValues(data, parts),
      .required(rows.name, "[\(data)]", sample: "[\(ControlSource.call(".init", parts))]"),
    ]
    return Self.loop("\(rows.name)) { row", lines(type, "\(type)(\(arguments))", of: "row"))
  }

  /// Adds one array of rows of several kinds, in whichever order the app shows them.
  ///
  /// - Parameters:
  ///   - calls: the code that creates the struct of each kind; nil for a cell of another document.
  ///   - lines: the code that shows a row of each kind. If it is the same for all of them, it is around the choice.
  private func addKinds(
    _ rows: ListRows, _ calls: [String?], _ lines: [[String]], to leaf: inout LeafSource
  ) -> [String] {
    // `Row` for `rows`, `Item2` for `items2`.
    let kind = rows.name.prefix(1).uppercased() + rows.name.dropFirst().replacing("s", with: "")
    let short = rows.types.map { $0.without(ending: ["Row", "Item", "View"]) }
    let cases = (Set(short).count == short.count ? short : rows.types).map {
      SwiftText.identifier(PropertyNames.lowered($0), isType: false) ?? $0
    }
    let samples = zip(cases, calls).compactMap { name, call in call.map { ".\(name)(\($0))" } }
    leaf.properties += [
      .rowKinds(kind, Array(zip(cases, rows.types))),
      .required(
        rows.name, "[\(kind)]",
        sample: samples.isEmpty ? "[]" : "[\n\(samples.map { "\($0)," }.joined(separator: "\n").indented)\n]"),
    ]
    func choice(_ shown: (Int) -> [String]) -> [String] {
      ["switch \(rows.name)[index] {"]
        + cases.enumerated().flatMap { place, name in
          let lines = shown(place)
          return lines.count == 1
            ? ["case .\(name)(let row): \(lines[0])"] : ["case .\(name)(let row):"] + lines.map { "  \($0)" }
        } + ["}"]
    }
    let areAlike = lines.allSatisfy { $0 == lines[0] }
    guard areAlike, let place = lines[0].firstIndex(where: { $0.drop { $0 == " " } == "row" }) else {
      return Self.loop(rows.indices, choice { lines[$0] })
    }
    let indent = String(lines[0][place].prefix { $0 == " " })
    let modifiers = lines[0][(place + 1)...].prefix { $0.hasPrefix("\(indent)  .") }
    var inner = choice { _ in ["row"] }
    if !modifiers.isEmpty {
      inner = ["Group {"] + inner.map { "  \($0)" } + ["}"] + modifiers.map { String($0.dropFirst(indent.count + 2)) }
    }
    return Self.loop(
      rows.indices,
      lines[0][..<place] + inner.map { indent + $0 } + lines[0][(place + 1 + modifiers.count)...])
  }

  private static func loop(_ data: String, _ lines: [String]) -> [String] {
    ["ForEach(\(data) in"] + lines.map { "  \($0)" } + ["}"]
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
