/// The declarations of a Swift file: types with their members, and declarations outside types.
struct SwiftDeclarations {
  struct Member {
    let name: String
    /// Attributes without their signs, and modifiers such as `static`.
    let attributes: Set<String>
    let type: String
    let value: Range<Int>?
    /// The range between the braces of a computed property or a function.
    let body: Range<Int>?
    /// The text between the parentheses of a function; nil for a property.
    let parameters: String?
    let ids: [String]

    /// Whether the member is a stored property, which gets its value when an object of the type is created.
    var isStored: Bool { body == nil && parameters == nil && !attributes.contains("static") }

    var isClosure: Bool { type.contains("->") || attributes.contains("ViewBuilder") }

    /// The view that a property is or creates, such as `RowView` for `() -> RowView`; nil for other types.
    var shownType: String? {
      if ["Image", "Image?"].contains(type) { return "Image" }
      return type.wholeMatch(of: /\(\) -> (?:some )?([A-Z]\w*)/).flatMap { $0.1 == "Void" ? nil : String($0.1) }
    }

    var isConstant: Bool { value != nil && parameters == nil && attributes.isDisjoint(with: Self.changing) }

    private static let changing = Set(
      words: """
        AppStorage Bindable Binding Environment EnvironmentObject FocusState GestureState ObservedObject Published \
        SceneStorage State StateObject
        """)
  }

  struct Declaration {
    let name: String
    let keyword: String
    let conformances: Set<String>
    let offset: Int
    let ids: [String]
    var members: [Member] = []
  }

  /// All declarations. The first one contains those outside types.
  private(set) var all: [Declaration]
  private var cursor: SourceCursor

  init(_ cursor: SourceCursor) throws(SourceProblem) {
    self.cursor = cursor
    all = [Declaration(name: "", keyword: "", conformances: [], offset: 0, ids: [])]
    try scan(0..<cursor.bytes.count, into: 0, depth: 0)
  }

  /// The declaration of a type in the file, without its extensions; nil without one.
  func type(_ name: String) -> Declaration? { all.dropFirst().first { $0.name == name && $0.keyword != "extension" } }

  /// A member of a type or of its extensions; nil without one.
  func member(_ name: String, of type: String) -> Member? {
    all.lazy.filter { $0.name == type }.flatMap(\.members).first { $0.name == name }
  }

  private static let types: Set<String> = ["struct", "class", "enum", "extension", "actor", "protocol"]
  private static let modifiers = Set(
    words: """
      convenience dynamic fileprivate final indirect internal lazy mutating nonisolated nonmutating open override \
      package private public required static unowned weak
      """)

  private mutating func scan(_ range: Range<Int>, into owner: Int, depth: Int) throws(SourceProblem) {
    guard depth <= ReadingLimits.deepestTypes else {
      throw cursor.problem("types are nested deeper than \(ReadingLimits.deepestTypes)", at: range.lowerBound)
    }
    cursor.position = range.lowerBound
    var attributes: Set<String> = []
    var ids: [String] = []
    while true {
      let before = cursor.position
      cursor.skipBlank()
      ids += InterfaceBuilderMark.ids(in: cursor.text(before..<cursor.position))
      let start = cursor.position
      guard start < range.upperBound, let byte = cursor.next else { return }
      if byte == UInt8(ascii: "@") {
        cursor.position += 1
        if let name = cursor.word() { attributes.insert(name) }
        if cursor.next == UInt8(ascii: "(") { _ = try cursor.enclosed() }
        continue
      }
      guard let word = cursor.word() else {
        try cursor.skipPart()
        continue
      }
      if Self.modifiers.contains(word) {
        attributes.insert(word)
        if cursor.next == UInt8(ascii: "(") { _ = try cursor.enclosed() }
        continue
      }
      if Self.types.contains(word) {
        try type(word, start, ids, depth)
      } else if word == "var" || word == "let" {
        attributes.insert(word)
        if let member = try property(attributes, ids) { all[owner].members.append(member) }
      } else if word == "func" || word == "init", let member = try function(word, attributes, ids) {
        all[owner].members.append(member)
      }
      (attributes, ids) = ([], [])
    }
  }

