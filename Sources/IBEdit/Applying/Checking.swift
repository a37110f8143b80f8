import IBModel
import IBSource
import IBSyntax

/// Checks names and values against the vocabulary, and converts words of the command line into values.
extension EditSession {
  /// Refuses a property that the element of a node does not have in the vocabulary.
  ///
  /// - Parameter isTyped: whether the user typed the property; a file may use properties of a newer Xcode.
  func check(_ name: String, of node: Int, isTyped: Bool) throws(EditRefusal) {
    let tag = tree.tag(node)
    let known = order.properties(of: tag) + (cell(of: node).map { order.properties(of: tree.tag($0)) } ?? [])
    // A variation has the properties of the element that it varies.
    guard !known.isEmpty, tag != "variation", !known.contains(name) else { return }
    let hint = Suggestion.hint(for: name, among: known)
    if hint.isEmpty, !isTyped { return }
    throw EditRefusal("\(ObjectWords.noun(tag)) has no property '\(name.onOneLine)'\(hint)")
  }

  /// Refuses a value that Interface Builder cannot read.
  func check(_ text: String, of name: String, _ node: Int) throws(EditRefusal) {
    switch order.type(ofAttribute: name, in: tree.tag(node), isOwn: true) {
    case .flag where text != "YES" && text != "NO":
      throw EditRefusal("'\(name)' must be true or false, not '\(text.onOneLine)'")
    case .word(let list):
      let words = vocabulary.lists[list]
      if words.isClosed, !words.words.contains(text) {
        throw EditRefusal(
          "unknown value '\(text.onOneLine)' of '\(name)'\(Suggestion.answer(to: text, among: words.words))")
      }
    case .integer, .number:
      if Double(text) == nil { throw EditRefusal("'\(name)' must be a number, not '\(text.onOneLine)'") }
    default: break
    }
  }

  /// Converts a word of the command line into the value of a property.
  func value(_ word: String, of name: String, _ node: Int) throws(EditRefusal) -> EditValue {
    if word == "null" { return .unset }
    if word.hasPrefix("{") || word.hasPrefix("\"") { return try EditReader.value(ofWord: word) }
    let tag = tree.tag(node)
    let type = order.type(ofAttribute: name, in: tag, isOwn: true)
    let elements = type == nil ? order.elements(ofPart: name, in: tag) : []
    if elements.contains("color") { return .part(try Self.color(word)) }
    if elements.contains("fontDescription") { return .part(try Self.font(word)) }
    if elements == ["bool"] { return .part(EditPart("bool", [("value", try Self.flag(word, name))])) }
    switch type {
    case .flag: return try Self.flag(word, name)
    case .integer, .number, .numberOrWord:
      return Double(word).map { .number($0, text: word) } ?? .text(word)
    default: return .text(word)
    }
  }

  static func flag(_ word: String, _ name: String) throws(EditRefusal) -> EditValue {
    switch word {
    case "true", "YES", "yes": return .flag(true)
    case "false", "NO", "no": return .flag(false)
    default: throw EditRefusal("'\(name)' must be true or false, not '\(word.onOneLine)'")
    }
  }

  /// Reads a color: `#FF9500`, with two more digits for the alpha; the name of a system color, such as `labelColor`; or
  /// the name of a color in an asset catalog.
  private static func color(_ word: String) throws(EditRefusal) -> EditPart {
    guard word.hasPrefix("#") else {
      let isSystem = word.hasSuffix("Color") && word.first?.isLowercase ?? false
      return EditPart("color", [(isSystem ? "systemColor" : "name", .text(word))])
    }
    let digits = word.dropFirst()
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      throw EditRefusal("'\(word.onOneLine)' is not a color; write one as #FF9500")
    }
    let parts = digits.count == 6 ? number << 8 | 0xFF : number
    let fields = zip(["red", "green", "blue", "alpha"], [24, 16, 8, 0]).map { name, shift in
      let value = Double(parts >> UInt32(shift) & 0xFF) / 255
      return (name, EditValue.number(value, text: value == 0 ? "0.0" : "\(value)"))
    }
    return EditPart("color", fields + [("colorSpace", .text("custom")), ("customColorSpace", .text("sRGB"))])
  }

  private static let styles = [
    "largeTitle": "Title0", "title1": "Title1", "title2": "Title2", "title3": "Title3", "headline": "Headline",
    "body": "Body", "callout": "Callout", "subheadline": "Subhead", "footnote": "Footnote", "caption1": "Caption1",
    "caption2": "Caption2",
  ]

  /// Reads a font: a text style such as `body`, a size in points, or `bold 17`.
  private static func font(_ word: String) throws(EditRefusal) -> EditPart {
    if let style = styles[word] { return EditPart("fontDescription", [("style", .text("UICTFontTextStyle\(style)"))]) }
    let words = word.split(separator: " ").map(String.init)
    let kinds = ["system": "system", "bold": "boldSystem", "italic": "italicSystem"]
    guard let last = words.last, let size = Double(last), words.count <= 2,
      let kind = words.count == 2 ? kinds[words[0]] : "system"
    else {
      throw EditRefusal(
        "'\(word.onOneLine)' is not a font; write a text style, such as body, a size, or 'bold 17'")
    }
    return EditPart("fontDescription", [("type", .text(kind)), ("pointSize", .number(size, text: last))])
  }
}
