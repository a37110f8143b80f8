import ProposalLayout

/// A tree that was read from an edited file, with the ids that its views had when it was printed.
struct EditedTree {
  private(set) var node: ViewNode
  /// The ids of views that share a frame with another one, by that one's.
  private(set) var aliases: [String: String] = [:]
  /// The ids whose views have other modifiers than before.
  private(set) var changed: Set<String> = []
  /// Why the size of a view is unknown, by the view's place in the text.
  private(set) var unknown: [(view: Int, message: String)] = []

  private let base: FlatTree
  private let edited: FlatTree
  private let pairs: WordPairs
  /// By the view's place in the text: its id, and its modifiers' ids by their places.
  private var ids: [Int: String] = [:]
  private var modifierIDs: [Int: [Int: String]] = [:]

  init(_ node: ViewNode, from base: ViewNode) {
    self.node = node
    self.base = FlatTree(base)
    edited = FlatTree(node)
    pairs = WordPairs(self.base.views.map(\.word), edited.views.map(\.word))
    for view in edited.views.indices { read(view) }
    var next = 0
    self.node = named(node, &next)
  }

  private mutating func read(_ view: Int) {
    let now = edited.views[view]
    guard let place = pairs.before[view] else {
      if now.isLeaf { note(view, "'\(now.word.text)' is not in the scene; its size is unknown") }
      for modifier in now.modifiers { check(modifier.word, of: view) }
      return
    }
    let before = base.views[place]
    if now.isLeaf, now.word.text != before.word.text {
      note(view, "'\(now.word.text)' replaces '\(before.word.text)' and is given its size")
    }
    ids[view] = before.id
    let pairs = WordPairs(before.modifiers.map(\.word), now.modifiers.map(\.word))
    var places: [Int: Int] = [:]
    for (index, old) in pairs.before.enumerated() {
      if let old { places[old] = index }
      guard let old, before.modifiers[old].word == now.modifiers[index].word else {
        check(now.modifiers[index].word, of: view)
        continue
      }
    }
    for (old, modifier) in before.modifiers.enumerated() where places[old] == nil {
      if LeafSizing.decides(modifier.word.head) {
        note(view, "'.\(modifier.word.text)' is missing; the size of its view was measured with it")
      }
    }
    let isChanged = before.modifiers.map(\.word) != now.modifiers.map(\.word)
    for (old, modifier) in before.modifiers.enumerated() {
      guard let id = modifier.id else { continue }
      if isChanged { changed.insert(id) }
      name(view, id, (0...old).reversed().lazy.compactMap { places[$0] }.first)
    }
    if isChanged, let id = before.id { changed.insert(id) }
  }

  /// Gives the frame after a modifier, or the view itself, an id.
  private mutating func name(_ view: Int, _ id: String, _ modifier: Int?) {
    if let modifier {
      if let other = modifierIDs[view]?[modifier] {
        aliases[id] = other
      } else {
        modifierIDs[view, default: [:]][modifier] = id
      }
    } else if let other = ids[view] {
      aliases[id] = other
    } else {
      ids[view] = id
    }
  }

  private mutating func check(_ modifier: WordPairs.Word, of view: Int) {
    if LeafSizing.decides(modifier.head) {
      note(view, "the size of a view with '.\(modifier.text)' is not measured; it is given its size without it")
    } else if !LeafSizing.isHarmless(modifier.head), !ModifierReader.placing.contains(modifier.head) {
      note(view, "the layout effect of '.\(modifier.text)' is unknown; its view is laid out without it")
    }
  }

  private mutating func note(_ view: Int, _ message: String) { unknown.append((view, message)) }

  private func named(_ node: ViewNode, _ next: inout Int) -> ViewNode {
    let place = next
    next += 1
    var result = node
    result.id = ids[place]
    result.children = node.children.map { named($0, &next) }
    for index in node.modifiers.indices {
      result.modifiers[index].id = modifierIDs[place]?[index]
      result.modifiers[index].content = node.modifiers[index].content.map { named($0, &next) }
    }
    return result
  }
}

/// A tree as a list: a view before those inside, then those in its backgrounds and overlays, as source has them.
struct FlatTree {
  struct View {
    let word: WordPairs.Word
    let id: String?
    let isLeaf: Bool
    let modifiers: [Modifier]
  }

  struct Modifier {
    let word: WordPairs.Word
    let id: String?
  }

  private(set) var views: [View] = []
  private var printer = TreePrinter(typeName: "", depth: 0)

  init(_ node: ViewNode) { add(node) }

  private mutating func add(_ node: ViewNode) {
    let isLeaf = if case .hosted = node.content { true } else if case .flexible = node.content { true } else { false }
    views.append(
      View(
        word: Self.word(printer.opening(of: node)), id: node.id, isLeaf: isLeaf,
        modifiers: node.modifiers.map { Modifier(word: Self.word(ModifierSource.text($0.modifier)), id: $0.id) }))
    for child in node.children { add(child) }
    for modifier in node.modifiers { for view in modifier.content { add(view) } }
  }

  private static func word(_ text: String) -> WordPairs.Word {
    WordPairs.Word(text: text, head: String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }
}
