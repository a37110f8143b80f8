/// The text in a view.
enum EditedText: Hashable, Sendable {
  case literal(String)
  /// A text that the app determines, or a key in its catalogs.
  case code

  var literal: String? { if case .literal(let text) = self { text } else { nil } }
}

/// Evaluates the expressions in a file whose values are known before the program runs.
struct SwiftExpressions {
  let declarations: SwiftDeclarations
  let cursor: SourceCursor

  private static let mostNames = 20

  /// The expression after replacing names by their values, and the scope of the result.
  func resolved(_ text: String, _ scope: SwiftScope, _ depth: Int = 0) -> (text: String, scope: SwiftScope) {
    guard depth < Self.mostNames else { return (text, scope) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" } }),
      let last = parts.last.map(String.init), last.first?.isNumber == false
    else { return (text, scope) }
    let isBinding = last.hasPrefix("$") || parts[0].hasPrefix("$")
    let name = isBinding ? String(last.drop { $0 == "$" }) : last
    if parts.count == 1 || parts.count == 2 && parts[0] == "self" {
      if case .expression(let value, let other)? = scope.names[name] { return resolved(value, other, depth + 1) }
      if scope.names[name] != nil { return (text, scope) }
    }
    guard !isBinding else { return (text, scope) }
    let type = parts.count == 1 || parts[0] == "self" || parts[0] == "Self" ? scope.type : String(parts[0])
    guard parts.count <= 2,
      let member = declarations.member(name, of: type) ?? (parts.count == 1 ? declarations.member(name, of: "") : nil),
      member.isConstant, let value = member.value
    else { return (text, scope) }
    return resolved(SourceArguments.trimmed(cursor.text(value)), SwiftScope(type: type), depth + 1)
  }

  /// The expression that was passed as the argument with this name.
  func argument(_ text: String, _ scope: SwiftScope) -> (text: String, scope: SwiftScope) {
    var (text, scope) = (text, scope)
    for _ in 0..<Self.mostNames {
      guard case .expression(let value, let outer)? = scope.names[text] else { break }
      (text, scope) = (value, outer)
    }
    return (text, scope)
  }

  func alignment(_ text: String, _ scope: SwiftScope) -> Alignment? {
    let word = resolved(text, scope).text
    if word.hasPrefix("Alignment("), let arguments = try? SourceArguments(String(word.dropFirst(10).dropLast())) {
      guard let horizontal = arguments["horizontal"].flatMap({ SourceWords.guide($0, .horizontal) }),
        let vertical = arguments["vertical"].flatMap({ SourceWords.guide($0, .vertical) })
      else { return nil }
      return Alignment(horizontal, vertical)
    }
    let name = word.split(separator: ".").last
    return Alignment.named.first { $0.name == name ?? "" }?.alignment
      // Only rows have these.
      ?? SourceWords.guide(word, .vertical).map { Alignment(.horizontalCenter, $0) }
  }

  /// Whether a condition holds with the values in the file; nil if it is unknown before the program runs.
  func holds(_ condition: String, _ scope: SwiftScope) -> Bool? {
    if condition.hasPrefix("!") { return holds(String(condition.dropFirst()), scope).map { !$0 } }
    return ["true": true, "false": false][resolved(condition, scope).text]
  }

  /// The number; nil if it is unknown before the program runs.
  func number(_ text: String, _ scope: SwiftScope) -> Double? {
    let (text, scope) = resolved(text, scope)
    if let number = SourceWords.number(text) { return number }
    if text == "CGFloat.infinity" || text == "Double.infinity" { return .infinity }
    if let choice = text.wholeMatch(of: /(!?\w+) \? ([^?:]+) : ([^?:]+)/), let holds = holds(String(choice.1), scope) {
      return number(String(holds ? choice.2 : choice.3), scope)
    }
    var terms = SourceCursor(text)
    guard let value = value(&terms, scope, 0), terms.isAtEnd, value.isFinite else { return nil }
    return value
  }

  /// The value of an expression up to an operator that binds less than `level`: 0 for sums, 1 for products.
  private func value(_ cursor: inout SourceCursor, _ scope: SwiftScope, _ depth: Int, level: Int = 0) -> Double? {
    guard depth < Self.mostNames else { return nil }
    guard level < 2 else { return factor(&cursor, scope, depth) }
    guard var result = value(&cursor, scope, depth, level: level + 1) else { return nil }
    while true {
      cursor.skipBlank()
      guard let sign = (level == 0 ? ["+", "-"] : ["*", "/"]).first(where: { cursor.take($0) }) else { return result }
      guard let other = value(&cursor, scope, depth, level: level + 1), sign != "/" || other != 0 else { return nil }
      switch sign {
      case "+": result += other
      case "-": result -= other
      case "*": result *= other
      default: result /= other
      }
    }
  }

  private func factor(_ cursor: inout SourceCursor, _ scope: SwiftScope, _ depth: Int) -> Double? {
    cursor.skipBlank()
    if cursor.take("-") { return factor(&cursor, scope, depth).map { -$0 } }
    let start = cursor.position
    while cursor.word() != nil, cursor.take(".") {}
    let word = cursor.text(start..<cursor.position)
    if cursor.next == UInt8(ascii: "("), ["", "CGFloat", "Double"].contains(word), let inner = try? cursor.enclosed() {
      var terms = SourceCursor(cursor.text(inner))
      let value = self.value(&terms, scope, depth + 1)
      return terms.isAtEnd ? value : nil
    }
    if let number = Double(word) { return number }
    let (text, other) = resolved(word, scope)
    guard text != word else { return nil }
    var terms = SourceCursor(text)
    let value = self.value(&terms, other, depth + 1)
    return terms.isAtEnd ? value : nil
  }

  /// The text in an argument; nil for an argument that is not a text, such as a view.
  func text(_ argument: String, _ scope: SwiftScope) -> EditedText {
    let (text, scope) = resolved(argument, scope)
    if text.hasPrefix("\""), let literal = Self.literal(text) { return .literal(literal) }
    if text.hasPrefix("AttributedString(") { return pieces(text, scope) }
    if text.hasPrefix("NSLocalizedString("), text.hasSuffix(")"),
      let inner = try? SourceArguments(String(text.dropFirst("NSLocalizedString(".count).dropLast())),
      let value = inner["value"]
    {
      return self.text(value, scope)
    }
    for name in ["LocalizedStringKey(", "LocalizedStringResource(", "String(", ".init("] where text.hasPrefix(name) {
      guard text.hasSuffix(")"), let inner = try? SourceArguments(String(text.dropFirst(name.count).dropLast())),
        inner.values.count == 1, let value = inner.unlabeled.first ?? inner["stringLiteral"]
      else { return .code }
      return self.text(value, scope)
    }
    return .code
  }

  /// The text of a sum of attributed pieces.
  private func pieces(_ text: String, _ scope: SwiftScope) -> EditedText {
    var cursor = SourceCursor(text)
    var result = ""
    repeat {
      cursor.skipBlank()
      guard cursor.word() == "AttributedString", let piece = Self.arguments(&cursor)?.unlabeled.first,
        let literal = self.text(piece, scope).literal
      else { return .code }
      result += literal
      cursor.skipBlank()
    } while cursor.take("+")
    return cursor.isAtEnd ? .literal(result) : .code
  }

  /// The text in a view or a title.
  func text(of arguments: SourceArguments, _ scope: SwiftScope) -> EditedText {
    if let whole = arguments["verbatim"] { return text(whole, scope) }
    guard let first = arguments.unlabeled.first else { return .code }
    if first == SwiftCallReader.pieces {
      let pieces = arguments.unlabeled.dropFirst().compactMap { text($0, scope).literal }
      return pieces.count == arguments.unlabeled.count - 1 ? .literal(pieces.joined()) : .code
    }
    if arguments["comment"] != nil || arguments["bundle"] != nil { return .code }
    return text(first, scope)
  }

  /// The text of a `Text` in an argument; nil for any other argument.
  func text(ofView argument: String, _ scope: SwiftScope) -> EditedText? {
    guard argument.hasPrefix("Text("), argument.hasSuffix(")") else { return nil }
    return (try? SourceArguments(String(argument.dropFirst(5).dropLast()))).map { text(of: $0, scope) }
  }

  private static func literal(_ text: String) -> String? {
    let marks = "\"\"\""
    guard text.hasPrefix(marks), text.hasSuffix(marks), text.utf8.count > 6 else {
      return SwiftText.text(ofLiteral: text)
    }
    let lines = text.dropFirst(3).dropLast(3).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, let last = lines.last else { return nil }
    let indent = last.prefix { $0 == " " }.count
    let content = lines.dropFirst().dropLast().map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }
    guard content.allSatisfy({ !$0.contains("\\") }) else { return nil }
    return content.joined(separator: "\n")
  }

