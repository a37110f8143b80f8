import IBCompare
import IBSyntax

extension NodeFacts {
  /// The key in the attributes for the value of a whole element.
  static let wholeValue = ""

  /// The meaning of an element, independent of its spelling.
  ///
  /// When Xcode saves, it may write the same color or type of button in other words, which is not an edit.
  init(meaning element: XMLElement) {
    let written = NodeFacts(element)
    if let value = PropertyReader.value(of: element) {
      var attributes: [String: Value] = [Self.wholeValue: .meant(value)]
      // Xcode adds the family to the name of a font. A font may also have only a family.
      attributes["family"] = written.attributes["family"]
      self.init(tag: element.tag, attributes: attributes, text: written.text)
      return
    }
    var attributes: [String: Value] = [:]
    for name in written.attributes.keys {
      let value = element.tree.name(name).flatMap { PropertyReader.value(of: $0, in: element, as: element.name) }
      attributes[name] = value.map(Value.meant) ?? written.attributes[name]
    }
    self.init(tag: written.tag, attributes: attributes, text: written.text)
  }
}
