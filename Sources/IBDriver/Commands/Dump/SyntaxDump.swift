import IBSource
import IBSyntax

/// The syntax tree as text: one element on each line, indented by its depth, with byte ranges.
///
///     0..<42 label 0..<30 text="Name"@7..<11
///
/// The first range belongs to the element, the second to its start tag, and the range of an attribute to its value.
enum SyntaxDump {
  static func text(_ tree: SyntaxTree) -> String {
    var text = ""
    var open: [Int] = []
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      while let end = open.last, end <= element.range.lower { open.removeLast() }
      text += String(repeating: "  ", count: open.count) + line(element) + "\n"
      open.append(element.range.upper)
    }
    return text
  }

  private static func line(_ element: XMLElement) -> String {
    var line = "\(text(element.range)) \(element.tag) \(text(element.startTagRange))"
    for attribute in element.attributes {
      line += " \(attribute.nameText)=\(attribute.value.debugDescription)@\(text(attribute.valueRange))"
    }
    return line
  }

  private static func text(_ range: SourceRange) -> String {
    "\(range.lower)..<\(range.upper)"
  }
}
