/// Reads the declarations of an Objective-C source or header.
struct ObjectiveCDeclarations {
  private let text: CodeText
  private var types: [CodeType] = []
  /// The type whose members are being read, between a line such as `@interface` and its `@end`.
  private var current: CodeType?
  /// The number of open braces of functions.
  private var depth = 0
  /// The depth at the start of each open `#if`. Its other branches start with the same depth.
  private var branches: [Int] = []
  private var index = 0
  /// Whether the members belong to an interface, where methods have no bodies.
  private var isInInterface = false

  init(_ text: CodeText) {
    self.text = text
  }

  mutating func read() -> [CodeType] {
    while index < text.count { step() }
    close()
    return types
  }

  private mutating func step() {
    switch text.tokens[index].kind {
    case .branch: branches.append(depth)
    case .otherBranch: depth = branches.last ?? depth
    case .branchEnd: _ = branches.popLast()
    case .mark:
      readMark()
      return
    case .word: readMacro()
    case .macro: readDefinition()
    case .text, .number: break
    }
    index += 1
  }

  /// Reads a macro that gives a type another name, such as `#define Row NewRow`.
  private mutating func readDefinition() {
    guard let target = text.word(index + 1), text.restOfLine(index) == target else { return }
    var alias = CodeType(.alias, text.string(index), .objectiveC)
    alias.parents = [target]
    types.append(alias)
    index += 1
  }

  /// Records a call among the members of a class as a macro that may declare members. Apple's own macros do not.
  private mutating func readMacro() {
    guard depth == 0, current?.kind == .classType, text.isMark(index + 1, "("), isInInterface else { return }
    let name = text.string(index)
    guard current?.macro == nil, !Self.plainMacros.contains(where: name.hasPrefix) else { return }
    current?.macro = text.range(index).lowerBound
  }

  private static let plainMacros = [
    "API_", "CF_", "FOUNDATION_", "IB", "NS_", "OBJC_", "SWIFT_", "TARGET_", "UIKIT_", "UI_", "__", "DEPRECATED",
  ]

  private mutating func readMark() {
    if text.isMark(index, "@") {
      readKeyword()
    } else if depth == 0, current != nil, text.isMark(index, "-") || text.isMark(index, "+") {
      readMethod()
    } else {
      if text.isMark(index, "{") { depth += 1 }
      if text.isMark(index, "}") { depth = max(0, depth - 1) }
      index += 1
    }
  }

  private mutating func close() {
    if let current { types.append(current) }
    current = nil
    depth = 0
  }

  private mutating func readKeyword() {
    index += 1
    if text.isWord(index, "interface") || text.isWord(index, "implementation") {
      close()
      isInInterface = text.isWord(index, "interface")
      readType()
    } else if text.isWord(index, "protocol"), text.isWord(index + 1), !text.isMark(index + 2, ","),
      !text.isMark(index + 2, ";")
    {
      close()
      current = CodeType(.protocolType, text.string(index + 1), .objectiveC)
      index += 2
    } else if text.isWord(index, "end") {
      close()
      index += 1
    } else if current != nil,
      text.isWord(index, "property") || text.isWord(index, "dynamic") || text.isWord(index, "synthesize")
    {
      index += 1
      if text.isMark(index, "(") { index = text.afterClosing(index, "(", ")") }
      readVariables()
    }
  }

  /// Reads `Name : Parent <Protocols> { variables }` or `Name (Category)`, with or without generic parameters, at the
  /// keyword before it. `NS_SWIFT_NAME(Price)` may precede the keyword.
  private mutating func readType() {
    let swiftName = text.isWord(index - 5, "NS_SWIFT_NAME") ? text.word(index - 3) : nil
    index += 1
    guard let name = text.word(index) else { return }
    index += 1
    if text.isMark(index, "<") { index = text.afterClosing(index, "<", ">") }
    var type = CodeType(.classType, name, .objectiveC)
    if text.isMark(index, "("), isInInterface, text.isMark(index + 3, ":"), let suffix = text.word(index + 1) {
      // A macro makes the name: `@interface SHOP_NAME(Price) : NSObject`. A category has no superclass.
      type = CodeType(.classType, suffix, .objectiveC)
      type.isNamedByMacro = true
      type.macro = text.range(index - 1).lowerBound
      index += 3
    } else if text.isMark(index, "(") {
      type = CodeType(.extension, name, .objectiveC)
      index = text.afterClosing(index, "(", ")")
    }
    if text.isMark(index, ":"), let parent = text.word(index + 1) {
      type.parents = [parent]
      index += 2
    }
    while text.isMark(index, "<") { index = text.afterClosing(index, "<", ">") }
    // A second `@interface` for another platform may precede the variables.
    if index < text.count, text.tokens[index].kind == .branchEnd, text.isMark(index + 1, "{") { index += 1 }
    type.otherName = swiftName
    current = type
    guard text.isMark(index, "{") else { return }
    let end = text.afterClosing(index, "{", "}")
    index += 1
    while index < end - 1 {
      let start = index
      readVariables(before: end - 1)
      // The names in a global declaration inside the braces of a type are not members of the type.
      guard index > start else { return }
    }
    index = end
  }

