import IBLayout
import IBModel
import IBSyntax

/// The screens of a document that segues present, and the actions that close them.
struct PresentedScreens: Sendable {
  let stacks: NavigationStacks
  private let document: Document
  /// The presented controllers, and the first ones of presented stacks, by index.
  private var screens: Set<Int> = []
  /// The ids of the objects that perform segues.
  private var segueSources: Set<String> = []

  init(_ document: Document) {
    self.document = document
    stacks = NavigationStacks(document)
    let segues = document.connections.compactMap { SegueContent($0, in: document) }
    segueSources = Set(document.connections.lazy.filter { $0.kind == .segue }.compactMap(\.source))
    screens = Set(segues.filter { style(of: $0) != nil }.map(\.target))
    for segue in segues {
      if case .stackRoot = segue.kind, screens.contains(segue.source) { screens.insert(segue.target) }
    }
  }

  /// The style of the segue if it presents its destination; nil if it does not.
  ///
  /// Outside a stack, a show segue presents. A stack cannot be pushed.
  func style(of segue: SegueContent) -> PresentationStyle? {
    switch segue.kind {
    case .present(let style): return style
    case .push(let style, adapts: true, _):
      let isStack = document.controllers[segue.target].element.name == .navigationController
      return !stacks.isInStack(segue.source) && (isStack || !stacks.isInStack(segue.target)) ? style : nil
    default: return nil
    }
  }

  /// Whether an action only closes the presented screen that contains its sender, by its name or by the kind of bar item.
  func isDismissal(_ connection: Document.Connection, named name: String, on controller: Int) -> Bool {
    guard let source = connection.source, screens.contains(controller), !segueSources.contains(source) else {
      return false
    }
    if case .other(let index) = document.objects[source],
      let item = document.tree.element(at: index)[.systemItem], Self.items.contains(item)
    {
      return true
    }
    let words = (SpokenName.words(of: name) ?? "").lowercased().split(separator: " ").map(String.init)
    return words.first.map(Self.verbs.contains) == true && words.dropFirst().allSatisfy(Self.screenWords.contains)
  }

  private static let items: Set<String> = ["cancel", "close", "stop"]
  private static let verbs: Set<String> = ["cancel", "close", "dismiss"]
  private static let screenWords: Set<String> = ["controller", "modal", "popup", "screen", "self", "vc", "view"]
}
