/// Reads the declarations of a Swift source.
struct SwiftDeclarations {
  private let text: CodeText
  private var types: [CodeType] = []
  /// The owner of each open brace: the index of a type; nil for any other brace.
  private var scopes: [Int?] = []
  /// The scopes at the start of each open `#if`. Its other branches start with the same scopes.
  private var branches: [[Int?]] = []
  /// The name in the last `@objc(…)`.
  private var objectiveCName: String?
  /// Whether the current declaration is marked as an outlet.
  private var isOutlet = false
  /// The first attribute of the current declaration that may be a macro.
  private var macro: Int?
  private var index = 0

  /// A function or static constant of a type.
  struct Member {
    /// The index of its name.
    let name: Int
    /// The number of the innermost type.
    let type: Int
    var selectors: [String] = []
  }

  private(set) var members: [Member] = []

  init(_ text: CodeText) {
    self.text = text
  }

  mutating func read() -> [CodeType] {
    while index < text.count { step() }
    return types
  }

  private mutating func step() {
    switch text.tokens[index].kind {
    case .word: readWord()
    case .mark: readMark()
    case .text, .number:
      endDeclaration()
      index += 1
    case .branch:
      branches.append(scopes)
      index += 1
    case .otherBranch:
      if let scopes = branches.last { self.scopes = scopes }
      index += 1
    case .branchEnd:
      _ = branches.popLast()
      index += 1
    case .macro:
      readMacro()
    }
  }

  /// Records a macro among the members of a type, because it may declare any members.
  ///
  /// A macro in an expression is not the first word of its line.
  private mutating func readMacro() {
    if let type = innermost, text.isFirstOnLine(index), !Self.directives.contains(text.string(index)) {
      types[type].macro = types[type].macro ?? text.range(index).lowerBound
    }
    index += 1
  }

  /// The words after a number sign that are not macros.
  private static let directives: Set<String> = [
    "available", "colorLiteral", "column", "dsohandle", "error", "externalMacro", "file", "fileID", "fileLiteral",
    "filePath", "function", "imageLiteral", "keyPath", "line", "selector", "sourceLocation", "unavailable", "warning",
  ]

  private mutating func readMark() {
    if text.isMark(index, "@") {
      readAttribute()
      return
    }
    // Attributes belong to the next declaration. Only modifiers such as `private(set)` may be between them.
    if !text.isMark(index, "("), !text.isMark(index, ")") { endDeclaration() }
    if text.isMark(index, "{") {
      scopes.append(nil)
    } else if text.isMark(index, "}") {
      _ = scopes.popLast()
    } else if text.isMark(index, ","), let type = innermost, text.isWord(index + 1), text.isMark(index + 2, ":") {
      // This is the second name in `var a: Int, b: Int`.
      types[type].properties.append(text.string(index + 1))
      if types[type].outlets.last?.name == lastProperty { readOutlet(at: index + 1, of: type) }
    }
    index += 1
  }

  /// The type whose members are being read; nil in functions and outside types.
  private var innermost: Int? { scopes.last ?? nil }

  private mutating func endDeclaration() {
    objectiveCName = nil
    isOutlet = false
    macro = nil
  }

