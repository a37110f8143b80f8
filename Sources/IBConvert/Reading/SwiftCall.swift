/// A view in code: a call with closures, and modifiers.
struct SwiftCall {
  /// The text before the parentheses, such as `VStack`, `Color.red` or `self.title`; `if` and `switch` for a choice.
  var name: String
  let offset: Int
  var arguments: SourceArguments
  var closures: [SwiftClosure] = []
  var modifiers: [SwiftModifier] = []
  let scope: SwiftScope
  var ids: [String] = []

  func closure(_ label: String?) -> SwiftClosure? { closures.first { $0.label == label } }

  func modified(_ more: ArraySlice<SwiftModifier>) -> SwiftCall {
    var result = self
    result.modifiers += more
    return result
  }
}

struct SwiftModifier {
  let name: String
  let offset: Int
  let arguments: SourceArguments
  let closures: [SwiftClosure]
  let scope: SwiftScope
  let text: String
}

struct SwiftClosure {
  let label: String?
  let parameters: [String]
  let source: SwiftSource
  let range: Range<Int>
  let scope: SwiftScope

  var text: String { SourceArguments.trimmed(source.cursor.text(range)) }

  var isEmpty: Bool {
    var cursor = source.cursor
    cursor.position = range.lowerBound
    cursor.skipBlank()
    return cursor.position >= range.upperBound
  }
}

/// Text from which calls are read: the file, or one of its arguments.
struct SwiftSource {
  let cursor: SourceCursor
  /// The position in the file of the modifier with this argument; nil for the file itself.
  let place: Int?
}

/// The meaning of names where a view is written.
struct SwiftScope {
  /// The type around the view; empty if the view is not in a type.
  var type = ""
  var names: [String: SwiftValue] = [:]
}

indirect enum SwiftValue {
  /// An expression and the scope in which it has its meaning.
  case expression(String, SwiftScope)
  case calls([SwiftCall])
  case closure(SwiftClosure)
}

/// Reads the statements of a view builder.
struct SwiftCallReader {
  private var cursor: SourceCursor
  private let source: SwiftSource
  private var scope: SwiftScope
  private(set) var problems: [SourceProblem] = []

  init(_ source: SwiftSource, _ scope: SwiftScope) {
    self.source = source
    self.scope = scope
    cursor = source.cursor
  }

  private func place(_ offset: Int) -> Int { source.place ?? offset }

  mutating func calls(in range: Range<Int>) throws(SourceProblem) -> [SwiftCall] {
    var calls: [SwiftCall] = []
    cursor.position = range.lowerBound
    while true {
      let before = cursor.position
      cursor.skipBlank()
      let ids = InterfaceBuilderMark.ids(in: cursor.text(before..<cursor.position))
      guard cursor.position < range.upperBound, let byte = cursor.next else { return calls }
      if byte == UInt8(ascii: ";") {
        cursor.position += 1
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") {
        // The line is a compiler condition or an attribute.
        while let next = cursor.next, next != 0x0A { cursor.position += 1 }
      } else if var call = try statement() {
        call.ids = ids
        calls.append(call)
      }
    }
  }

  private mutating func statement() throws(SourceProblem) -> SwiftCall? {
    let start = cursor.position
    guard let word = cursor.word() else {
      cursor.position = start
      guard cursor.next == UInt8(ascii: "(") else { throw cursor.problem("expected a view", at: place(start)) }
      let inner = try cursor.enclosed()
      let end = cursor.position
      var reader = self
      let calls = try reader.calls(in: inner)
      cursor.position = end
      guard var call = calls.first, calls.count == 1 else { return nil }
      call.modifiers += try modifiers()
      return call
    }
    switch word {
    case "return": return nil
    case "let", "var":
      try bind()
      return nil
    case "if", "switch": return try choice(word, start)
    case "for", "guard", "while", "do", "defer", "func", "struct":
      problems.append(SourceProblem(message: "Keyline cannot read '\(word)' and skips it", offset: place(start)))
      while let next = cursor.next, next != UInt8(ascii: "{"), next != 0x0A { try cursor.skipPart() }
      if cursor.next == UInt8(ascii: "{") { _ = try cursor.enclosed() }
      return nil
    default: return try view(word, start)
    }
  }

  private mutating func bind() throws(SourceProblem) {
    cursor.skipSpaces()
    guard let name = cursor.word() else { return }
    while let next = cursor.next, next != UInt8(ascii: "="), next != 0x0A { try cursor.skipPart() }
    guard cursor.take("=") else { return }
    scope.names[name] = .expression(cursor.text(try cursor.expression()), scope)
  }

  private mutating func choice(_ word: String, _ start: Int) throws(SourceProblem) -> SwiftCall {
    var closures: [SwiftClosure] = []
    var conditions: [String] = []
    while true {
      cursor.skipSpaces()
      let first = cursor.position
      while let next = cursor.next, next != UInt8(ascii: "{") { try cursor.skipPart() }
      guard cursor.next != nil else { throw cursor.problem("expected '{'", at: place(first)) }
      conditions.append(SourceArguments.trimmed(cursor.text(first..<cursor.position)))
      let body = try cursor.enclosed()
      closures.append(SwiftClosure(label: nil, parameters: [], source: source, range: body, scope: scope))
      let end = cursor.position
      cursor.skipBlank()
      guard word == "if", cursor.word() == "else" else {
        cursor.position = end
        break
      }
      cursor.skipBlank()
      let next = cursor.position
      if cursor.word() != "if" { cursor.position = next }
    }
    return SwiftCall(
      name: word, offset: place(start), arguments: try SourceArguments(conditions[0]), closures: closures, scope: scope)
  }

