import IBSource
import IBSyntax
import IBTestSupport

/// A small edit of a document, as a person makes one.
struct RandomEdit {
  let edit: TextEdit
  /// The element that nothing else may touch.
  let place: SourceRange
}

/// Makes edits of one document.
struct RandomEdits {
  private let tree: SyntaxTree
  private let objects: [XMLElement]
  private let constraints: [XMLElement]
  private let lists: [XMLElement]

  /// Nil for a document without objects.
  init?(_ tree: SyntaxTree) {
    self.tree = tree
    let all = (0..<tree.elementCount).map(tree.element)
    objects = all.filter { element in
      element[.id] != nil && element.attributes.contains { Self.isSettable($0) }
    }
    constraints = all.filter { element in
      guard element.name == .constraint, let id = element[.id] else { return false }
      return !all.contains { $0.equals(.destination, id) || $0.equals(.reference, id) }
    }
    lists = all.filter { $0.name == .subviews && $0.firstChild != nil }
    if objects.isEmpty { return nil }
  }

  /// - Parameter number: makes what is added unlike everything else.
  func next(_ number: Int, using generator: inout SplitMix) -> RandomEdit? {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: removal(using: &generator)
    case 1: addition(number, using: &generator)
    default: setting(number, using: &generator)
    }
  }

  private func setting(_ number: Int, using generator: inout SplitMix) -> RandomEdit? {
    guard let element = objects.randomElement(using: &generator),
      let attribute = element.attributes.filter(Self.isSettable).randomElement(using: &generator)
    else { return nil }
    return RandomEdit(
      edit: SyntaxEdit.setValue(of: attribute, to: "edited \(number)"), place: element.startTagRange)
  }

  private func removal(using generator: inout SplitMix) -> RandomEdit? {
    guard let element = constraints.randomElement(using: &generator) else { return nil }
    return RandomEdit(edit: SyntaxEdit.remove(element), place: element.range)
  }

  private func addition(_ number: Int, using generator: inout SplitMix) -> RandomEdit? {
    guard let list = lists.randomElement(using: &generator),
      let sibling = Array(list.children).randomElement(using: &generator)
    else { return nil }
    let edit = SyntaxEdit.insertLine("<view id=\"new-\(number)\" contentMode=\"center\"/>", after: sibling)
    return RandomEdit(edit: edit, place: SourceRange(sibling.range.upper, sibling.range.upper))
  }

  /// Values that are texts or words of their own, and no references.
  private static func isSettable(_ attribute: XMLAttribute) -> Bool {
    ["text", "title", "contentMode", "userLabel", "placeholder", "image"].contains(attribute.nameText)
  }
}
