import ProposalLayout

/// Reads the printed stacks, scroll views, spacers and modifiers. Any other name with a capital letter begins a leaf,
/// which is kept as written.
struct PrintedViewReader {
  private(set) var cursor: SourceCursor
  /// The layouts of the app's own that the file declares, by their names.
  private let layouts: [String: AnchoredLayout]
  /// The number of frames read that are as long as a scroll view; nil outside a geometry reader for one.
  private var viewportFrames: Int?

  /// - Parameter position: after the bracket that the views are in.
  init(_ cursor: SourceCursor, at position: Int, layouts: [String: AnchoredLayout]) {
    self.cursor = cursor
    self.cursor.position = position
    self.layouts = layouts
  }

  /// The views up to the bracket that closes.
  mutating func views(depth: Int = 0) throws(SourceProblem) -> [ViewNode] {
    guard depth <= ReadingLimits.deepest else {
      throw cursor.problem("views are nested deeper than \(ReadingLimits.deepest)")
    }
    var views: [ViewNode] = []
    while true {
      cursor.skipBlank()
      if cursor.take("}") { return views }
      if let choice = try choice(depth: depth) {
        views.append(choice)
        continue
      }
      if let problem = statement() { throw problem }
      views.append(try view(depth: depth))
    }
  }

  /// One of two views by size class, with or without a group around it; nil if something else is written.
  private mutating func choice(depth: Int) throws(SourceProblem) -> ViewNode? {
    let before = self
    let isInGroup = cursor.word() == "Group"
    if !isInGroup { cursor.position = before.cursor.position }
    guard !isInGroup || opensGroup(), cursor.word() == "if", let choice = question() else {
      cursor.position = before.cursor.position
      return nil
    }
    var node = ViewNode(.choice(choice), children: [try branch(depth: depth)])
    cursor.skipBlank()
    let hasSecond = cursor.word() == "else"
    cursor.skipSpaces()
    guard hasSecond, cursor.take("{") else {
      self = before
      return nil
    }
    node.children.append(try branch(depth: depth))
    guard isInGroup else { return node }
    cursor.skipBlank()
    guard cursor.take("}") else {
      self = before
      return nil
    }
    try applyModifiers(to: &node, depth: depth)
    return node
  }

  /// Moves to the content of a group.
  private mutating func opensGroup() -> Bool {
    cursor.skipSpaces()
    guard cursor.take("{") else { return false }
    cursor.skipBlank()
    return true
  }

  /// The condition after `if`, up to the brace; nil if it is not about size classes.
  private mutating func question() -> SizeClassChoice? {
    let start = cursor.position
    while let byte = cursor.next, byte != UInt8(ascii: "{"), byte != 0x0A { cursor.skipOne() }
    let text = cursor.text(start..<cursor.position)
    return cursor.take("{") ? ChoiceSource.choice(text) : nil
  }

  /// The one view of a branch.
  private mutating func branch(depth: Int) throws(SourceProblem) -> ViewNode {
    let start = cursor.position
    let views = try views(depth: depth + 1)
    if views.count != 1 {
      throw cursor.problem("a branch must contain one view, not \(views.count)", at: start)
    }
    return views.first ?? .color()
  }

  /// The problem of a statement, whose views are known only at run time; nil for a view.
  private func statement() -> SourceProblem? {
    var ahead = cursor
    guard let word = ahead.word(), Self.statements.contains(word) else { return nil }
    return cursor.problem("'\(word)' is not supported")
  }

  private static let statements: Set<String> = ["if", "switch", "for", "let", "var", "guard"]

  // MARK: - Views

  /// Views whose content is not known before the program runs, or that are laid out as nothing that is printed.
  private static let outside: Set<String> = [
    "AnyLayout", "AnyView", "ForEach", "GeometryReader", "Grid", "GridRow", "Group", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "Section", "ViewThatFits",
  ]

  private mutating func view(depth: Int) throws(SourceProblem) -> ViewNode {
    let start = cursor.position
    guard let name = cursor.word() else { throw cursor.problem("a view is expected here") }
    if name == "GeometryReader", var node = try scrollInReader(start, depth: depth) {
      try applyModifiers(to: &node, depth: depth)
      return node
    }
    if name.first?.isUppercase != true || Self.outside.contains(name) {
      throw cursor.problem("'\(name)' is not supported; use views, stacks, scroll views and modifiers", at: start)
    }
    var node: ViewNode
    switch name {
    case "HStack", "VStack": node = ViewNode(.stack(try stack(name == "HStack" ? .horizontal : .vertical, start)))
    case "ZStack": node = ViewNode(.layers(try layers(start)))
    case "ScrollView" where try isCollection():
      node = try leaf(from: start)
      try applyModifiers(to: &node, depth: depth)
      return node
    case "ScrollView": node = ViewNode(.scroll(try scroll(start)))
    case "Spacer": node = try spacer(start)
    default:
      guard let layout = layouts[name] else {
        node = try leaf(from: start)
        try applyModifiers(to: &node, depth: depth)
        return node
      }
      if cursor.next == UInt8(ascii: "(") { _ = try cursor.enclosed() }
      node = ViewNode(.custom(CustomContainer(layout)))
    }
    if name != "Spacer" { node.children = try children(of: name, depth: depth) }
    try applyModifiers(to: &node, depth: depth)
    return node
  }

