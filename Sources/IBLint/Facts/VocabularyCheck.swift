import IBModel
import IBSource
import IBSyntax

/// Checks a document against the vocabulary in one pass over its elements.
struct VocabularyCheck {
  /// The rule that a deviation belongs to.
  enum Kind: Sendable {
    /// An unknown name that is not similar to a known one.
    case unknownName
    /// A name one or two letters away from one that is allowed at that position.
    case misspeltName
    /// A known element where it has no effect.
    case misplacedElement
    case invalidValue
    /// An unknown word of a list that may grow.
    case unknownValue
    case missingAttribute
  }

  struct Issue: Sendable {
    let kind: Kind
    /// For an unknown name only its description, such as `attribute 'sparkle' in a view`.
    let message: String
    let range: SourceRange
    let element: XMLElement
    /// The correct spelling.
    let replacement: String?

    /// Writes the replacement. Names and words are plain letters and need no escapes.
    var fixes: [Fix] {
      guard let replacement else { return [] }
      return [Fix("write '\(replacement)'", .unsafe, nameEdits(replacement))]
    }

    /// The name of an element is in its end tag as well.
    private func nameEdits(_ replacement: String) -> [TextEdit] {
      let start = TextEdit(range, replacement)
      guard range == element.nameRange, let end = element.endTagRange else { return [start] }
      let name = SourceRange(end.lower + 2, end.lower + 2 + range.count)
      return [start, TextEdit(name, replacement)]
    }
  }

  /// In document order.
  private(set) var issues: [Issue] = []
  private let vocabulary: Vocabulary
  private let bytes: [UInt8]

  init(_ document: Document) {
    bytes = document.tree.source.bytes
    vocabulary = .of(document.flavor.runtime)
    // Documents of tvOS have many of these names, but not all.
    let platform = document.flavor.platform
    guard platform == .iOS || platform == .iPadOnly || platform == .macOS else { return }
    for index in 0..<document.tree.elementCount where issues.count < Self.issueLimit {
      check(document.tree.element(at: index))
    }
  }

  private mutating func check(_ element: XMLElement) {
    guard let number = vocabulary.number(of: element.name) else {
      reportUnknown(element)
      return
    }
    if let parent = element.parent { checkPlace(of: element, in: parent) }
    // A variation has attributes of the element that varies.
    let owner = element.name == .variation ? element.parent.flatMap { vocabulary.number(of: $0.name) } : nil
    let known = vocabulary.elements[number]
    var found = 0
    for attribute in element.attributes {
      if let rank = vocabulary.rank(of: attribute.name, in: number) {
        if known.attributes[rank].isRequired { found += 1 }
        check(attribute, of: element, type: known.attributes[rank].type)
      } else if let owner, let rank = vocabulary.rank(of: attribute.name, in: owner) {
        check(attribute, of: element, type: vocabulary.elements[owner].attributes[rank].type)
      } else {
        reportUnknown(attribute, of: element, number)
      }
    }
    if found < known.requiredCount { reportMissing(element, number) }
  }

  // MARK: Elements

  private mutating func checkPlace(of element: XMLElement, in outer: XMLElement) {
    let place = outer.name == .variation ? outer.parent ?? outer : outer
    guard let parent = vocabulary.number(of: place.name) else { return }
    let own = vocabulary.number(of: outer.name)
    guard let key = element.attribute(.key), element.name != .variation else {
      if vocabulary.allows(element.name, in: parent) || own.map({ vocabulary.allows(element.name, in: $0) }) == true {
        return
      }
      if element.name == .variation { return }
      if ElementPlace(vocabulary: vocabulary).isImpossible(for: element, in: place) {
        add(
          .misplacedElement, "element '\(element.tag)' does not belong in element '\(place.tag)': move or remove it",
          at: element.nameRange, element)
      } else {
        add(
          .unknownName, "element '\(element.tag)' in \(ObjectWords.nounWithArticle(place.tag))",
          at: element.nameRange, element)
      }
      return
    }
    let value = bytes[key.valueRange.lower..<key.valueRange.upper]
    if vocabulary.allowsKey(value, in: parent) || own.map({ vocabulary.allowsKey(value, in: $0) }) == true { return }
    let nearest = Self.near(key.value, among: vocabulary.elements[parent].keys)
    report("key '\(key.value)' in \(ObjectWords.nounWithArticle(place.tag))", nearest, at: key.valueRange, element)
  }

