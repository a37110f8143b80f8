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
    var head = modules.map { "import \($0)" } + ["", Self.mark + Self.shown(id)]
    head.append("struct \(typeName): View {")
    let (outlets, losses) = Self.outlets(losses)
    let work = losses.filter { !$0.needsNoWork && !$0.isLayout }
    let layout = losses.filter { !$0.needsNoWork && $0.isLayout }
    var comments = Dictionary(grouping: work) { tree.shownID(of: $0.id) }
    let repeated = Self.repeated(in: comments)
    for loss in work where repeated.contains(tree.shownID(of: loss.id)) {
      comments[tree.shownID(of: loss.id)] = nil
    }
    let properties = Self.properties(screen, leaves)
    let texts = comments.mapValues { Self.comments($0) }
    var parts = BodyParts(
      taken: Set(properties.map(\.name)), name: name, comments: texts)
    let node = parts.body(of: tree.node)
    var printer = TreePrinter(comments: texts)
    printer.printBody(of: "var body", [node])
    for part in parts.all {
      printer.printBody(of: "\(part.views.count > 1 ? "@ViewBuilder " : "")private var \(part.name)", part.views)
    }
    // Losses of objects that the body does not show.
    let others = work.filter { loss in
      let id = tree.shownID(of: loss.id)
      return printer.comments[id] != nil || repeated.contains(id)
    }
    let notes =
      screen.notes + leaves.flatMap(\.notes) + Self.lines(about: others, title) + outlets
      + Self.lines(about: layout, title)
    head += notes.map { "  // TODO(keyline): \($0)" }
    head += properties.map { "  \($0.declaration)" }
    if !properties.isEmpty || !notes.isEmpty { head.append("") }
    var all = head + printer.output.lines + ["}"]
    for name in hosted {
      let settings = leaves.first { $0.hostedClass == name }?.hostedSettings ?? []
      all += [""] + HostedViews.host(of: name, settings: settings)
    }
    let call = Self.lines(ofCall: ControlSource.call(typeName, properties), typeName)
    let preview = stack.map { ["\($0) {"] + call.map { "  \($0)" } + ["}"] } ?? call
    all += ["", "#Preview {"] + preview.map { "  \($0)" } + ["}"]
    text = all.joined(separator: "\n") + "\n"
    lines = printer.output.places.mapValues { $0 + head.count }
  }

  /// The properties of a struct, in the order of its initializer.
  static func properties(_ screen: ScreenSource, _ leaves: [LeafSource]) -> [SourceProperty] {
    SourceProperty.sorted(screen.allProperties + leaves.flatMap(\.properties))
  }

  /// The code that creates a struct, with the arguments on a separate line if it is long.
  private static func lines(ofCall call: String, _ typeName: String) -> [String] {
    guard call.count > longestComment else { return [call] }
    return ["\(typeName)(", "  \(call.dropFirst(typeName.count + 1))"]
  }

  /// The outlets of a file in one line, those to constraints in another, and the other losses.
  private static func outlets(_ losses: [Loss]) -> (words: [String], others: [Loss]) {
    let heads = ["outlet": "outlets that are not converted", Loss.constraintOutlet: "code changes constraints"]
    let words = heads.sorted { $0.key > $1.key }.flatMap { what, head in
      let names = unique(losses.filter { $0.what == what && !$0.needsNoWork }.compactMap(\.value))
      return Self.lines(of: names.filter { !$0.isEmpty }).map { "\(head): \($0)" }
    }
    return (words, losses.filter { heads[$0.what] == nil || $0.value?.isEmpty != false })
  }

  /// The longest line of a comment, in characters with the usual indentation.
  private static let longestComment = 90

  private static func comments(_ losses: [Loss]) -> [String] {
    lines(of: words(losses)).map { "// TODO(keyline): \($0)" }
  }

  /// The words for losses. The kind of several runtime attributes or constraints in a row is named once.
  private static func words(_ losses: [Loss]) -> [String] {
    losses.indices.map { place in
      let loss = losses[place]
      guard [Loss.constraint, Loss.runtimeAttribute].contains(loss.what), place > 0, losses[place - 1].what == loss.what
      else { return loss.words }
      return loss.value ?? loss.words
    }
  }

  /// The number of views from which on a loss that all of them have is one comment.
  private static let leastRepetitions = 3

  /// The ids of views that have the same losses as many others.
  private static func repeated(in comments: [String: [Loss]]) -> Set<String> {
    let all = comments.mapValues(words)
    let counts = Dictionary(all.values.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(all.filter { counts[$0.value, default: 0] >= leastRepetitions }.keys)
  }

  /// One comment for all objects of a kind that have the same losses.
  private static func lines(about losses: [Loss], _ title: (String) -> String?) -> [String] {
    let owners = Dictionary(grouping: losses, by: \.id)
    var lines: [(words: String, kind: String, ids: [String])] = []
    for id in unique(losses.map(\.id)) {
      let own = owners[id, default: []]
      let (words, kind) = (Self.words(own).joined(separator: ", "), own.first?.kind ?? "")
      if let place = lines.firstIndex(where: { $0.words == words && $0.kind == kind }) {
        lines[place].ids.append(id)
      } else {
        lines.append((words, kind, [id]))
      }
    }
    return lines.map { line in
      let names = line.ids.map { id in title(id).map(short).map(SwiftText.literal) ?? "'\(id)'" }
      return "\(line.kind) \(names.joined(separator: ", ")): \(line.words)".onOneLine
    }
  }

  /// The beginning of a long text, by which people find it in the file.
  private static func short(_ text: String) -> String {
    text.count > longestTitle ? text.prefix(longestTitle) + "…" : text
  }

  /// In characters.
  private static let longestTitle = 40

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