  /// Whether a scroll view, whose name was read, shows a grid: then it is a collection and has no views of the scene's.
  private func isCollection() throws(SourceProblem) -> Bool {
    var ahead = cursor
    if ahead.next == UInt8(ascii: "(") { _ = try ahead.enclosed() }
    ahead.skipSpaces()
    guard ahead.take("{") else { return false }
    ahead.skipBlank()
    let name = ahead.word()
    return name == "LazyVGrid" || name == "LazyHGrid"
  }

  private mutating func children(of name: String, depth: Int) throws(SourceProblem) -> [ViewNode] {
    cursor.skipSpaces()
    guard cursor.take("{") else { throw cursor.problem("the views of '\(name)' are expected here, in braces") }
    return try views(depth: depth + 1)
  }

  /// The text between the parentheses, if there are any.
  private mutating func arguments() throws(SourceProblem) -> SourceArguments {
    guard cursor.next == UInt8(ascii: "(") else { return try SourceArguments("") }
    return try SourceArguments(cursor.text(try cursor.enclosed()))
  }

  private func unreadable(_ start: Int) -> SourceProblem {
    cursor.problem("'\(cursor.text(start..<cursor.position))' is not in the form that Keyline writes", at: start)
  }

  private mutating func stack(_ axis: Axis, _ start: Int) throws(SourceProblem) -> LinearStack {
    let arguments = try arguments()
    if !arguments.has(only: ["alignment", "spacing"]) || !arguments.unlabeled.isEmpty { throw unreadable(start) }
    let spacing = arguments["spacing"].flatMap(SourceWords.number)
    if spacing == nil {
      throw cursor.problem("the stack needs a numeric spacing: the standard one is unknown", at: start)
    }
    var alignment: Guide?
    if let text = arguments["alignment"] {
      alignment = SourceWords.guide(text, axis == .horizontal ? .vertical : .horizontal)
      if alignment == nil { throw unreadable(start) }
    }
    return LinearStack(axis, alignment: alignment, spacing: spacing)
  }

  private mutating func layers(_ start: Int) throws(SourceProblem) -> LayeredStack {
    let arguments = try arguments()
    if !arguments.has(only: ["alignment"]) || !arguments.unlabeled.isEmpty { throw unreadable(start) }
    guard let text = arguments["alignment"] else { return LayeredStack() }
    if let alignment = try SourceWords.alignment(text) { return LayeredStack(alignment: alignment) }
    throw unreadable(start)
  }

  private mutating func scroll(_ start: Int) throws(SourceProblem) -> ScrollContainer {
    let arguments = try arguments()
    if arguments.values.count > 1 || arguments.unlabeled.count != arguments.values.count {
      throw unreadable(start)
    }
    switch arguments.unlabeled.first {
    case nil, ".vertical": return ScrollContainer(.vertical)
    case ".horizontal": return ScrollContainer(.horizontal)
    case "[.horizontal, .vertical]", "[.vertical, .horizontal]": return ScrollContainer(.both)
    default:
      throw unreadable(start)
    }
  }

  /// A scroll view whose content is at least as long as itself, after the name of the reader around it; nil, and
  /// nothing read, for any other reader.
  private mutating func scrollInReader(_ start: Int, depth: Int) throws(SourceProblem) -> ViewNode? {
    let (before, outer) = (cursor.position, viewportFrames)
    viewportFrames = 0
    defer { viewportFrames = outer }
    cursor.skipSpaces()
    if cursor.take("{"), opensReader(), var node = try views(depth: depth + 1).only, viewportFrames == 1,
      case .scroll(let scroll) = node.content, node.modifiers.isEmpty, var content = node.children.only,
      case .neutral(let frame)? = content.modifiers.popLast()?.modifier, let filled = ViewportSource.axes(frame.source),
      scroll.axes.isSuperset(of: filled)
    {
      node = ViewNode(.scroll(ScrollContainer(scroll.axes, filled: filled)), children: [content])
      return node
    }
    cursor.position = before
    return nil
  }

  /// Moves to the content of a geometry reader, after its brace.
  private mutating func opensReader() -> Bool {
    cursor.skipSpaces()
    guard cursor.word() == ViewportSource.name else { return false }
    cursor.skipSpaces()
    return cursor.word() == "in"
  }

  private mutating func spacer(_ start: Int) throws(SourceProblem) -> ViewNode {
    let arguments = try arguments()
    if arguments.values.isEmpty { return .spacer() }
    if arguments.values.count == 1, let length = arguments["minLength"].flatMap(SourceWords.number) {
      return .spacer(minLength: length)
    }
    throw unreadable(start)
  }

