import IBModel
import IBSyntax
import IBTestSupport
import Testing

@testable import IBContent

/// The values of every kind of view without attributes, and what each attribute of Interface Builder's vocabulary and
/// each part of a view changes.
@Suite struct ContentGoldenTests {
  private static let vocabulary = Vocabulary.uiKit

  /// The attributes that all views have. They are tested with a plain view.
  private static let shared: Set<String> = Set(
    vocabulary.elements.first { $0.word == "view" }?.attributes.map { $0.word } ?? [])

  @Test func defaultsAndAttributes() throws {
    let plain = try #require(try Self.facts("view"))
    var text = ""
    for element in Self.vocabulary.elements {
      let tag = element.word
      guard let bare = try Self.facts(tag) else { continue }
      // An unknown element is a plain view.
      let special = bare.subtracting(tag == "view" ? [] : plain)
      guard special.count > 1 else { continue }
      text += "\(tag)\n" + (special.sorted().map { "  \($0)\n" }.joined())
      func add(_ name: String, _ attributes: String = "", _ content: String = "") throws {
        guard let facts = try Self.facts(tag, attributes, content), facts != bare else { return }
        let lines =
          bare.subtracting(facts).sorted().map { "- \($0)" } + facts.subtracting(bare).sorted().map { "+ \($0)" }
        text += "\(tag) \(name)\n" + lines.map { "  \($0)\n" }.joined()
      }
      for attribute in element.attributes
      where attribute.word != "id" && (tag == "view" || !Self.shared.contains(attribute.word)) {
        for value in Self.values(attribute) { try add("\(attribute.word)=\(value)", "\(attribute.word)=\"\(value)\"") }
      }
      for part in element.parts.split(separator: " ") where tag == "view" || !part.hasPrefix("color") {
        let words = part.split(separator: "@")
        guard let number = Self.vocabulary.elements.firstIndex(where: { $0.word == words[0] }) else { continue }
        let key = words.count > 1 ? "key=\"\(words[1])\"" : ""
        for choice in 0..<2 {
          let attributes = Self.vocabulary.elements[number].attributes.filter {
            $0.word != "key" && $0.word != "id"
          }
          .compactMap { attribute -> String? in
            let values = Self.values(attribute)
            return values.isEmpty ? nil : "\(attribute.word)=\"\(values[min(choice, values.count - 1)])\""
          }
          try add("<\(part)> \(choice)", "", "<\(words[0]) \(key) \(attributes.joined(separator: " "))/>")
        }
      }
    }
    #expect(try Golden(beside: #filePath).difference(text, "content.txt") == nil)
  }

  private static func values(_ attribute: Vocabulary.Attribute) -> [String] {
    switch attribute.type {
    case .text: ["words"]
    case .flag: ["YES", "NO"]
    case .integer: ["3", "-1"]
    case .number, .numberOrWord, .ratio: ["2.5", "0", "-1"]
    case .word(let list): vocabulary.lists[list].words + ["none-of-these"]
    }
  }

  /// Nil for an element that is not a view.
  private static func facts(_ tag: String, _ attributes: String = "", _ content: String = "") throws -> Set<String>? {
    let inner =
      "<\(tag) id=\"v-1\" \(attributes)><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>\(content)</\(tag)>"
    let document = try model(storyboard(scene(rootView(subviews: inner))))
    guard let view = document.views.last, view.element.tag == tag, view.id == "v-1" else { return nil }
    var facts: Set<String> = []
    add(document.properties(of: view), "", depth: 0, to: &facts)
    return facts
  }

  /// Adds a line for each value, with the names of the properties that lead to it.
  private static func add(_ value: Any, _ path: String, depth: Int, to facts: inout Set<String>) {
    let mirror = Mirror(reflecting: value)
    guard depth < 9, mirror.displayStyle != .class else { return }
    func under(_ label: String) -> String { path.isEmpty ? label : "\(path).\(label)" }
    switch mirror.displayStyle {
    case .optional where mirror.children.isEmpty: facts.insert("\(path) nil")
    case .optional: for child in mirror.children { add(child.value, path, depth: depth + 1, to: &facts) }
    case .set, .dictionary: facts.insert("\(path) \(mirror.children.map { "\($0.value)" }.sorted())")
    case .collection:
      facts.insert("\(path).count \(mirror.children.count)")
      for (place, child) in mirror.children.enumerated() {
        add(child.value, under("\(place)"), depth: depth + 1, to: &facts)
      }
    default:
      if mirror.children.isEmpty { facts.insert("\(path) \(value)") }
      for child in mirror.children { add(child.value, under(child.label ?? ""), depth: depth + 1, to: &facts) }
    }
  }
}

extension Vocabulary.Element {
  fileprivate var word: String { name.wellKnownText ?? "" }
}

extension Vocabulary.Attribute {
  fileprivate var word: String { name.wellKnownText ?? "" }
}
