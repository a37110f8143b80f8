package import IBModel
package import IBSyntax

/// The texts of a document that Xcode extracts for translation.
package struct DocumentTexts: Sendable {
  /// The texts, in document order.
  package private(set) var texts: [LocalizableText] = []
  /// All object ids in the document.
  package private(set) var objectIDs: Set<String> = []
  private let rules: TextRules
  private let platform: Flavor.Platform?

  package init(_ tree: SyntaxTree, _ flavor: Flavor) {
    platform = flavor.platform
    rules = .rules(for: platform)
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      guard let id = element[.id] else { continue }
      objectIDs.insert(id)
      add(element, id)
    }
  }

  private mutating func add(_ element: XMLElement, _ id: String) {
    let tag = element.tag
    if Self.placeholders.contains(tag) { return }
    let note = note(of: element)
    func append(_ place: LocalizableText.Place?, _ property: String) {
      guard let place else { return }
      let text = place.text
      guard !text.isEmpty else { return }
      texts.append(
        LocalizableText(
          objectID: id, property: property, className: className(of: element), text: text, note: note, element: element,
          place: place))
    }
    let properties = rules.properties[tag] ?? (tag.hasSuffix("Controller") ? rules.controllerProperties : [])
    for property in properties where !isSystemItem(element, tag) {
      append(place(property.attribute, of: element), property.property)
    }
    for property in rules.sharedProperties where !properties.contains(where: { $0.attribute == property.attribute }) {
      append(place(property.attribute, of: element), property.property)
    }
    for child in element.children {
      switch child.tag {
      case "state" where tag == "button":
        append(place("title", of: child), "\(child[.key] ?? "")Title")
      case "buttonConfiguration" where child.equals(.key, "configuration"):
        for name in ["title", "subtitle"] { append(place(name, of: child), "configuration.\(name)") }
      case "segments":
        for (number, segment) in child.children(named: .segment).enumerated() {
          for property in rules.segments {
            append(place(property.attribute, of: segment), "\(property.property)[\(number)]")
          }
        }
      case "accessibility":
        for property in rules.accessibility { append(place(property.attribute, of: child), property.property) }
      case "tableHeaderCell" where tag == "tableColumn":
        append(place("title", of: child), "headerCell.title")
      case "dictionary" where tag == "binding" && child.equals(.key, "options"):
        for option in TextRules.bindingOptions {
          append(child.child(named: .string, key: option.attribute).map { .content($0) }, option.property)
        }
      case "userDefinedRuntimeAttributes":
        let localized = child.children.filter { $0.flag(.localized) == true }
        for (number, attribute) in localized.enumerated() {
          append(place("value", of: attribute), "\(TextRules.runtimeAttributes)[\(number)]")
        }
      default: break
      }
    }
  }

  /// Elements that represent an object in another document or of the system.
  private static let placeholders: Set<String> = ["viewControllerPlaceholder", "placeholder", "exit"]

  /// The place of a text: an attribute, or a child `<string key="…">`, which Xcode writes for texts with line breaks.
  private func place(_ name: String, of element: XMLElement) -> LocalizableText.Place? {
    if let attribute = element.attributes.first(where: { $0.nameText == name }) { return .attribute(attribute) }
    return element.child(key: name).flatMap { child in
      Self.textElements.contains(child.tag) ? .content(child) : nil
    }
  }

  private static let textElements: Set<String> = ["string", "mutableString"]

  /// Whether the element is a system item, whose title the system translates.
  private func isSystemItem(_ element: XMLElement, _ tag: String) -> Bool {
    (tag == "barButtonItem" || tag == "tabBarItem") && element.has(.systemItem)
  }

  private func className(of element: XMLElement) -> String {
    let tag = element.tag
    switch platform {
    case .watchOS: return "WKInterface" + Self.capitalized(tag)
    case .macOS where tag == "binding": return "CocoaBindingsConnection"
    case .macOS: return ElementClass.name(of: element, in: .appKit) ?? tag
    default: return ElementClass.name(of: element, in: .uiKit) ?? "UI" + Self.capitalized(tag)
    }
  }

  private static func capitalized(_ tag: String) -> String { tag.prefix(1).uppercased() + tag.dropFirst() }

  /// The note of the object; for a Cocoa cell, that of its control.
  private func note(of element: XMLElement) -> String? {
    if let own = element.note { return own }
    guard platform == .macOS, element.equals(.key, "cell") else { return nil }
    return element.parent.flatMap(\.note)
  }
}
