import Foundation

/// The vocabulary of the documents of one framework, from `Sources/IBModel/Data/vocabulary.json`,
/// `vocabulary-blocks.json` and `vocabulary-values.json` for UIKit, and from the files `vocabulary-macos…` for AppKit.
/// The linter's tables are generated from it.
struct VocabularyData {
  struct Element: Decodable {
    let element: String
    /// `view` or `controller`: elements that may replace each other as children and share attributes.
    let family: String?
    /// The blocks from which it inherits attributes and children.
    let blocks: [String]
    /// The first tools version it was seen in.
    let since: Int
    /// Whether it may contain character data.
    let text: Bool
    /// `name: type` in the order Xcode writes them; `name!` where the attribute is always there.
    let attributes: [String]
    /// Further attributes, whose position among the others is unknown.
    let more: [String]
    /// `element` or `element@key` in the order Xcode writes them.
    let children: [String]
  }

  /// The attributes and children that a class passes on to its subclasses: a line of `vocabulary-blocks.json`.
  struct Block: Decodable {
    let block: String
    let attributes: [String]
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
  let blocks: [Block]
  let values: [Values]

  static let folder = "Sources/IBModel/Data/"

  /// - Parameter name: `vocabulary` or `vocabulary-macos`.
  static func read(_ name: String) throws -> VocabularyData {
    VocabularyData(
      elements: try GeneratedFile.decode([Element].self, "\(folder)\(name).json"),
      blocks: try GeneratedFile.decode([Block].self, "\(folder)\(name)-blocks.json"),
      values: try GeneratedFile.decode([Values].self, "\(folder)\(name)-values.json"))
  }

  private static let families = ["view", "controller"]
  /// An element that may contain this many members of a family may contain them all.
  private static let familyThreshold = 4

  private func blocks(of element: Element) -> [Block] {
    blocks.filter { element.blocks.contains($0.block) }
  }

  /// All attributes of an element: its own in their order, then the others.
  func attributes(of element: Element) -> [Attribute] {
    let inherited = element.more + blocks(of: element).flatMap(\.attributes)
    var seen: Set<String> = []
    return (element.attributes + inherited).map(Attribute.init).filter { seen.insert($0.name).inserted }
  }

  /// All children of an element, `element` or `element@key`: its own and those of its blocks.
  func children(of element: Element) -> [String] {
    element.children + blocks(of: element).flatMap(\.children)
  }

  /// All children of an element by name. If several views or controllers are allowed, all are.
  func childNames(of element: Element) -> [String] {
    var names = Set(children(of: element).map { String($0.prefix { $0 != "@" }) })
    for family in Self.families {
      let members = elements.filter { $0.family == family }.map(\.element)
      if names.intersection(members).count >= Self.familyThreshold { names.formUnion(members) }
    }
    return names.sorted()
  }
}
