import IBModel
import IBSource

/// Swift source for texts and names of a document.
enum SwiftText {
  /// A string literal on one line.
  ///
  /// Invisible scalars, and marks that reorder text, become escapes, so that a review shows the code that the compiler
  /// reads.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\u{2028}", "\u{2029}": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isControl || scalar.isUnseen: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text of a one-line literal that ``literal(_:)`` may have written; nil for any other text.
  static func text(ofLiteral literal: String) -> String? {
    guard literal.utf8.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    var result = String.UnicodeScalarView()
    var rest = literal.unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        guard scalar != "\"" else { return nil }
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\""?: result.append("\"")
      case "\\"?: result.append("\\")
      case "n"?: result.append("\n")
      case "r"?: result.append("\r")
      case "t"?: result.append("\t")
      case "u"?:
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[rest.startIndex..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }

  /// A number as Swift source, rounded to thousandths: `16`, `0.5`.
  static func number(_ value: Double) -> String {
    if value == .infinity { return ".infinity" }
    let parts = (value * 1000).rounded()
    guard abs(parts) < 1e15, parts != 0 else { return "0" }
    return "\(parts / 1000)".without(ending: [".0"])
  }

  /// A valid identifier; nil if no part of the text can be one.
  static func identifier(_ text: String, isType: Bool) -> String? {
    var result = ""
    var raisesNext = isType
    for character in text {
      guard let ascii = character.asciiValue, isWord(ascii) || (character == "_" && isType) else {
        raisesNext = !result.isEmpty || isType
        continue
      }
      if result.isEmpty, character.isNumber { result = isType ? "View" : "view" }
      result += raisesNext ? character.uppercased() : String(character)
      raisesNext = false
    }
    guard !result.isEmpty else { return nil }
    if !isType { result = result.prefix(1).lowercased() + result.dropFirst() }
    return keywords.contains(result) ? result + (isType ? "View" : "Value") : result
  }

  /// The names and keywords in code.
  static func words(of code: String) -> [String] {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Words that cannot be names, and names that the written views use.
  private static let keywords = Set(
    words: """
      Any Button Color Image List Protocol Self Text Type View as associatedtype body break case catch class continue \
      default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in init inout \
      internal is let max min nil open operator precedencegroup private protocol public repeat rethrows return self static \
      struct subscript super switch throw throws true try typealias var where while
      """)
}
