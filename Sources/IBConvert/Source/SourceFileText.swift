import IBSource

struct SourceFileText {
  /// The text before the id of the scene or the cell.
  static let mark = "/// Interface Builder: "

  private(set) var text = ""
  private(set) var lines: [String: Int] = [:]

  init(
    typeName: String, id: String, tree: InferredTree, leaves: [LeafSource], screen: ScreenSource = ScreenSource(),
    modules: [String: String] = [:], losses: [Loss] = [], stack: String? = nil, isDestination: Bool = false,
    name: @escaping (String) -> String? = { _ in nil },
    title: (String) -> String? = { _ in nil }
  ) {
    let hosted = Self.unique(leaves.compactMap(\.hostedClass))
    let notes = Self.unique(screen.notes + leaves.flatMap(\.notes))
    let lost = LossList(losses.filter { !$0.needsNoWork }, notes: notes, title: title).lines
    let properties = Self.properties(screen, leaves)
    var head = [Self.mark + Self.shown(id)]
    head += lost.map { "/// \($0)" }
    head.append("struct \(typeName): View {")
    for line in properties.flatMap({ IndentedLines.lines(of: $0.declaration) }) {
      head.append(line.isEmpty ? "" : "  \(line)")
    }
    if !properties.isEmpty { head.append("") }
    var parts = BodyParts(taken: Set(properties.map(\.name)), name: name)
    let node = parts.body(of: tree.node)
    var printer = TreePrinter()
    printer.printBody(of: "var body", [node])
    for part in parts.all {
      let isOneView = part.views.count == 1 && !TreePrinter.opening(of: part.views[0]).hasPrefix("if ")
      printer.printBody(of: "\(isOneView ? "" : "@ViewBuilder ")private var \(part.name)", part.views)
    }
    var all = head + printer.output.lines + ["}"]
    for name in hosted {
      let settings = leaves.first { $0.hostedClass == name }?.hostedSettings ?? []
      all += [""] + HostedViews.host(of: name, settings: settings)
    }
    var call = ControlSource.lines(ofCall: typeName, properties)
    if isDestination {
      all +=
        ["", "extension \(typeName) {", "  static var preview: \(typeName) {"] + call.map { "    \($0)" } + [
          "  }", "}",
        ]
      call = ["\(typeName).preview"]
    }
    let preview = stack.map { ["\($0) {"] + call.map { "  \($0)" } + ["}"] } ?? call
    all += ["", "#Preview {"] + preview.map { "  \($0)" } + ["}"]
    let imports = Set(["SwiftUI"] + Self.words(in: all).compactMap { modules[$0] }).sorted()
    text = imports.map { "import \($0)\n" }.joined() + "\n" + all.joined(separator: "\n") + "\n"
    lines = printer.output.places.mapValues { $0 + imports.count + 1 + head.count }
    for alias in tree.aliases.keys {
      guard let id = IndentedLines.viewID(alias), lines[id] == nil else { continue }
      lines[id] = IndentedLines.viewID(tree.shownID(of: alias)).flatMap { lines[$0] }
    }
  }

  /// The properties of a struct, in the order of its initializer.
  static func properties(_ screen: ScreenSource, _ leaves: [LeafSource]) -> [SourceProperty] {
    SourceProperty.sorted(screen.allProperties + leaves.flatMap(\.properties))
  }

  /// The words outside comments.
  private static func words(in lines: [String]) -> Set<String> {
    Set(
      lines.filter { !$0.hasPrefix("///") }.flatMap { line in
        line.utf8.split { !SwiftText.isWord($0) && $0 != UInt8(ascii: "_") }.map { String(Substring($0)) }
      })
  }

  /// An id as a comment has it.
  static func shown(_ id: String) -> String { id.filter { $0.isASCII && !$0.isNewline } }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
