import ProposalLayout

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
