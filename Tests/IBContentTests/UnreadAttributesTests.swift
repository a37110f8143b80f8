import IBContent
import IBModel
import IBSyntax
import IBTestSupport
import Testing

/// Each attribute of the vocabulary on views and controls is in the typed content, or on the list of those that are not
/// read. A value that changes the content shows that an attribute is read.
@Suite struct UnreadAttributesTests {
  private static let vocabulary = Vocabulary.uiKit

  /// The elements of views.
  private static let elements = vocabulary.elements.filter { $0.family == .view }

  @Test func everyAttributeIsReadOrOnTheList() throws {
    #expect(Self.elements.count > 30)
    var wrong: [String] = []
    for element in Self.elements {
      let tag = Self.text(element.name)
      let read = try Self.readAttributes(of: element)
      for attribute in element.attributes.map({ Self.text($0.name) }) {
        let isListed = UnreadAttributes.contains(attribute, in: tag)
        guard read.contains(attribute) == isListed else { continue }
        wrong.append("\(tag).\(attribute): \(isListed ? "read, and on the list" : "not read")")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// The list names only attributes that the element has.
  @Test func theListHasOnlyAttributesOfTheVocabulary() {
    let known = Dictionary(
      Self.elements.map { (Self.text($0.name), Set($0.attributes.map { Self.text($0.name) })) },
      uniquingKeysWith: { first, _ in first })
    let everywhere = known.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (tag, names) in UnreadAttributes.byElement {
      let attributes = tag.isEmpty ? everywhere : known[tag] ?? []
      #expect(Set(names).subtracting(attributes).isEmpty, "\(tag)")
    }
  }

  // MARK: - Content

  /// Attributes without which others have no effect.
  private static let companions = [
    "catalog": #"image="i""#, "symbolScale": #"image="i" catalog="system""#, "estimatedRowHeight": #"rowHeight="-1""#,
    "indentationWidth": #"indentationLevel="2""#,
    "useAutomaticPreferredMaxLayoutWidth": #"preferredMaxLayoutWidth="50""#,
  ]

  /// Children without which attributes have no effect.
  private static let children = ["selectedSegmentIndex": "<segments><segment title=\"a\"/></segments>"]

  /// Parsed only for its names.
  private static let names = try? model(document("")).tree

  private static func text(_ name: Name) -> String { names?.string(name) ?? "" }

  /// The attributes of an element of which a value changes the content.
  private static func readAttributes(of element: Vocabulary.Element) throws -> Set<String> {
    let tag = text(element.name)
    var names: [String] = []
    var views: [String] = []
    func add(_ name: String, _ attributes: String) {
      names.append(name)
      let id = name == "id" ? "" : "id=\"v\(views.count)\""
      views.append("<\(tag) \(id) \(attributes)>\(children[name] ?? "")</\(tag)>")
    }
    for attribute in element.attributes {
      let (name, companion) = (text(attribute.name), companions[text(attribute.name)] ?? "")
      // The first of a name is the one without the attribute.
      add(name, companion + (name == "id" ? #"id="absent""# : ""))
      // It would make the element a controller.
      for value in values(of: attribute.type) where value != "viewController" {
        add(name, "\(companion) \(name)=\"\(value)\"")
      }
    }
    let document = try model(document("<view id=\"outer\"><subviews>\(views.joined())</subviews></view>"))
    let found = document.views.filter { $0.id != "outer" }
    try #require(found.count == names.count)
    var absent: [String: String] = [:]
    var read: Set<String> = []
    for (name, view) in zip(names, found) {
      if read.contains(name) { continue }
      let content = content(of: view, in: document)
      if let other = absent[name] {
        if other != content { read.insert(name) }
      } else {
        absent[name] = content
      }
    }
    return read
  }

  private static func values(of type: Vocabulary.ValueType) -> [String] {
    switch type {
    case .flag: ["YES", "NO"]
    case .integer, .number: ["2", "0.25", "-1"]
    case .numberOrWord: ["7", "infinite"]
    // The last two mean something as a role and as a key.
    case .ratio, .text: ["text", "destructive", "sectionFooterView"]
    case .word(let list): vocabulary.lists[list].words
    }
  }

  private static func content(of view: Document.View, in document: Document) -> String {
    String(reflecting: document.properties(of: view)) + (view.id.hasPrefix("v") ? "" : view.id)
  }
}