  private mutating func view(_ word: String, _ start: Int) throws(SourceProblem) -> SwiftCall {
    var name = word
    // `Color.red` and `self.title` are names. A call after a dot is a modifier, except after `self`.
    while cursor.next == UInt8(ascii: ".") {
      let dot = cursor.position
      cursor.position += 1
      guard let member = cursor.word() else {
        cursor.position = dot
        break
      }
      let isCalled = cursor.next == UInt8(ascii: "(") || cursor.next == UInt8(ascii: "{")
      guard !isCalled || name == "self" || name == "Self" else {
        cursor.position = dot
        break
      }
      name += ".\(member)"
    }
    // An element of an array of views has the name of the array.
    if cursor.next == UInt8(ascii: "[") { _ = try cursor.enclosed() }
    // The modifiers of an optional view follow a question mark.
    if cursor.next == UInt8(ascii: "?") { cursor.position += 1 }
    if cursor.next == UInt8(ascii: "<") {
      while let next = cursor.next, next != UInt8(ascii: ">"), next != 0x0A { cursor.position += 1 }
      cursor.position += 1
    }
    var call = SwiftCall(name: name, offset: place(start), arguments: try arguments(), scope: scope)
    call.closures = try closures()
    call.modifiers = try modifiers()
    return try joined(call)
  }

  private mutating func joined(_ call: SwiftCall) throws(SourceProblem) -> SwiftCall {
    guard call.name == "Text" else { return call }
    let end = cursor.position
    cursor.skipBlank()
    guard cursor.take("+") else {
      cursor.position = end
      return call
    }
    cursor.skipBlank()
    let start = cursor.position
    guard cursor.word() == "Text" else {
      cursor.position = end
      return call
    }
    let other = try view("Text", start)
    var sum = call
    let pieces = [call, other].flatMap { $0.arguments.unlabeled.filter { $0 != Self.pieces } }
    sum.arguments = try SourceArguments("\(Self.pieces), \(pieces.joined(separator: ", "))")
    sum.modifiers = []
    return sum
  }

  /// The label for the first argument of a text that is the sum of other texts.
  static let pieces = "pieces"

  private mutating func arguments() throws(SourceProblem) -> SourceArguments {
    guard cursor.next == UInt8(ascii: "(") else { return try SourceArguments("") }
    return try SourceArguments(cursor.text(try cursor.enclosed()))
  }

  /// The closures in the braces after a call, and the labeled ones after these.
  private mutating func closures() throws(SourceProblem) -> [SwiftClosure] {
    var closures: [SwiftClosure] = []
    var label: String?
    while true {
      let end = cursor.position
      if closures.isEmpty { cursor.skipSpaces() } else { cursor.skipBlank() }
      if !closures.isEmpty {
        label = cursor.word()
        guard label != nil, cursor.take(":") else {
          cursor.position = end
          return closures
        }
        cursor.skipSpaces()
      }
      guard cursor.next == UInt8(ascii: "{") else {
        cursor.position = end
        return closures
      }
      closures.append(SwiftClosure(label, try cursor.enclosed(), source, scope))
    }
  }

  private mutating func modifiers() throws(SourceProblem) -> [SwiftModifier] {
    var modifiers: [SwiftModifier] = []
    while true {
      let end = cursor.position
      cursor.skipBlank()
      let start = cursor.position
      guard cursor.take("."), let name = cursor.word() else {
        cursor.position = end
        return modifiers
      }
      let written = cursor.position
      let arguments = try arguments()
      let text = name + cursor.text(written..<cursor.position)
      modifiers.append(
        SwiftModifier(
          name: name, offset: place(start), arguments: arguments, closures: try closures(), scope: scope, text: text))
      guard modifiers.count <= ReadingLimits.mostModifiers else {
        throw cursor.problem("a view has more than \(ReadingLimits.mostModifiers) modifiers", at: place(start))
      }
    }
  }
}

extension SwiftClosure {
  /// - Parameter range: the range between the braces, including the parameters.
  init(_ label: String?, _ range: Range<Int>, _ source: SwiftSource, _ scope: SwiftScope) {
    var cursor = source.cursor
    cursor.position = range.lowerBound
    cursor.skipBlank()
    var names: [String] = []
    let first = cursor.position
    if cursor.next == UInt8(ascii: "["), (try? cursor.enclosed()) != nil {
      names = [""]
      cursor.skipSpaces()
    }
    if cursor.next == UInt8(ascii: "("), let inner = try? cursor.enclosed() {
      names += SwiftText.words(of: cursor.text(inner))
    } else {
      while let name = cursor.word(), name != "in" || names.isEmpty {
        names.append(name)
        cursor.skipSpaces()
        guard cursor.take(",") else { break }
        cursor.skipSpaces()
      }
    }
    cursor.skipSpaces()
    let hasNames = !names.isEmpty && cursor.word() == "in" && cursor.position <= range.upperBound
    let start = hasNames ? cursor.position : min(first, range.upperBound)
    self.init(
      label: label, parameters: hasNames ? names : [], source: source, range: start..<range.upperBound, scope: scope)
  }
}