  /// The attributes that do not add members to a class, of the language and of Apple's frameworks.
  ///
  /// Source: The Swift Programming Language, "Attributes".
  private static let plainAttributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "MainActor",
    "NSApplicationMain",
    "NSCopying", "NSManaged", "Observable", "UIApplicationDelegateAdaptor", "UIApplicationMain", "available",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor", "inlinable", "main",
    "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "testable", "unchecked",
    "usableFromInline",
  ]

  private mutating func readAttribute() {
    index += 2
    if text.isWord(index - 1, "IBOutlet") { isOutlet = true }
    if let name = text.word(index - 1), !Self.plainAttributes.contains(name), macro == nil {
      macro = text.range(index - 1).lowerBound
    }
    while text.isMark(index, "."), text.isWord(index + 1) { index += 2 }
    if text.isMark(index, "<") { index = text.afterClosing(index, "<", ">") }
    // Arguments follow an attribute without a space. In `@escaping (Int) -> Void`, the parentheses belong to the type.
    guard text.isMark(index, "("), text.range(index - 1).upperBound == text.range(index).lowerBound else { return }
    let end = text.afterClosing(index, "(", ")")
    if text.isWord(index - 1, "objc") {
      objectiveCName = (index + 1..<max(index + 1, end - 1)).map(text.string).joined()
    }
    index = end
  }

  /// The words between the attributes and their declaration.
  ///
  /// Source: The Swift Programming Language, "Declaration Modifiers".
  static let modifiers: Set<String> = [
    "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "private", "public", "required", "safe", "set", "static", "unowned", "unsafe",
    "weak",
  ]

  private mutating func readWord() {
    // A word after `...` is not a member.
    if text.isMark(index - 1, "."), !text.isMark(index - 2, ".") {
      index += 1
    } else if let kind = kind(index), text.isWord(index + 1), !isMember(index + 1), !text.isWord(index - 1, "import") {
      readType(kind)
    } else if text.isWord(index, "typealias"), text.isWord(index + 1) {
      readAlias()
    } else if let type = innermost, text.isWord(index, "var") || text.isWord(index, "let"), text.isWord(index + 1) {
      types[type].properties += [text.string(index + 1)] + (objectiveCName.map { [$0] } ?? [])
      lastProperty = text.string(index + 1)
      if text.isWord(index, "let"), text.isWord(index - 1, "static") {
        members.append(Member(name: index + 1, type: type))
      }
      if isOutlet { readOutlet(at: index + 1, of: type) }
      if text.isWord(index + 1, "supportedInterfaceOrientations") {
        types[type].orientations = text.orientations(after: index + 1)
        types[type].forwardsOrientations = text.forwardsOrientations(after: index + 1)
      }
      if text.isWord(index + 1, "shouldAutorotate"), text.refusesToTurn(after: index + 1) {
        types[type].refusesToTurn = true
      }
      endDeclaration()
      index += 2
    } else if let type = innermost, text.isWord(index, "init"), text.isMark(index + 1, "?"),
      text.isMark(index + 2, "("),
      text.isWord(index + 3, "coder")
    {
      let body = text.afterClosing(index + 2, "(", ")")
      if text.isMark(body, "{"), text.isWord(body + 1, "fatalError") { types[type].refusesDocuments = true }
      endDeclaration()
      index += 1
    } else if let type = innermost, text.isWord(index, "func"), text.isWord(index + 1) {
      readMethod(of: type)
    } else {
      if !Self.modifiers.contains(text.string(index)) { endDeclaration() }
      index += 1
    }
  }

  private func kind(_ index: Int) -> CodeType.Kind? {
    if text.isWord(index, "class") { return .classType }
    if text.isWord(index, "struct") || text.isWord(index, "enum") { return .structure }
    if text.isWord(index, "extension") { return .extension }
    return text.isWord(index, "protocol") ? .protocolType : nil
  }

  /// Whether the word after `class` shows that `class` is a modifier.
  private func isMember(_ index: Int) -> Bool {
    ["func", "var", "let", "subscript", "override", "final", "private", "internal", "public", "open"]
      .contains(text.string(index))
  }

  // MARK: Types

  private mutating func readType(_ kind: CodeType.Kind) {
    let isPublic = isPublic(index)
    index += 1
    var type = CodeType(kind, readQualifiedName(), .swift)
    type.otherName = objectiveCName
    type.macro = macro
    type.isNested = !scopes.isEmpty
    type.isPublic = isPublic
    endDeclaration()
    if text.isMark(index, "<") { index = text.afterClosing(index, "<", ">") }
    if text.isMark(index, ":") { type.parents = readParents() }
    while index < text.count, !text.isMark(index, "{") { index += 1 }
    types.append(type)
    scopes.append(types.count - 1)
    index += 1
  }

  /// Whether one of the words before the one at `index` allows others to create objects of the type.
  private func isPublic(_ index: Int) -> Bool {
    var place = index - 1
    while let word = text.word(place), Self.modifiers.contains(word) || text.isMark(place - 1, "@") {
      if ["public", "open", "main", "UIApplicationMain", "NSApplicationMain"].contains(word) { return true }
      place -= text.isMark(place - 1, "@") ? 2 : 1
    }
    return false
  }

  /// Reads a qualified name, and returns its last part: `C` for `A.B.C`.
  private mutating func readQualifiedName() -> String {
    while text.isMark(index + 1, "."), text.isWord(index + 2) { index += 2 }
    let name = text.word(index) ?? ""
    index += 1
    return name
  }

  /// Reads the names after a colon, up to the body or the conditions.
  private mutating func readParents() -> [String] {
    var parents: [String] = []
    index += 1
    while index < text.count, !text.isMark(index, "{"), !text.isWord(index, "where") {
      if text.isMark(index, "@") {
        index += 2
      } else if text.isMark(index, "<") {
        index = text.afterClosing(index, "<", ">")
      } else if text.isMark(index, "(") {
        index = text.afterClosing(index, "(", ")")
      } else if text.isWord(index) {
        parents.append(readQualifiedName())
      } else {
        index += 1
      }
    }
    return parents
  }

  private mutating func readAlias() {
    endDeclaration()
    var alias = CodeType(.alias, text.string(index + 1), .swift)
    index += 2
    if text.isMark(index, "<") { index = text.afterClosing(index, "<", ">") }
    guard text.isMark(index, "="), text.isWord(index + 1) else { return }
    index += 1
    alias.parents = [readQualifiedName()]
    alias.isNested = !scopes.isEmpty
    types.append(alias)
  }

  // MARK: Outlets

  /// The name of the property that was read last.
  private var lastProperty = ""

  /// Reads an outlet whose name is at `place`: `name: [Module.Kind<Item>]!`.
  private mutating func readOutlet(at place: Int, of type: Int) {
    let name = text.string(place)
    lastProperty = name
    var next = place + 2
    guard text.isMark(place + 1, ":") else {
      types[type].outlets.append(CodeOutlet(name: name, type: nil, isRequired: false))
      return
    }
    if text.isMark(next, "[") { next += 1 }
    if text.isWord(next, "Array") { next += 2 }
    var kind: String?
    if text.isWord(next), !text.isWord(next, "any"), !text.isWord(next, "some") {
      while text.isMark(next + 1, "."), text.isWord(next + 2) { next += 2 }
      kind = text.string(next)
      next += 1
      if text.isMark(next, "<") { next = text.afterClosing(next, "<", ">") }
      if text.isMark(next, "&") { kind = nil }
    }
    while text.isMark(next, "]") || text.isMark(next, ">") { next += 1 }
    // An outlet inside a compiler condition may exist in only some of the targets. One with a value needs no connection.
    let isRequired = text.isMark(next, "!") && branches.isEmpty && !text.isMark(next + 1, "=")
    types[type].outlets.append(CodeOutlet(name: name, type: kind, isRequired: isRequired))
  }

  // MARK: Methods

  private mutating func readMethod(of type: Int) {
    let name = text.string(index + 1)
    let place = index + 1
    if text.isWord(index + 1, "supportedInterfaceOrientations") {
      types[type].orientations = text.orientations(after: index + 3)
      types[type].forwardsOrientations = text.forwardsOrientations(after: index + 3)
    }
    let given = objectiveCName
    endDeclaration()
    index += 2
    if text.isMark(index, "<") { index = text.afterClosing(index, "<", ">") }
    guard text.isMark(index, "(") else { return }
    let end = text.afterClosing(index, "(", ")")
    let labels = labels(from: index + 1, to: end - 1)
    let selectors = given.map { [$0] } ?? SwiftSelector.selectors(of: name, labels)
    types[type].selectors += selectors
    types[type].methods.append(name)
    members.append(Member(name: place, type: type, selectors: selectors))
    if !CodeType.windowMethods.filter(selectors.contains).isEmpty {
      types[type].setOrientations(text.usualOrientations(after: end - 1))
    }
    index = end
  }

  /// The label of each parameter, and whether the parameter also has a separate name. In the first versions of Swift, a
  /// parameter without a name was only a type: `func send(AnyObject)`.
  private func labels(from start: Int, to end: Int) -> [SwiftSelector.Label] {
    var labels: [SwiftSelector.Label] = []
    var depth = 0
    var isStart = true
    var hasType = false
    for index in start..<max(start, end) {
      if text.isMark(index, "(") || text.isMark(index, "[") || text.isMark(index, "{") { depth += 1 }
      if text.isMark(index, ")") || text.isMark(index, "]") || text.isMark(index, "}") { depth -= 1 }
      if depth == 0, text.isMark(index, ",") {
        if isStart, hasType { labels.append(SwiftSelector.Label(name: "_", isAlone: false)) }
        (isStart, hasType) = (true, false)
      }
      if depth == 0, text.isWord(index) { hasType = true }
      let isLabel = text.isMark(index + 1, ":") || text.isWord(index + 1) && text.isMark(index + 2, ":")
      guard depth == 0, isStart, text.isWord(index), isLabel else { continue }
      labels.append(SwiftSelector.Label(name: text.string(index), isAlone: text.isMark(index + 1, ":")))
      isStart = false
    }
    if isStart, hasType { labels.append(SwiftSelector.Label(name: "_", isAlone: false)) }
    return labels
  }
}