  private mutating func type(_ keyword: String, _ start: Int, _ ids: [String], _ depth: Int) throws(SourceProblem) {
    cursor.skipBlank()
    guard let name = cursor.word() else { return }
    let heading = cursor.position
    while let next = cursor.next, next != UInt8(ascii: "{") { cursor.skipOne() }
    guard cursor.next != nil else { throw cursor.problem("the \(keyword) '\(name)' has no braces", at: heading) }
    let words = cursor.text(heading..<cursor.position)
    let braces = try cursor.enclosed()
    let end = cursor.position
    all.append(
      Declaration(
        name: name, keyword: keyword, conformances: Self.conformances(words), offset: start, ids: ids))
    try scan(braces, into: all.count - 1, depth: depth + 1)
    cursor.position = end
  }

  /// The names after the colon. Parameters in angle brackets may precede the colon.
  private static func conformances(_ heading: String) -> Set<String> {
    var depth = 0
    var plain = ""
    for character in heading {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ">" { depth -= 1 }
    }
    guard let colon = plain.firstIndex(of: ":") else { return [] }
    return Set(SwiftText.words(of: String(plain[colon...])))
  }

  private mutating func property(_ attributes: Set<String>, _ ids: [String]) throws(SourceProblem) -> Member? {
    cursor.skipBlank()
    guard let name = cursor.word() else { return nil }
    cursor.skipSpaces()
    var type = ""
    if cursor.take(":") {
      cursor.skipSpaces()
      let first = cursor.position
      while let next = cursor.next, next != 0x0A, next != UInt8(ascii: "="), next != UInt8(ascii: "{") {
        try cursor.skipPart()
      }
      type = SourceArguments.trimmed(cursor.text(first..<cursor.position))
    }
    cursor.skipSpaces()
    var (value, body): (Range<Int>?, Range<Int>?) = (nil, nil)
    if cursor.take("=") { value = try cursor.expression() }
    cursor.skipSpaces()
    if cursor.next == UInt8(ascii: "{") { body = try cursor.enclosed() }
    return Member(
      name: name, attributes: attributes, type: type, value: value, body: value == nil ? body : nil,
      parameters: nil, ids: ids)
  }

  private mutating func function(
    _ word: String, _ attributes: Set<String>, _ ids: [String]
  ) throws(SourceProblem) -> Member? {
    cursor.skipBlank()
    let name = word == "init" ? word : cursor.word()
    while let next = cursor.next, next != UInt8(ascii: "("), next != 0x0A { cursor.skipOne() }
    guard let name, cursor.next == UInt8(ascii: "(") else { return nil }
    let parameters = cursor.text(try cursor.enclosed())
    let first = cursor.position
    while let next = cursor.next, next != UInt8(ascii: "{"), next != UInt8(ascii: "}") { cursor.skipOne() }
    let type = SourceArguments.trimmed(cursor.text(first..<cursor.position))
    guard cursor.next == UInt8(ascii: "{") else { return nil }
    return Member(
      name: name, attributes: attributes, type: type, value: nil, body: try cursor.enclosed(),
      parameters: parameters, ids: ids)
  }
}

enum InterfaceBuilderMark {
  static func ids(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " || $0 == "/" || $0 == "\t" }
      guard words.hasPrefix("Interface Builder: ") else { return nil }
      let id = SourceArguments.trimmed(String(words.dropFirst("Interface Builder: ".count)))
      return id.isEmpty ? nil : id
    }
  }
}

extension SourceCursor {
  /// Skips a bracket with its contents, a literal, a comment, or one byte.
  mutating func skipPart() throws(SourceProblem) {
    switch next {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): _ = try enclosed()
    case UInt8(ascii: "\""): try skipLiteral()
    default: skipOne()
    }
  }

  /// Skips an expression up to the end of its last line.
  mutating func expression() throws(SourceProblem) -> Range<Int> {
    skipBlank()
    let start = position
    while let byte = next, byte != UInt8(ascii: "}"), byte != UInt8(ascii: ";") {
      if byte == 0x0A {
        var ahead = self
        ahead.skipBlank()
        guard let first = ahead.next, Self.goesOn.contains(first) else { break }
        position = ahead.position
      } else {
        try skipPart()
      }
    }
    return start..<position
  }

  /// The characters with which the next line of an expression can begin.
  private static let goesOn: Set<UInt8> = Set(".+-*/?&|".utf8)
}

/// The limits for a file. A file that exceeds one is reported as a problem at that place.
enum ReadingLimits {
  static let mostModifiers = 200
  static let deepestTypes = 40
  /// The deepest nesting of views, including the structs and properties around them.
  static let deepestViews = 120
  /// The largest number of views. A view that is shown twice counts twice.
  static let mostViews = 20_000
}
