import IBModel
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
  /// Objects with a value to set, things to remove, things to add others after.
  private let settable: [XMLElement]
  private let removable: [XMLElement]
  private let views: [XMLElement]
  private let constraints: [XMLElement]
  /// Rows without names that differ from all rows next to them.
  private let rows: [XMLElement]

  /// A list with fewer children is left alone: two edits could empty it.
  private static let fewestChildren = 3

  /// Nil for a document without objects.
  init?(_ tree: SyntaxTree) {
    let all = (0..<tree.elementCount).map(tree.element)
    let named = Set(all.flatMap { ObjectReferences.attributes(of: $0).map(\.value) })
    settable = all.filter { element in
      element[.id] != nil && element.attributes.contains { Self.isSettable($0) }
    }
    let lists = all.filter { element in
      [Name.subviews, .constraints].contains(element.name) && Array(element.children).count >= Self.fewestChildren
    }
    // What nothing points to, and what points to nothing inside it.
    removable = lists.flatMap { Array($0.children) }.filter { element in
      guard let id = element[.id], !named.contains(id) else { return false }
      return element.child(named: .subviews) == nil && element.child(named: .constraints) == nil
        && element.child(named: .connections) == nil
    }
    views = lists.filter { $0.name == .subviews }.flatMap { Array($0.children) }
    constraints = lists.filter { $0.name == .constraints }.flatMap { Array($0.children) }
    rows = all.flatMap(Self.rows)
    if settable.isEmpty { return nil }
  }

  /// - Parameter number: makes what is set or added unlike everything else.
  func next(_ number: Int, using generator: inout SplitMix) -> RandomEdit? {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: removal(of: removable, using: &generator)
    case 6: row(number, using: &generator)
    case 1: addition("<view contentMode=\"center\" id=\"new-\(number)\"/>", to: views, using: &generator)
    case 2:
      addition(
        "<constraint firstAttribute=\"width\" constant=\"\(number)\" id=\"new-\(number)\"/>", to: constraints,
        using: &generator)
    default: setting(number, using: &generator)
    }
  }

  private func setting(_ number: Int, using generator: inout SplitMix) -> RandomEdit? {
    guard let element = settable.randomElement(using: &generator),
      let attribute = element.attributes.filter(Self.isSettable).randomElement(using: &generator)
    else { return nil }
    let value = Self.numbers.contains(attribute.nameText) ? "\(1000 + number)" : "edited \(number)"
    return RandomEdit(edit: SyntaxEdit.setValue(of: attribute, to: value), place: element.startTagRange)
  }

  private func removal(of elements: [XMLElement], using generator: inout SplitMix) -> RandomEdit? {
    guard let element = elements.randomElement(using: &generator) else { return nil }
    return RandomEdit(edit: SyntaxEdit.remove(element), place: element.range)
  }

  /// Removes a row or sets one of its attributes.
  private func row(_ number: Int, using generator: inout SplitMix) -> RandomEdit? {
    if Bool.random(using: &generator) { return removal(of: rows, using: &generator) }
    guard let row = rows.randomElement(using: &generator),
      let attribute = Array(row.attributes).randomElement(using: &generator)
    else { return nil }
    return RandomEdit(edit: SyntaxEdit.setValue(of: attribute, to: "row \(number)"), place: row.range)
  }

  /// The rows of an element, at least three of one name: two edits leave one.
  private static func rows(of parent: XMLElement) -> [XMLElement] {
    if XcodeRewrites.isRewritten(parent) { return [] }
    let parts = parent.children.filter { child in
      child[.id] == nil && !XcodeRewrites.isRewritten(child) && rowLabels.allSatisfy { child[$0] == nil }
    }
    return Dictionary(grouping: parts, by: \.tag).sorted { $0.key < $1.key }.flatMap { _, rows in
      let texts = Set(rows.map { Array(parent.tree.source.bytes[$0.range.lower..<$0.range.upper]) })
      return rows.count >= fewestChildren && texts.count == rows.count ? rows : []
    }
  }

  /// Attributes that name a part, so that it is not a row.
  private static let rowLabels: [Name] = [.sceneID, .key, .keyPath, .property, .name, .reference, .identifier]

  private func addition(_ line: String, to siblings: [XMLElement], using generator: inout SplitMix) -> RandomEdit? {
    guard let sibling = siblings.randomElement(using: &generator), let parent = sibling.parent else { return nil }
    let edit = SyntaxEdit.insertChild([line], in: parent, after: sibling)
    return RandomEdit(edit: edit, place: SourceRange(sibling.range.upper, sibling.range.upper))
  }

  private static let numbers: Set<String> = ["constant", "tag", "numberOfLines", "rowHeight"]
  private static let texts: Set<String> = ["text", "title", "contentMode", "userLabel", "placeholder", "image"]

  /// Values that are texts, words or numbers of their own, and no references.
  private static func isSettable(_ attribute: XMLAttribute) -> Bool {
    texts.contains(attribute.nameText) || numbers.contains(attribute.nameText)
  }
}