  func font(_ argument: String, _ scope: SwiftScope) -> TextFont? {
    let (text, scope) = resolved(argument, scope)
    var cursor = SourceCursor(text)
    if cursor.word() == nil { cursor.position = 0 }
    guard cursor.take("."), let word = cursor.word() else { return nil }
    var font: TextFont
    switch word {
    case "system":
      guard let arguments = Self.arguments(&cursor) else { return nil }
      if let style = arguments.unlabeled.first, style.hasPrefix(".") {
        font = TextFont(.style(String(style.dropFirst())))
      } else if let size = arguments["size"].flatMap({ number($0, scope) }) {
        font = TextFont(.system(size: size))
      } else {
        return nil
      }
      guard arguments["design"] == nil || arguments["design"] == ".default" else { return nil }
      font.weight = arguments["weight"].flatMap(Self.weight)
    case "custom":
      guard let arguments = Self.arguments(&cursor), let name = arguments.unlabeled.first,
        let literal = self.text(name, scope).literal,
        let size = (arguments["size"] ?? arguments["fixedSize"]).flatMap({ number($0, scope) })
      else { return nil }
      let style = arguments["relativeTo"].map { String($0.dropFirst()) }
      font = TextFont(
        .custom(name: literal, size: size, relativeTo: style ?? (arguments["size"] == nil ? nil : "body")))
    default:
      guard FontSource.isStyle(word) else { return nil }
      font = TextFont(.style(word))
    }
    while cursor.take("."), let word = cursor.word() {
      let arguments = Self.arguments(&cursor)
      switch word {
      case "bold": font.weight = "bold"
      case "italic": font.isItalic = true
      case "weight":
        guard let weight = arguments?.unlabeled.first.flatMap(Self.weight) else { return nil }
        font.weight = weight
      case "monospacedDigit": break
      default: return nil
      }
    }
    return cursor.isAtEnd ? font : nil
  }

  private static func arguments(_ cursor: inout SourceCursor) -> SourceArguments? {
    guard cursor.next == UInt8(ascii: "("), let inner = try? cursor.enclosed() else { return nil }
    return try? SourceArguments(cursor.text(inner))
  }

  /// The weight; nil for an unknown one, and for the regular weight, which is the default.
  static func weight(_ argument: String) -> String? {
    let word = String(argument.split(separator: ".").last ?? "")
    return FontSource.isWeight(word) ? word : nil
  }
}
