import IBContent
import IBLayout
import IBModel
import IBSyntax

/// The properties of one element that its variations change: attributes and keyed children, but not masks.
struct VaryingProperties {
  private let element: XMLElement
  private let document: Document
  /// The names of the attributes, each once, in the order of the file; `keys` has those of children.
  private var attributes: [Name] = []
  private var keys: [String] = []

  init(_ element: XMLElement, in document: Document) {
    self.element = element
    self.document = document
    guard !document.variations.isEmpty else { return }
    for variation in document.variations(of: element) {
      attributes += variation.element.attributes.map(\.name)
        .filter { $0 != .key && !Variation.canvasAttributes.contains($0) }
      keys += variation.element.children.filter { $0.name != .mask }.compactMap { $0[.key] }
        .filter { !Variation.canvasKeys.contains($0) }
    }
    attributes = attributes.unique()
    keys = keys.unique()
  }

  /// The states in the order of the file, attributes first.
  func states(in traits: SceneTraits) -> [PropertyState] {
    if attributes.isEmpty, keys.isEmpty { return [] }
    let overlay = document.overlay(of: element, in: traits)
    return attributes.map { name in
      PropertyState(
        name: element.tree.string(name), value: value(of: name, in: overlay.element(with: name) ?? element),
        written: value(of: name, in: element))
    }
      + keys.map { key in
        PropertyState(
          name: key, value: PropertyReader.wholeValue(of: overlay.child(key: key) ?? element.child(key: key)),
          written: PropertyReader.wholeValue(of: element.child(key: key)))
      }
  }

  private func value(of name: Name, in holder: XMLElement) -> PropertyValue {
    if name == .spacing, holder[name] == nil, element[.spacingType] == "standard" {
      return .number(StackContent.standardSpacing)
    }
    return PropertyReader.value(of: name, in: holder, as: element.name)
      ?? PropertyReader.defaultValue(of: name, in: element.name) ?? .absent
  }
}