  private mutating func reportUnknown(_ element: XMLElement) {
    let parent = element.parent.flatMap { vocabulary.number(of: $0.name) }
    let known = parent.map { vocabulary.elements[$0].children.compactMap(\.wellKnownText) } ?? []
    report("element '\(element.tag.shortened)'", Self.near(element.tag, among: known), at: element.nameRange, element)
  }

  // MARK: Attributes

  private mutating func reportUnknown(_ attribute: XMLAttribute, of element: XMLElement, _ number: Int) {
    let present = Set(element.attributes.map(\.name))
    let known = vocabulary.elements[number].attributes.filter { !present.contains($0.name) }
    let nearest = Self.near(attribute.nameText, among: known.compactMap(\.name.wellKnownText))
    report(
      "attribute '\(attribute.nameText.shortened)' in \(ObjectWords.nounWithArticle(element.tag))", nearest,
      at: attribute.nameRange, element)
  }

  private mutating func reportMissing(_ element: XMLElement, _ number: Int) {
    for attribute in vocabulary.elements[number].attributes where attribute.isRequired && !element.has(attribute.name) {
      if attribute.name == .target, element.isReversedAction { continue }
      let name = attribute.name.wellKnownText ?? ""
      add(
        .missingAttribute,
        "\(element.tag) has no attribute '\(name)', so Xcode does not open the document: restore the attribute",
        at: element.startTagRange, element)
    }
  }

  private mutating func check(_ attribute: XMLAttribute, of element: XMLElement, type: Vocabulary.ValueType) {
    let isRight: Bool
    switch type {
    case .text, .numberOrWord: return
    case .flag: isRight = attribute.equals("YES") || attribute.equals("NO")
    case .integer: isRight = element.number(attribute.name).map { $0.rounded() == $0 } ?? false
    case .number: isRight = element.number(attribute.name) != nil
    // A ratio may have spaces around its colon.
    case .ratio: isRight = LayoutConstraint.ratio(attribute.value.filter { $0 != " " }) != nil
    case .word(let list): return check(attribute, of: element, list: list)
    }
    if isRight { return }
    add(
      .invalidValue,
      "invalid value '\(attribute.value.shortened)' for attribute \(attribute.nameText): enter \(type.description)",
      at: attribute.valueRange, element)
  }

  private mutating func check(_ attribute: XMLAttribute, of element: XMLElement, list: Int) {
    let range = attribute.valueRange
    // Xcode writes an empty value for a cleared choice (Measurements/Format.md#odd-values).
    if range.count == 0 || vocabulary.has(bytes[range.lower..<range.upper], in: list) { return }
    let known = vocabulary.lists[list]
    let nearest = Self.near(attribute.value, among: known.words)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ", so Xcode may use the default value: correct the value"
    add(
      known.isClosed ? .invalidValue : .unknownValue,
      "unknown value '\(attribute.value.shortened)' for attribute \(attribute.nameText)\(hint)", at: range, element,
      replacement: nearest
    )
  }

  // MARK: Reports

  private mutating func report(_ what: String, _ nearest: String?, at range: SourceRange, _ element: XMLElement) {
    if let nearest {
      add(.misspeltName, "unknown \(what); did you mean '\(nearest)'?", at: range, element, replacement: nearest)
    } else {
      add(.unknownName, what, at: range, element)
    }
  }

  private mutating func add(
    _ kind: Kind, _ message: String, at range: SourceRange, _ element: XMLElement, replacement: String? = nil
  ) {
    issues.append(Issue(kind: kind, message: message, range: range, element: element, replacement: replacement))
  }

  /// The most deviations to look for in one file. A file with more is probably not a document.
  private static let issueLimit = 1000

  /// The known name that is one or two letters away (Measurements/Format.md#unknown-names); long words are not
  /// compared.
  private static func near(_ word: String, among known: [String]) -> String? {
    word.utf8.count > 64 ? nil : Suggestion.nearest(to: word, among: known, limit: 2)
  }
}

extension Vocabulary.ValueType {
  fileprivate var description: String {
    switch self {
    case .flag: "YES or NO"
    case .integer: "a whole number"
    case .number: "a number"
    case .ratio: "a number or ratio"
    case .text, .numberOrWord, .word: "allowed"
    }
  }
}

extension String {
  /// Text of the file for use in a message: a hostile value may be megabytes long.
  var shortened: String {
    utf8.count <= 80 ? self : String(prefix(80)) + "…"
  }
}

extension XMLElement {
  /// Whether an AppKit action is in the form of the first versions of Xcode 5: in the connections of its target, with the
  /// sender as its destination. Newer versions read it.
  var isReversedAction: Bool { name == .action && !has(.target) && has(.destination) }
}
