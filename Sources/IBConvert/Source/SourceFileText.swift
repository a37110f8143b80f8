import IBSource

struct SourceFileText {
  /// The text before the id of the scene or the cell.
  static let mark = "/// Interface Builder: "

  private(set) var text = ""
  private(set) var lines: [String: Int] = [:]

  init(
    typeName: String, id: String, tree: InferredTree, leaves: [LeafSource], screen: ScreenSource = ScreenSource(),
    losses: [Loss] = [], stack: String? = nil, name: @escaping (String) -> String? = { _ in nil },
    title: (String) -> String? = { _ in nil }
  ) {
    let hosted = Self.unique(leaves.compactMap(\.hostedClass))
    let modules = Self.unique(["SwiftUI"] + leaves.compactMap(\.hostedModule)).sorted()
    let notes = screen.notes + leaves.flatMap(\.notes)
    let lost = LossList(losses.filter { !$0.needsNoWork }, notes: notes, title: title).lines
    let properties = Self.properties(screen, leaves)
    var head = modules.map { "import \($0)" } + ["", Self.mark + Self.shown(id)]
    head += lost.map { "/// \($0)" }
    head.append("struct \(typeName): View {")
    head += properties.map { "  \($0.declaration)" }
    if !properties.isEmpty { head.append("") }
    var parts = BodyParts(taken: Set(properties.map(\.name)), name: name)
    let node = parts.body(of: tree.node)
    var printer = TreePrinter()
    printer.printBody(of: "var body", [node])
    for part in parts.all {
      printer.printBody(of: "\(part.views.count > 1 ? "@ViewBuilder " : "")private var \(part.name)", part.views)
    }
    var all = head + printer.output.lines + ["}"]
    for name in hosted {
      let settings = leaves.first { $0.hostedClass == name }?.hostedSettings ?? []
      all += [""] + HostedViews.host(of: name, settings: settings)
    }
    let call = ControlSource.lines(ofCall: typeName, properties)
    let preview = stack.map { ["\($0) {"] + call.map { "  \($0)" } + ["}"] } ?? call
    all += ["", "#Preview {"] + preview.map { "  \($0)" } + ["}"]
    text = all.joined(separator: "\n") + "\n"
    lines = printer.output.places.mapValues { $0 + head.count }
  }

  /// The properties of a struct, in the order of its initializer.
  static func properties(_ screen: ScreenSource, _ leaves: [LeafSource]) -> [SourceProperty] {
    SourceProperty.sorted(screen.allProperties + leaves.flatMap(\.properties))
  }

  /// An id as a comment has it.
  static func shown(_ id: String) -> String { id.filter { $0.isASCII && !$0.isNewline } }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
