import Foundation

/// The vocabulary of Interface Builder documents, as `Sources/IBModel/Data/vocabulary.json` and
/// `vocabulary-values.json` hold it. Everything that knows the vocabulary is made from it: the linter's tables and the
/// grammars in `Schemas`.
struct VocabularyData {
  /// One element: a line of `vocabulary.json`.
  struct Element: Decodable {
    let element: String
    /// `view` or `controller`: elements that stand for each other as children and share attributes.
    let family: String?
    /// The first tools version it was seen in.
    let since: Int
    /// Whether character data stands in it.
    let text: Bool
    /// `name: type` in the order Xcode writes them; `name!` where the attribute is always there.
    let attributes: [String]
    /// `element` or `element@key` in the order Xcode writes them.
    let children: [String]
  }

  /// The values of an attribute: a line of `vocabulary-values.json`.
  struct Values: Decodable {
    let values: String
    /// Whether a new value is an error and not only news.
    let closed: Bool
    let of: [String]
  }

  struct Attribute {
    let name: String
    let type: String
    let isRequired: Bool

    init(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1)
      let name = parts.first.map(String.init) ?? ""
      isRequired = name.hasSuffix("!")
      self.name = isRequired ? String(name.dropLast()) : name
      type = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "string"
    }
  }

  let elements: [Element]
  let values: [Values]

  static let folder = "Sources/IBModel/Data/"

  static func read() throws -> VocabularyData {
    func decode<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
      try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: folder + name)))
    }
    return VocabularyData(
      elements: try decode([Element].self, "vocabulary.json"),
      values: try decode([Values].self, "vocabulary-values.json"))
  }

  static let families = ["view", "controller"]

  /// The elements of a family.
  func members(of family: String) -> [Element] {
    elements.filter { $0.family == family }
  }

  /// What at least this many members of a family have, and no less than this share of them, all others may have too.
  private static let familyThreshold = 4
  private static let familyShare = 4

  /// The attributes that any member of a family may have, in the order they were first met; those of one name that mean
  /// different things, such as `style`, belong to no family.
  func sharedAttributes(of family: String) -> [Attribute] {
    let lists = members(of: family).map { $0.attributes.map(Attribute.init) }
    let types = Dictionary(lists.joined().map { ($0.name, Set([$0.type])) }, uniquingKeysWith: { $0.union($1) })
    return shared(lists, by: \.name).filter { types[$0.name]?.count == 1 }
  }

  /// The children that any member of a family may have.
  func sharedChildren(of family: String) -> [String] {
    shared(members(of: family).map(\.children), by: \.self)
  }

  private func shared<T>(_ lists: [[T]], by key: (T) -> String) -> [T] {
    var counts: [String: Int] = [:]
    for item in lists.joined() { counts[key(item), default: 0] += 1 }
    var seen: Set<String> = []
    let needed = max(Self.familyThreshold, lists.count / Self.familyShare)
    return lists.joined().filter { counts[key($0), default: 0] >= needed && seen.insert(key($0)).inserted }
  }

  /// All attributes of an element: its own, then those of its family.
  func attributes(of element: Element) -> [Attribute] {
    let own = element.attributes.map(Attribute.init)
    let names = Set(own.map(\.name))
    let inherited = element.family.map(sharedAttributes) ?? []
    return own + inherited.filter { !names.contains($0.name) }.map { Attribute("\($0.name): \($0.type)") }
  }

  /// All children of an element by name: its own, those of its family, and where one view or controller may stand,
  /// any may.
  func childNames(of element: Element) -> [String] {
    let labels = element.children + (element.family.map(sharedChildren) ?? [])
    var names = Set(labels.map { String($0.prefix { $0 != "@" }) })
    for family in Self.families {
      let members = members(of: family).map(\.element)
      if names.intersection(members).count >= Self.familyThreshold { names.formUnion(members) }
    }
    return names.sorted()
  }
}
