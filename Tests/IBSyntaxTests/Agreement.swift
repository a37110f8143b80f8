import IBSource
import IBSyntax

/// Compares a tree with libxml2's.
enum Agreement {
  /// The first place where the two differ, in words; nil if there is none.
  static func difference(_ tree: SyntaxTree, _ reference: Reference) -> String? {
    guard tree.elementCount == reference.elements.count else {
      return "\(tree.elementCount) elements, libxml2 has \(reference.elements.count)"
    }
    var depths: [Int] = []
    for (index, expected) in reference.elements.enumerated() {
      let element = tree.element(at: index)
      depths.append(element.parent.map { depths[$0.index] + 1 } ?? 0)
      let actual = Reference.Element(
        name: element.tag, depth: depths[index], attributes: attributes(element), text: element.text)
      if actual != expected { return "element \(index): \(actual), libxml2 has \(expected)" }
      if let fault = tagFault(element) { return "element \(index): \(fault)" }
    }
    return nil
  }

  private static func attributes(_ element: XMLElement) -> [Reference.Attribute] {
    element.attributes.filter { $0.nameText != "xmlns" && !$0.nameText.hasPrefix("xmlns:") }
      .map { Reference.Attribute(name: $0.nameText, value: $0.value) }
  }

  /// What is wrong with the ranges of an element, judged by the bytes they cut out.
  private static func tagFault(_ element: XMLElement) -> String? {
    let source = element.tree.source
    let startTag = source.text(element.startTagRange)
    guard startTag.hasPrefix("<" + element.tag), startTag.hasSuffix(">") else { return "start tag is \(startTag)" }
    guard source.text(element.nameRange) == element.tag else { return "name is \(source.text(element.nameRange))" }
    if let endTagRange = element.endTagRange {
      let endTag = source.text(endTagRange)
      guard endTag.hasPrefix("</" + element.tag), endTag.hasSuffix(">") else { return "end tag is \(endTag)" }
      guard endTagRange.upper == element.range.upper else { return "end tag ends before the element" }
    } else if !startTag.hasSuffix("/>") || element.range != element.startTagRange {
      return "no end tag after \(startTag)"
    }
    for attribute in element.attributes {
      let written = source.text(attribute.range)
      let quote = written.suffix(1)
      guard source.text(attribute.nameRange) == attribute.nameText, written.hasPrefix(attribute.nameText),
        written.hasSuffix(quote + source.text(attribute.valueRange) + quote), quote == "\"" || quote == "'"
      else { return "attribute is \(written)" }
    }
    return nil
  }
}