  /// Reads the names in a declaration up to its semicolon.
  ///
  /// These are the words before a comma or the end; for a block, the word after its caret.
  private mutating func readVariables(before limit: Int = .max) {
    let end = min(limit, text.count)
    var parentheses = 0
    let start = index
    var names: [String] = []
    defer { readOutlets(start, names) }
    while index < end, !text.isMark(index, ";") {
      if text.isMark(index, "(") { parentheses += 1 }
      if text.isMark(index, ")") { parentheses -= 1 }
      // The declaration has no end.
      if text.isMark(index, "@"), text.isWord(index + 1, "end") || text.isWord(index + 1, "property") { return }
      if let name = text.word(index), isName(index, parentheses) {
        current?.properties.append(name)
        names.append(name)
      }
      index += 1
    }
    index += 1
  }

  /// Reads the outlets in a declaration that begins at `start`: `IBOutlet UILabel *a, *b;`.
  ///
  /// They are never required: in Objective-C, reading an unconnected outlet returns nil.
  private mutating func readOutlets(_ start: Int, _ names: [String]) {
    guard !names.isEmpty else { return }
    var place = start
    var isOutlet = false
    var kind: String?
    while place < index, !text.isMark(place, "*"), !text.isMark(place, ";"), kind == nil {
      if text.isWord(place, "IBOutlet") {
        isOutlet = true
      } else if text.isWord(place, "IBOutletCollection") {
        isOutlet = true
        kind = text.word(place + 2)
      } else if isOutlet, let word = text.word(place), !Self.qualifiers.contains(word) {
        kind = word
      }
      place += 1
    }
    guard isOutlet else { return }
    if kind == "id" || kind == "NSArray" { kind = nil }
    for name in names {
      current?.outlets.append(CodeOutlet(name: name, type: kind, isRequired: false))
    }
  }

  private static let qualifiers: Set<String> = [
    "_Nonnull", "_Nullable", "__autoreleasing", "__block", "__strong", "__unsafe_unretained", "__weak", "const",
    "nonnull",
    "nullable", "__kindof", "__nullable", "__nonnull",
  ]

  /// Whether the word at `place` is the declared name, and not a part of its type.
  private func isName(_ place: Int, _ parentheses: Int) -> Bool {
    if parentheses > 0 { return text.isMark(place - 1, "^") }
    let isFollowed = [";", ",", ":", "=", "["].contains { text.isMark(place + 1, $0) }
    // A macro, such as one for availability, may follow the name.
    let isBeforeMacro =
      text.isWord(place + 1) && [";", ",", "("].contains { text.isMark(place + 2, $0) }
    return isFollowed || text.isMark(place - 1, "*") || isBeforeMacro
  }

  /// Reads `- (IBAction)send:(id)sender forEvent:(UIEvent *)event`.
  private mutating func readMethod() {
    index += 1
    if text.isMark(index, "(") { index = text.afterClosing(index, "(", ")") }
    guard var selector = text.word(index) else { return }
    if text.isWord(index, "supportedInterfaceOrientations") {
      current?.orientations = text.orientations(after: index)
      current?.forwardsOrientations = text.forwardsOrientations(after: index)
    }
    if text.isWord(index, "shouldAutorotate"), text.refusesToTurn(after: index) { current?.refusesToTurn = true }
    index += 1
    if text.isMark(index, ":") {
      selector += ":"
      readParameter()
      while !text.isMark(index, "{"), !text.isMark(index, ";"),
        text.isMark(index, ":") || text.isWord(index) && text.isMark(index + 1, ":")
      {
        selector += (text.word(index) ?? "") + ":"
        if text.isWord(index) { index += 1 }
        readParameter()
      }
    }
    current?.selectors.append(selector)
    current?.methods.append(String(selector.prefix { $0 != ":" }))
    if CodeType.windowMethods.contains(selector) { current?.setOrientations(text.usualOrientations(after: index - 1)) }
  }

  /// Reads a parameter from its colon on, with its type and name.
  private mutating func readParameter() {
    index += 1
    if text.isMark(index, "(") { index = text.afterClosing(index, "(", ")") }
    if text.isWord(index) { index += 1 }
  }
}
