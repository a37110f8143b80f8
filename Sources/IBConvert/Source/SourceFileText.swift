import IBSource

struct SourceFileText {
  /// The text before the id of the scene or the cell.
  static let mark = "/// Interface Builder: "

  private(set) var text = ""
  private(set) var lines: [String: Int] = [:]

  init(
    typeName: String, id: String, tree: InferredTree, leaves: [LeafSource], screen: ScreenSource = ScreenSource(),
    losses: [Loss] = [], stack: String? = nil, name: @escaping (String) -> String? = { _ in nil }
  ) {
    let hosted = Self.unique(leaves.compactMap(\.hostedClass))
    let modules = Self.unique(["SwiftUI"] + hosted.compactMap { HostedViews.modules[$0] }).sorted()
    var head = modules.map { "import \($0)" } + ["", Self.mark + Self.shown(id)]
    head.append("struct \(typeName): View {")
    let (outlets, losses) = Self.outlets(losses)
    var comments: [String: [Loss]] = [:]
    for loss in losses { comments[tree.shownID(of: loss.id), default: []].append(loss) }
    let properties = Self.sorted(
      Self.unique(
        screen.allProperties + leaves.flatMap(\.properties)))
    let texts = comments.mapValues { Self.comments($0) }
    var parts = BodyParts(
      taken: Set(properties.compactMap(Self.declaredName)), name: name, comments: texts)
    let node = parts.body(of: tree.node)
    var printer = TreePrinter(comments: texts)
    printer.printBody(of: "var body", [node])
    for part in parts.all {
      printer.printBody(of: "\(part.views.count > 1 ? "@ViewBuilder " : "")private var \(part.name)", part.views)
    }
    // Losses of objects that the body does not show.
    let rest = losses.filter { printer.comments[tree.shownID(of: $0.id)] != nil }
    let owners = Dictionary(grouping: rest, by: \.id)
    let others = Self.unique(rest.map(\.id)).map { id in
      let own = owners[id, default: []]
      return "\(own.first?.kind ?? "") '\(id)': \(own.map(\.words).joined(separator: ", "))".onOneLine
    }
    let notes = screen.notes + leaves.flatMap(\.notes) + others + outlets
    head += notes.map { "  // TODO(keyline): \($0)" }
    head += properties.map { "  \($0)" }
    if !properties.isEmpty || !notes.isEmpty { head.append("") }
    var all = head + printer.output.lines + ["}"]
    for name in hosted { all += [""] + HostedViews.host(of: name) }
    let preview = stack.map { ["  \($0) {", "    \(typeName)()", "  }"] } ?? ["  \(typeName)()"]
    all += ["", "#Preview {"] + preview + ["}"]
    text = all.joined(separator: "\n") + "\n"
    lines = printer.output.places.mapValues { $0 + head.count }
  }

  /// Parameters first, then the view's own state, in the order that people use.
  private static func sorted(_ properties: [String]) -> [String] {
    properties.filter { $0.hasPrefix("var ") } + properties.filter { !$0.hasPrefix("var ") }
  }

  private static func declaredName(_ property: String) -> String? {
    let words = property.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.firstIndex(of: "var").flatMap { words.indices.contains($0 + 1) ? String(words[$0 + 1]) : nil }
  }

  /// The outlets of a file in one line, and the other losses.
  private static func outlets(_ losses: [Loss]) -> (words: [String], others: [Loss]) {
    let names = unique(losses.filter { $0.what == "outlet" }.compactMap(\.value)).filter { !$0.isEmpty }
    return (
      Self.lines(of: names).map { "outlets that are not converted: \($0)" },
      losses.filter { $0.what != "outlet" || $0.value?.isEmpty != false }
    )
  }

  /// The longest line of a comment, in characters with the usual indentation.
  private static let longestComment = 90

  private static func comments(_ losses: [Loss]) -> [String] {
    lines(of: losses.map(\.words)).map { "// TODO(keyline): \($0)" }
  }

  private static func lines(of words: [String]) -> [String] {
    var lines: [String] = []
    for word in words.map(\.onOneLine) {
      if let last = lines.last, last.count + word.count < longestComment {
        lines[lines.count - 1] = "\(last), \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// An id as a comment has it.
  static func shown(_ id: String) -> String { id.filter { $0.isASCII && !$0.isNewline } }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