  /// A view that is kept as it is written, with the braces after it.
  private mutating func leaf(from start: Int) throws(SourceProblem) -> ViewNode {
    if cursor.next == UInt8(ascii: ".") {
      let before = cursor.position
      cursor.position += 1
      if cursor.word() == nil || cursor.next == UInt8(ascii: "(") { cursor.position = before }
    }
    if cursor.next == UInt8(ascii: "(") { _ = try cursor.enclosed() }
    let end = cursor.position
    cursor.skipSpaces()
    if cursor.next == UInt8(ascii: "{") { try skipClosures() } else { cursor.position = end }
    let text = Outdent.text(cursor.text(start..<cursor.position), indent: indent(at: start))
    return ViewNode(.hosted(HostedLeaf(text, width: .init(), height: .init())))
  }

  /// Goes over braces, and those after it that have a label.
  private mutating func skipClosures() throws(SourceProblem) {
    _ = try cursor.enclosed()
    while true {
      let end = cursor.position
      cursor.skipSpaces()
      guard cursor.word() != nil, cursor.take(":") else {
        cursor.position = end
        return
      }
      cursor.skipSpaces()
      guard cursor.next == UInt8(ascii: "{") else {
        cursor.position = end
        return
      }
      _ = try cursor.enclosed()
    }
  }

  /// The spaces before the first word of a line.
  private func indent(at start: Int) -> Int {
    var first = start
    while first > 0, cursor.bytes[first - 1] == UInt8(ascii: " ") { first -= 1 }
    return start - first
  }

  // MARK: - Modifiers

  private mutating func applyModifiers(to node: inout ViewNode, depth: Int) throws(SourceProblem) {
    while true {
      let end = cursor.position
      cursor.skipBlank()
      let start = cursor.position
      guard cursor.take("."), let name = cursor.word() else {
        cursor.position = end
        return
      }
      node.modifiers.append(try modifier(name, start, depth: depth))
      guard node.modifiers.count <= ReadingLimits.mostModifiers else {
        throw cursor.problem("a view has more than \(ReadingLimits.mostModifiers) modifiers", at: start)
      }
    }
  }

  private mutating func modifier(_ name: String, _ start: Int, depth: Int) throws(SourceProblem) -> AppliedModifier {
    if ModifierReader.outside.contains(name) {
      throw cursor.problem("'.\(name)' is not a supported modifier", at: start)
    }
    let written = cursor.position
    let arguments = try arguments()
    let end = cursor.position
    cursor.skipSpaces()
    if let side = Backdrop.Side(rawValue: name), cursor.take("{") {
      var alignment = Alignment.center
      if let text = arguments["alignment"] {
        if let read = try SourceWords.alignment(text) { alignment = read } else { throw unreadable(start) }
      }
      let content = try views(depth: depth + 1)
      return AppliedModifier(.backdrop(Backdrop(side, alignment: alignment)), content: content)
    }
    if ModifierReader.placing.contains(name) {
      cursor.position = end
      // No keyboard is shown where a tree is laid out.
      if name == "ignoresSafeArea", arguments.unlabeled == [".keyboard"], arguments.values.count == 1 {
        return AppliedModifier(.neutral(Neutral(name + cursor.text(written..<end))))
      }
      if let modifier = try ModifierReader(name: name, arguments: arguments).modifier() {
        return AppliedModifier(modifier)
      }
      let source = name + cursor.text(written..<end)
      if let frames = viewportFrames, ViewportSource.axes(source) != nil {
        viewportFrames = frames + 1
      } else {
        throw unreadable(start)
      }
      return AppliedModifier(.neutral(Neutral(source)))
    }
    if cursor.next == UInt8(ascii: "{") { try skipClosures() } else { cursor.position = end }
    // The dot is the first character of its line.
    let text = Outdent.text(cursor.text(written..<cursor.position), indent: indent(at: start))
    return AppliedModifier(.neutral(Neutral(name + text)))
  }
}

extension Array {
  /// The element of an array of one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}

/// Lines that were moved to the right together, moved back.
enum Outdent {
  /// - Parameter indent: the most spaces to remove from each line but the first.
  static func text(_ text: String, indent: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let moved = lines.dropFirst().map { line in
      line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
    }
    return ([lines[0]] + moved).joined(separator: "\n")
  }
}

/// Limits of a file that is read back; exceeding one is a problem with its place.
enum ReadingLimits {
  /// The deepest nesting of views: more than printed files have, and little enough for a thread's stack.
  static let deepest = 400
  /// The most modifiers of one view.
  static let mostModifiers = 200
  /// The deepest nesting of types.
  static let deepestTypes = 40
  /// The deepest nesting of views of an edited file, with the structs and properties that they are in.
  static let deepestViews = 120
  /// The most views of an edited file, each as often as it is shown.
  static let mostViews = 20_000
}
