import IBSource

/// The declarations of one source, and the names that it expects in documents.
package struct CodeFile: Sendable {
  /// The printed path; empty for a text without a file.
  package let path: String
  /// The types, in the order of the file.
  package private(set) var types: [CodeType]
  /// The uses, in the order of the file.
  package let uses: [NameUse]
  /// The literals that are not among the uses, and the names that its classes give away when the app starts.
  private(set) var literals: Set<ByteHash>
  /// Those among them that are assigned to a variable, so that other code may use them by its name.
  let assignedLiterals: Set<ByteHash>
  /// Literals that count only if other code mentions their owner, by the name of the owner.
  ///
  /// The owner is a constant, or a function that makes something.
  let ownedLiterals: [ByteHash: Set<ByteHash>]
  /// The literals that code joins with other texts, and the beginnings and ends of interpolated texts.
  let joined: Set<ByteHash>
  /// The names of the files and images that it looks for in bundles other than the main one.
  let bundled: Set<ByteHash>
  /// The literals that only debug builds compile.
  let debugTexts: Set<ByteHash>
  /// The scenes for which SwiftGen generated names in this source.
  let generatedScenes: [GeneratedScene]
  /// The scenes that the source asks for by generated names: `Main.detail` in `StoryboardScene.Main.detail`.
  private(set) var generatedUses: Set<ByteHash> = []
  /// The types that it names in code that may run; `keep(_:)` adds those in `unsure`.
  private var typeNames = TypeNames()
  /// The types that it names in code that runs only if another source names the code.
  private var unsure: [(code: NamedCode, names: TypeNames)] = []
  /// The members that it asks types for: `Board.main`.
  private(set) var members: Set<ByteHash> = []
  /// The types among these that it mentions outside its own types, for example for a global constant.
  private(set) var createdGlobally: Set<ByteHash> = []
  /// Whether it has functions outside types that other sources may call.
  private(set) var hasGlobalFunctions = false
  /// Whether it has constants, variables or calls outside types.
  private(set) var hasGlobalStatements = false
  /// Whether Objective-C runs a method of the source when the app starts: `+ (void)load`.
  private(set) var runsAtLaunch = false
  /// Whether a class of the source makes a text of its name: `NSStringFromClass([self class])`.
  private var textsOwnName = false
  private(set) var loadsNibs = false
  /// Whether its Swift code dequeues cells.
  private(set) var dequeues = false
  /// Whether it dequeues or registers cells.
  private(set) var handlesCells = false
  /// The last words of the reuse identifiers with which it dequeues cells, other than literals: `rowID` in `Row.rowID`.
  private(set) var dequeuedNames: Set<ByteHash> = []
  /// The nibs that the source's own controllers load, as in `super.init(nibName: R.nib.row.name`.
  private(set) var ownNibs: Set<String> = []
  /// The nibs that it names with R.swift, such as `pricecell` for `R.nib.priceCell`: see `generatedKey`.
  private(set) var generatedNibs: Set<String> = []
  /// Whether it names storyboards with R.swift: `R.storyboard.main`.
  private(set) var usesGeneratedStoryboards = false
  /// Other words about nibs in the source, such as `loadNibContent`.
  private(set) var nibWords: Set<String> = []
  /// Whether it computes the name of a nib that it loads. It may then load any nib.
  private(set) var loadsAnyNib = false
  /// Whether a generic function loads the nib that is named after its type parameter: `loadNibNamed(String(describing:
  /// T.self)`. The function then creates whatever type the caller declares.
  private(set) var loadsNibsOfTypes = false
  /// The types that it declares variables of: `var row: Kind?`.
  private(set) var variableTypes: Set<ByteHash> = []
  /// Whether it computes the name of a storyboard that it loads. It may then load any storyboard.
  private(set) var loadsAnyStoryboard = false
  /// Whether it shows the initial scenes of storyboards.
  private(set) var opensFirstScenes = false
  /// The first lines with comments that load storyboards, by the names of these.
  let commentedStoryboards: [String: Int]
  /// The names to which the source assigns values, apart from their declarations.
  private(set) var assigned: Set<ByteHash> = []
  /// The names that occur only as pointers, imports and declarations, and those of the classes whose nibs R.swift names.
  private(set) var declaredTypes: Set<ByteHash> = []
  /// Other words outside declarations that may be the name of a function, constant or type.
  ///
  /// The name of a function inside the function itself is not among them.
  private(set) var words: Set<ByteHash> = []
  /// The names of objects to which the source gives an accessibility label or a title, or that it hides from VoiceOver.
  private(set) var labelled: Set<ByteHash> = []
  /// Whether the source gives an accessibility label to `self`, as the class of a button does.
  private(set) var labelsItself = false
  /// Whether it iterates over the subviews of a view.
  private(set) var walksSubviews = false
  /// Whether it reads or sets the items of a bar.
  private(set) var usesBarItems = false
  /// The sides on which it gives navigation items other buttons, or labels: `left`, `right`.
  private(set) var filledBarSides: Set<String> = []
  /// The changes that the source makes to objects.
  ///
  /// The names include the distances that the source gives to constraints, and the texts that it assigns: `top=8.0`,
  /// `title=Go`.
  private(set) var changes = ObjectChanges()
  /// The distances that it gives to constraints, by the names of the constraints.
  private(set) var distances: [ByteHash: Set<Double>] = [:]
  /// Whether it decides the heights of rows.
  private(set) var sizesRows = false
  /// Whether it hides navigation bars, at least for a time.
  private(set) var hidesBars = false
  /// Whether it makes a bar opaque.
  private(set) var makesBarsOpaque = false
  /// Whether it sets the edges at which its controllers extend under bars.
  private(set) var limitsEdges = false
  /// The controllers that it shows.
  private(set) var shown = ShownControllers()
  package private(set) var imports: Set<String> = []
  /// The fonts and colors that methods in Swift extensions of views set, by the name of the method.
  let setters: [String: Set<String>]
  /// The names in code that only newer systems run.
  let guarded: GuardedNames
  private let language: CodeLanguage

  /// The types that the source may load a nib for: all types that it mentions; in Swift, except in casts and as declared
  /// types, results and superclasses.
  var named: Set<ByteHash> { language == .swift ? created : mentioned }

  package init(_ bytes: [UInt8], _ language: CodeLanguage, path: String = "") {
    self.path = path
    self.language = language
    let text = CodeText(bytes, CodeLexer(bytes, language).tokens)
    var members: [SwiftDeclarations.Member] = []
    switch language {
    case .swift:
      var reader = SwiftDeclarations(text)
      types = reader.read()
      members = reader.members
    case .objectiveC:
      var reader = ObjectiveCDeclarations(text)
      types = reader.read()
    }
    setters = language == .swift ? text.viewSetters() : [:]
    commentedStoryboards = Self.commentedStoryboards(bytes)
    guarded = GuardedNames.mark.firstOffset(in: bytes) == nil ? GuardedNames() : GuardedNames(text)
    let regions = text.namedRegions(language, members, types)
    let found = NameUses(text, language, regions)
    let classes = types.filter { $0.kind == .classType || $0.kind == .extension }
    // Calls are in classes with methods, which a header of another class may precede.
    let callers = [classes.filter { !$0.methods.isEmpty }, classes].map { Set($0.map(\.name)) }
    let owner = callers.first { $0.count == 1 }?.first
    uses = found.uses.map { use in
      var use = use
      if use.isOfSelf { use.owner = owner }
      return use
    }
    ownNibs = Set(uses.lazy.filter { $0.kind == .nib && $0.isOfSelf }.map(\.name))
    literals = found.literals
    assignedLiterals = found.assignedLiterals
    ownedLiterals = found.ownedLiterals
    joined = found.joined
    bundled = found.bundled
    debugTexts = found.debugTexts
    generatedScenes = found.generated
    readNames(text, language, regions)
    if runsAtLaunch, textsOwnName { literals.formUnion(classNames.map { ByteHash($0) }) }
    if let marker = Self.conflict.firstOffset(in: bytes) {
      for index in types.indices { types[index].macro = types[index].macro ?? marker + 1 }
    }
    findLines(bytes)
  }

  /// The names of types that it mentions outside their declarations: words that begin with a capital letter.
  var mentioned: Set<ByteHash> { typeNames.mentioned }
  var made: Set<ByteHash> { typeNames.made }
  var asked: Set<ByteHash> { typeNames.asked }
  var created: Set<ByteHash> { typeNames.created }
  var returned: Set<ByteHash> { typeNames.returned }

  /// Adds the types in code that runs only if another source names it, and forgets those in code that never runs.
  mutating func keep(_ runs: (NamedCode) -> Bool) {
    for part in unsure {
      if runs(part.code) { typeNames.add(part.names) } else { idleTypes.formUnion(part.names.asked) }
    }
    unsure = []
  }

  /// The types whose members only code uses that never runs.
  private(set) var idleTypes: Set<ByteHash> = []

  /// Whether some of its code runs only if another source names it.
  var isUnsure: Bool { !unsure.isEmpty }

  /// Follows the name of an object in the list of changes if the source of its owner hides it.
  static let own = "self"
  /// Follows the name of an object in the list of changes if the source gives it a symbol of the system.
  static let symbol = "symbol:"

  /// The end of a merge conflict. After it, braces may not match.
  private static let conflict = ByteSearch("\n>>>>>>> ")

  /// The literals in the source.
  var texts: Set<ByteHash> {
    ownedLiterals.values.reduce(into: literals.union(uses.lazy.map { ByteHash($0.name) })) { $0.formUnion($1) }
  }

  package var classNames: [String] { types.filter { $0.kind == .classType }.map(\.name) }

  private static func isBarItem(_ text: CodeText, _ index: Int) -> Bool {
    barItems.contains { text.isWord(index, $0) }
  }

  private static let barItems: [StaticString] = [
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems", "toolbarItems",
    "setToolbarItems", "navigationItem",
  ]

  /// The words that give a navigation item other buttons on a side.
  private static let barSetters: [(side: String, property: [StaticString], setter: [StaticString])] = [
    ("left", ["leftBarButtonItem", "leftBarButtonItems"], ["setLeftBarButtonItem", "setLeftBarButtonItems"]),
    ("right", ["rightBarButtonItem", "rightBarButtonItems"], ["setRightBarButtonItem", "setRightBarButtonItems"]),
  ]

  /// Whether the word at `index` sets a label, a title or a tooltip: `accessibilityLabel =`, `setTitle(`, and in
  /// Objective-C `setTitle:`.
  private static func isLabel(_ text: CodeText, _ index: Int) -> Bool {
    if labels.contains(where: { text.isWord(index, $0) }) {
      return text.isMark(index + 1, "=") && !text.isMark(index + 2, "=")
    }
    return labelSetters.contains { text.isWord(index, $0) }
  }

  private static let labels: [StaticString] = [
    "accessibilityLabel", "accessibilityTitle", "title", "attributedTitle", "toolTip",
  ]
  private static let labelSetters: [StaticString] = [
    "setTitle", "setAttributedTitle", "setAccessibilityLabel", "setAccessibilityTitle", "setToolTip",
  ]

  /// Records the object whose label is set: the nearest name before the word that is not part of the button.
  private mutating func readLabel(_ text: CodeText, _ index: Int) {
    var place = index - 1
    while place >= 0 {
      if text.isMark(place, ".") || text.isMark(place, "?") || text.isMark(place, "!") {
        place -= 1
      } else if text.isWord(place, "configuration") || text.isWord(place, "titleLabel") {
        place -= 1
      } else {
        break
      }
    }
    let isMember = place < index - 1 || text.isMark(index + 1, ":")
    if isMember, text.isWord(place), !text.isWord(place, "self") {
      labelled.insert(text.propertyHash(place))
    } else if !text.isWord(index, "title"), !text.isWord(index, "attributedTitle") {
      labelsItself = true
    }
  }

  /// Records the objects of a list that code loops over, or that it keeps to loop over later.
  private mutating func readList(_ text: CodeText, _ index: Int) {
    guard let list = text.list(at: index) else { return }
    let names = list.names.map(text.propertyHash)
    if text.isInLoop(index, list.end) {
      addLoop(over: names, text.changesOfElements(inLoopAfter: list.end))
      let body = text.loopBody(after: list.end)
      if body.contains(where: { Self.isLabel(text, $0) }) { labelled.formUnion(names) }
    } else if text.isActivated(index) {
      for name in names { changes.add(.adjusts, name, isOwn: true) }
    }
  }

  /// Records the changes that a loop may make to its objects.
  private mutating func addLoop(over names: [ByteHash], _ done: [ObjectChange]) {
    for change in done {
      for name in names { changes.add(change, name, isOwn: true) }
    }
  }

  /// Records the change that a member at `index` makes to its object.
  private mutating func readChange(_ text: CodeText, _ index: Int) {
    if text.isWord(index, "removeFromSuperview"), let list = text.emptiedView(at: index) {
      changes.add(.empties, text.propertyHash(list), isOwn: text.isOwn(list))
      return
    }
    if let added = text.addedView(at: index) {
      for change in [ObjectChange.shows, .moves] {
        changes.add(change, text.propertyHash(added), isOwn: text.isOwn(added))
      }
      return
    }
    let done = text.changes(at: index)
    // The layer with the corners is that of the object.
    let layer = done == [.rounds] ? text.owner(ofMember: index).flatMap { text.isWord($0, "layer") ? $0 : nil } : nil
    guard !done.isEmpty, let (object, isOwn) = layer.map({ text.viewOfLayer($0) }) ?? text.object(ofMember: index)
    else { return }
    for change in done {
      changes.add(change, ByteHash(object), isOwn: isOwn)
      let values: [String] =
        switch change {
        case .fills:
          text.isSymbol(after: index + 1) ? [Self.symbol] : text.literal(after: index + 1).map { [$0] } ?? []
        case .adjusts: text.numbers(after: index + 1).map(\.description)
        case .rounds:
          text.restOfLine(index).contains(/\/2|\*0?\.5/)
            ? [Self.half] : text.numbers(after: index + 1).map(\.description)
        case .colors: [text.coloredProperty(index)]
        case .hides where isOwn: [Self.own]
        default: []
        }
      for value in values { changes.add(change, ByteHash("\(object)=\(value)"), isOwn: isOwn) }
    }
    if done == [.adjusts] || done == [.rounds] {
      distances[ByteHash(object), default: []].formUnion(text.numbers(after: index + 1))
    }
  }

  /// The value of a corner radius that is half of the view's size.
  static let half = "half"

  private mutating func findLines(_ bytes: [UInt8]) {
    guard types.contains(where: { $0.macro != nil }) else { return }
    let lines = LineMap(bytes)
    for index in types.indices { types[index].macroLine = types[index].macro.map { lines.position(of: $0).line } }
  }

  /// The storyboards that comments load: `// UIStoryboard(name: "Main", bundle: nil)`.
  private static func commentedStoryboards(_ bytes: [UInt8]) -> [String: Int] {
    guard storyboard.isFound(in: bytes) else { return [:] }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated().reduce(into: [:]) {
      names, line in
      let parts = line.element.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      guard parts.count > 2, let comment = slashes.firstOffset(in: parts[0]),
        storyboard.firstOffset(in: parts[0], from: comment) != nil
      else { return }
      let name = String(decoding: parts[1], as: UTF8.self)
      names[name] = names[name] ?? line.offset + 1
    }
  }

  private static let storyboard = ByteSearch("UIStoryboard")
  private static let slashes = ByteSearch("//")

  /// The words that precede the name of a type in its declaration or extension.
  private static let declaring: [StaticString] = ["class", "extension", "interface", "implementation", "import"]

  /// What a name of R.swift has in common with that of the file: its letters and digits, in any case.
  static func generatedKey(_ name: String) -> String {
    name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func isDeclared(_ text: CodeText, _ index: Int) -> Bool {
    declaring.contains { text.isWord(index - 1, $0) } || text.isConstant(index) || text.isWord(index - 2, "objc")
  }

  /// Whether a word is that of a variable or call: `let`, `start` in `start()`, but not `available` in `@available(iOS 9, *)`.
  private static func isStatement(_ text: CodeText, _ index: Int) -> Bool {
    text.isWord(index, "let") || text.isWord(index, "var")
      || text.isMark(index + 1, "(") && !text.isMark(index - 1, "@")
  }

  /// The words whose meaning `readSignal` records; all others are only recorded as mentioned.
  private static let signals = hashes(
    barItems + barSetters.flatMap(\.setter) + labels + labelSetters + rowHeights + [
      "subviews", "viewWithTag", "StoryboardScene", "loadNibNamed", "UINib", "nibName", "UIStoryboard",
      "instantiateInitialViewController", "rawValue", "isVoiceOverRunning", "UIAccessibilityIsVoiceOverRunning",
    ] + barHiding + opaqueness + ["edgesForExtendedLayout", "setEdgesForExtendedLayout"] + ShownControllers.words)

  private static let barHiding: [StaticString] = [
    "setNavigationBarHidden", "isNavigationBarHidden", "navigationBarHidden",
  ]

  private static let opaqueness: [StaticString] = ["isTranslucent", "translucent", "setTranslucent"]

  fileprivate static let no: [StaticString] = ["false", "NO", "FALSE"]

  /// The words with which code decides the heights of rows.
  private static let rowHeights: [StaticString] = [
    "automaticDimension", "UITableViewAutomaticDimension", "heightForRowAt", "heightForRowAtIndexPath", "rowHeight",
    "setRowHeight",
  ]

  /// The words that may change an object.
  private static let changeWords = hashes(CodeText.changeWords)

  private static func hashes(_ words: [StaticString]) -> Set<ByteHash> { Set(words.map { ByteHash($0.description) }) }

  /// Records the meaning of a word among `signals`.
  private mutating func readSignal(_ text: CodeText, _ index: Int) {
    if text.isWord(index, "rawValue"), text.isMark(index + 1, ":"), text.isWord(index - 2) {
      // `Self` and the parameters of generic functions may be any type.
      let isType = text.isCapitalized(index - 2) && text.range(index - 2).count > 1 && !text.isWord(index - 2, "Self")
      if isType || text.tokens[index + 2].kind != .number {
        words.insert(CodeText.rawValue(of: isType ? text.string(index - 2) : ""))
      }
    }
    if text.isWord(index, "subviews") || text.isWord(index, "viewWithTag") { walksSubviews = true }
    if Self.isBarItem(text, index) { usesBarItems = true }
    for (side, properties, setters) in Self.barSetters {
      let isAssigned =
        text.isMark(index + 1, "=") && !text.isMark(index + 2, "=") && !text.isWord(index + 2, "nil")
      if setters.contains(where: { text.isWord(index, $0) })
        || (isAssigned || text.givesLabel(toItemAt: index)) && properties.contains(where: { text.isWord(index, $0) })
      {
        filledBarSides.insert(side)
      }
    }
    if Self.rowHeights.contains(where: { text.isWord(index, $0) }) { sizesRows = true }
    if Self.barHiding.contains(where: { text.isWord(index, $0) }), text.isSet(index),
      !Self.no.contains(where: { text.isWord(index + 2, $0) })
    {
      hidesBars = true
    }
    if Self.opaqueness.contains(where: { text.isWord(index, $0) }), text.isSet(index),
      Self.no.contains(where: { text.isWord(index + 2, $0) })
    {
      makesBarsOpaque = true
    }
    if text.isWord(index, "edgesForExtendedLayout") || text.isWord(index, "setEdgesForExtendedLayout") {
      limitsEdges = true
    }
    shown.read(text, index)
    if Self.isLabel(text, index) { readLabel(text, index) }
    if text.isWord(index, "StoryboardScene"), let storyboard = text.word(index + 2), let name = text.word(index + 4) {
      generatedUses.insert(ByteHash("\(storyboard).\(name)"))
    }
    if text.isWord(index, "loadNibNamed") || text.isWord(index, "UINib") {
      loadsNibs = true
      if !text.namesNib(after: index), !text.namesCase(after: index) { loadsAnyNib = true }
      if text.namesTypeParameter(after: index) { loadsNibsOfTypes = true }
    }
    if text.isWord(index, "nibName"), text.isOwnInit(index - 2), let name = text.generatedNib(index + 2) {
      ownNibs.insert(name)
    }
    if text.isWord(index, "UIStoryboard"), !text.namesNib(after: index), !text.namesCase(after: index),
      text.isWord(index + 2, "name") || text.isWord(index + 1, "storyboardWithName")
    {
      loadsAnyStoryboard = true
    }
    if text.isWord(index, "instantiateInitialViewController") { opensFirstScenes = true }
    if let hidden = text.objectHiddenUnderVoiceOver(index) { labelled.insert(hidden) }
  }

  /// Records the name of a type at `index`.
  private mutating func readType(
    _ text: CodeText, _ index: Int, _ language: CodeLanguage, isGlobal: Bool, into names: inout TypeNames
  ) {
    let name = text.hash(index)
    // In Objective-C, `Kind *` only declares a type.
    let isPointer = language == .objectiveC && text.isMark(index + 1, "*")
    if !names.mentioned.contains(name) {
      if isPointer || Self.isDeclared(text, index) { declaredTypes.insert(name) } else { names.mentioned.insert(name) }
    }
    if language == .swift, text.isMark(index + 1, "(") { names.made.insert(name) }
    let isAsked = text.isMark(index + 1, ".") || text.isMark(index - 1, "[")
    if isAsked {
      names.asked.insert(name)
      if text.isWord(index + 2) { members.insert(text.hash(from: index, through: index + 2)) }
    }
    if language == .swift, text.isMark(index - 1, ":"), text.isWord(index - 3, "var") { variableTypes.insert(name) }
    if isAsked || language == .swift && !text.isOnlyType(index) && !Self.isDeclared(text, index) {
      if text.isReturned(index) { names.returned.insert(name) } else { names.created.insert(name) }
      if isGlobal { createdGlobally.insert(name) }
    }
  }

  /// Collects in one pass the assigned names, the imports, and the outlets that the source itself uses.
  private mutating func readNames(_ text: CodeText, _ language: CodeLanguage, _ regions: NamedRegions) {
    var regions = regions
    var outside = TypeNames()
    var inside: [Int: TypeNames] = [:]
    // For each outlet, the uses outside the regions, and the regions with others.
    var outsideUses: [ByteHash: Int] = [:]
    var users: [ByteHash: Set<Int>] = [:]
    var count: [ByteHash: Int] = [:]
    // How often the name of each outlet is declared, as an outlet or as a variable.
    var declarations: [ByteHash: Int] = [:]
    var uses: [ByteHash: Set<String>] = [:]
    var handedOn: Set<ByteHash> = []
    // The lists whose elements a variable stands for, and the variables that the source gives to other code.
    var elements: [ByteHash: Set<ByteHash>] = [:]
    var handedOnElements: Set<ByteHash> = []
    for outlet in types.lazy.flatMap(\.outlets) { count[ByteHash(outlet.name)] = 0 }
    let own = Set(types.map { ByteHash($0.name) })
    let variables = count.isEmpty ? [:] : text.declaredTypes()
    var level = 0
    // The outlet whose observers the loop is in, which run only if the outlet is connected, and the level of its declaration.
    var observed: (name: ByteHash, level: Int)?
    for index in 0..<text.count {
      regions.move(to: index)
      guard text.isWord(index) else {
        level += text.isMark(index, "{") ? 1 : text.isMark(index, "}") ? -1 : 0
        if text.isMark(index, "}"), observed?.level == level { observed = nil }
        continue
      }
      if text.isWord(index - 1, "import") { imports.insert(text.string(index)) }
      if level == 0, text.isWord(index, "func"), !text.isWord(index - 1, "private"),
        !text.isWord(index - 1, "fileprivate")
      {
        hasGlobalFunctions = true
      }
      if level == 0, Self.isStatement(text, index) { hasGlobalStatements = true }
      if language == .objectiveC, text.isWord(index, "load"), text.isWord(index - 2, "void"),
        text.isMark(index - 4, "+")
      {
        runsAtLaunch = true
      }
      if text.isWord(index, "NSStringFromClass"), text.isWord(index + 2, "self") || text.isWord(index + 3, "self") {
        textsOwnName = true
      }
      let name = text.hash(index)
      if text.isCapitalized(index) {
        if let region = regions.innermost {
          readType(text, index, language, isGlobal: level == 0, into: &inside[region, default: TypeNames()])
        } else {
          readType(text, index, language, isGlobal: level == 0, into: &outside)
        }
      } else if text.range(index).count >= CodeText.shortestName, !words.contains(name),
        !Self.isDeclared(text, index), !text.declaresFunction(index, language), !regions.isInside(name)
      {
        words.insert(name)
        if language == .swift, text.begins(index, with: "dequeueReusable") { dequeues = true }
        if text.begins(index, with: "dequeue") || text.begins(index, with: "register") { handlesCells = true }
        if text.isAboutNibs(index) { nibWords.insert(text.string(index)) }
      }
      if let name = text.dequeuedName(index) { dequeuedNames.insert(name) }
      // A cell that code dequeues by a generated name needs no cast: `R.nib.priceCell`.
      if text.isWord(index, "nib"), text.isWord(index - 2, "R"), let nib = text.word(index + 2) {
        generatedNibs.insert(Self.generatedKey(nib))
        let name = ByteHash(nib.prefix(1).uppercased() + nib.dropFirst())
        declaredTypes.insert(name)
        // `register(R.nib.priceCell)` loads the nib.
        if let region = regions.innermost {
          inside[region, default: TypeNames()].created.insert(name)
        } else {
          outside.created.insert(name)
        }
      }
      if text.isWord(index, "storyboard"), text.isWord(index - 2, "R") { usesGeneratedStoryboards = true }
      if Self.signals.contains(name) { readSignal(text, index) }
      if Self.changeWords.contains(name) { readChange(text, index) }
      if text.isMark(index - 1, "[") {
        readList(text, index)
      } else if text.isMark(index - 1, "("), text.isMark(index - 2, "[") {
        readList(text, index - 1)
      }
      if let looped = text.loopedList(at: index) {
        addLoop(over: [looped.list], text.changesOfElements(inLoopAfter: looped.call))
      }
      if let (alias, list) = text.element(ofList: index) {
        elements[alias, default: []].insert(list)
        changes.add(.styles, list, isOwn: true)
      }
      let isAssignment = text.isMark(index + 1, "=") && !text.isMark(index + 2, "=") && !text.isWord(index - 1, "var")
      if elements[name] != nil, text.isHandedOn(index) { handedOnElements.insert(name) }
      guard isAssignment || !count.isEmpty else { continue }
      if isAssignment, !text.isWord(index - 1, "let") { assigned.insert(name) }
      guard count[name] != nil, observed?.name != name, !text.isOfOther(index, than: own, variables) else { continue }
      if text.isWord(index - 1, "var"), text.hasObservers(index) { observed = (name, level) }
      if !text.allowsNil(index) {
        count[name, default: 0] += 1
        if let region = regions.innermost {
          users[name, default: []].insert(region)
        } else {
          outsideUses[name, default: 0] += 1
        }
      }
      let isVariable = text.isWord(index - 1, "let") || text.isWord(index - 1, "var")
      if isVariable || text.isParameter(index) { declarations[name, default: 0] += 1 }
      if let member = text.member(after: index) { uses[name, default: []].insert(member) }
      if text.isHandedOn(index) { handedOn.insert(name) }
    }
    for (element, lists) in elements {
      let isHandedOn = handedOnElements.contains(element)
      for change in [ObjectChange.hides, .shows, .fills, .depicts, .places, .moves]
      where isHandedOn || changes.has(change, element) {
        for list in lists { changes.add(change, list, isOwn: true) }
      }
    }
    for (region, names) in inside.sorted(by: { $0.key < $1.key }) {
      let code = regions.code(region)
      if words.contains(code.name), code.member == nil { outside.add(names) } else { unsure.append((code, names)) }
    }
    typeNames = outside
    let outlets = types.flatMap(\.outlets).reduce(into: [:]) { $0[ByteHash($1.name), default: 0] += 1 }
    for type in types.indices {
      for outlet in types[type].outlets.indices {
        let name = ByteHash(types[type].outlets[outlet].name)
        let own = outlets[name, default: 0]
        // If another variable has the same name, the source may use that variable.
        let isOnlyName = declarations[name, default: 0] <= own
        types[type].outlets[outlet].isUsed =
          types[type].outlets[outlet].isRequired && isOnlyName && count[name, default: 0] > own
        types[type].outlets[outlet].uses = uses[name] ?? []
        types[type].outlets[outlet].isHandedOn = handedOn.contains(name)
        if outsideUses[name, default: 0] <= own {
          types[type].outlets[outlet].users = (users[name] ?? []).sorted().map(regions.code)
        }
      }
    }
  }
}

/// The tokens of a source, and ways to compare them. Indices beyond the end are allowed everywhere.
struct CodeText {
  private let bytes: [UInt8]
  let tokens: [CodeToken]

  init(_ bytes: [UInt8], _ tokens: [CodeToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  var count: Int { tokens.count }

  /// Half-open range of bytes.
  func range(_ index: Int) -> Range<Int> {
    Int(tokens[index].lower)..<Int(tokens[index].upper)
  }

  /// Whether a name at an index may be that of a parameter: `(name: Kind`, `, name: Kind`, `_ name: Kind`.
  func isParameter(_ index: Int) -> Bool {
    isMark(index + 1, ":") && (isMark(index - 1, "(") || isMark(index - 1, ",") || isWord(index - 1, "_"))
  }

  /// Whether the variable with the name at an index has observers: `var name: Kind! { didSet {`.
  func hasObservers(_ index: Int) -> Bool {
    // An attribute or a keyword begins the next declaration.
    let end = (index + 1...index + Self.longestType).first { isMark($0, "{") || isMark($0, "@") || isWord($0, "var") }
    return end.map { isWord($0 + 1, "didSet") || isWord($0 + 1, "willSet") } ?? false
  }

  /// The most tokens between the name of a variable and its observers, with its type. Chosen, not measured.
  private static let longestType = 12

  /// The text after a token on its line, without white space around it.
  func restOfLine(_ index: Int) -> String {
    let line = bytes[range(index).upperBound...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    return String(decoding: line.drop(while: isBlank), as: UTF8.self).replacing(" ", with: "")
  }

  /// The text between two tokens.
  func text(from first: Int, to last: Int) -> String {
    String(decoding: bytes[range(first).upperBound..<range(last).lowerBound], as: UTF8.self)
  }

  func string(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  /// Whether the token is the first on its line, except for a number sign.
  func isFirstOnLine(_ index: Int) -> Bool {
    var place = range(index).lowerBound - 1
    while place >= 0, bytes[place] != UInt8(ascii: "\n") {
      let isBlank = bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
      guard isBlank || bytes[place] == UInt8(ascii: "#") else { return false }
      place -= 1
    }
    return true
  }

  func hash(_ index: Int) -> ByteHash { ByteHash(bytes[range(index)]) }

  /// The hash of several tokens and everything between them.
  func hash(from first: Int, through last: Int) -> ByteHash {
    ByteHash(bytes[range(first).lowerBound..<range(last).upperBound])
  }

  func propertyHash(_ index: Int) -> ByteHash { ByteHash(property(index)) }

  /// A name as that of a property: in Objective-C, the property `label` also has a variable `_label`.
  func property(_ index: Int) -> ArraySlice<UInt8> {
    let name = bytes[range(index)]
    return name.count > 1 && name.first == UInt8(ascii: "_") ? name.dropFirst() : name
  }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// Whether a word begins with a capital letter of ASCII.
  func isCapitalized(_ index: Int) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(tokens[index].lower)])
  }

  func word(_ index: Int) -> String? { isWord(index) ? string(index) : nil }

  /// The member that follows the object at `index`: `text` in `label.text`, `label?.text` and `[label text]`.
  func member(after index: Int) -> String? {
    let member = self.member(index)
    return isMark(member - 1, ".") ? word(member) : word(index + 1)
  }

  /// Whether the object at `index` is an argument, an element of a list, or the value of a variable, so that other code
  /// can change it by another name.
  ///
  /// `if let label = label` and calls that only order or add views do not count.
  func isHandedOn(_ index: Int) -> Bool {
    let start = isMark(index - 1, ".") && isWord(index - 2, "self") ? index - 2 : index
    let end = isMark(index + 1, "?") || isMark(index + 1, "!") ? index + 2 : index + 1
    if isMark(start - 1, "="), !isMark(start - 2, "="), !isMark(start - 2, "!") {
      return !isMark(end, ".") && !isMark(end, "(") && !isMark(end, "[") && !allowsNil(index)
    }
    guard isMark(end, ",") || isMark(end, ")") || isMark(end, "]") else { return false }
    guard ["(", ",", ":", "["].contains(where: { isMark(start - 1, $0) }) else { return false }
    // `add(label)`, `[view add:label]`, `add(to: label)`
    return ![start - 2, start - 4].contains { isAny($0, of: Self.harmless) }
  }

  /// Methods that get a view as an argument and change neither its place nor its size.
  private static let harmless: [StaticString] =
    adding + ["bringSubviewToFront", "bringSubview", "sendSubviewToBack", "sendSubview", "addGestureRecognizer"]

  /// The byte of a mark; nil for anything else.
  func mark(_ index: Int) -> UInt8? {
    tokens.indices.contains(index) && tokens[index].kind == .mark ? bytes[Int(tokens[index].lower)] : nil
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { self.mark(index) == UInt8(ascii: mark) }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard isWord(index), range(index).count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range(index)]) }
  }

  func begins(_ index: Int, with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[range(index)].starts(with: $0) }
  }

  /// The beginning and the end of an interpolated Swift literal; nil for any other literal.
  func aroundValues(_ index: Int) -> [ByteHash]? {
    let text = bytes[range(index)]
    guard let start = text.firstIndex(of: UInt8(ascii: "\\")), start + 1 < text.endIndex,
      text[start + 1] == UInt8(ascii: "("), let end = text.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return [ByteHash(text[..<start]), ByteHash(text[(end + 1)...])]
  }

  /// The classes whose names an interpolated Swift literal contains: `\(PriceCell.self)`.
  func interpolatedClasses(_ index: Int) -> [ByteHash] {
    let parts = bytes[range(index)].split(whereSeparator: { "\\() :".utf8.contains($0) })
    return parts.compactMap { part in
      part.suffix(5).elementsEqual(".self".utf8) ? ByteHash(part.dropLast(5)) : nil
    }
  }

  /// Whether a word contains `Nib` or `Xib`.
  ///
  /// Excluded are the method that UIKit calls, the property of a controller, and UIKit's own methods.
  func isAboutNibs(_ index: Int) -> Bool {
    let word = bytes[range(index)]
    guard
      word.indices.dropLast(2).contains(where: {
        word[$0 + 1] == UInt8(ascii: "i") && word[$0 + 2] == UInt8(ascii: "b")
          && [UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "X"), UInt8(ascii: "x")].contains(word[$0])
      })
    else { return false }
    return !Self.knownNibWords.contains { isWord(index, $0) }
  }

  private static let knownNibWords: [StaticString] = [
    "awakeFromNib", "prepareForInterfaceBuilder", "nibName", "nibBundle", "nibNameOrNil", "nibBundleOrNil",
    "initWithNibName", "registerNib",
  ]

  /// Whether the name of a type at `index` belongs to a cast or a declaration, which does not create an object.
  ///
  /// Examples are `as? Kind`, `is Kind` and `let row: Kind`. The type may create a value that follows, as in
  /// `let row: Kind = .init()`.
  func isOnlyType(_ index: Int) -> Bool {
    if ["(", ".", "<", "="].contains(where: { isMark(index + 1, $0) }) { return false }
    let isOptional = isMark(index + 1, "?") || isMark(index + 1, "!")
    if isOptional, isMark(index + 2, "="), !isWord(index + 3, "nil") { return false }
    // The type of a call may decide what the call makes: `dequeue() as Row`.
    let isCast = isWord(index - 1, "as") && !isMark(index - 2, ")") || isWord(index - 1, "is")
    let isOpenCast = (isMark(index - 1, "?") || isMark(index - 1, "!")) && isWord(index - 2, "as")
    return isCast || isOpenCast || isMark(index - 1, ":")
  }

  /// Whether the type at `index` is what a function returns: `-> Kind`.
  func isReturned(_ index: Int) -> Bool {
    isMark(index - 1, ">") && isMark(index - 2, "-") && !["(", ".", "<"].contains { isMark(index + 1, $0) }
  }

  /// Whether the call at `index` loads a nib by a literal: `loadNibNamed("Row"`, `UINib(nibName: "Row"`,
  /// `loadNibNamed:@"Row"`, `[UINib nibWithNibName:@"Row"`.
  func namesNib(after index: Int) -> Bool {
    (index + 1..<index + 6).contains { place in
      tokens.indices.contains(place) && tokens[place].kind == .text && aroundValues(place) == nil
    }
  }

  /// Whether the arguments of the call at `index` contain a type parameter as a value: `T.self`.
  func namesTypeParameter(after index: Int) -> Bool {
    guard isMark(index + 1, "(") else { return false }
    return (index + 2..<afterClosing(index + 1, "(", ")")).contains { place in
      guard isWord(place, "self"), isMark(place - 1, "."), isWord(place - 2) else { return false }
      let name = hash(place - 2)
      return (max(0, index - Self.longestHead)..<index).contains { head in
        isWord(head) && hash(head) == name && (isMark(head - 1, "<") || isMark(head - 1, ","))
          && [":", ">", ","].contains { isMark(head + 1, $0) }
      }
    }
  }

  /// The most tokens from a type parameter to the call that loads its nib. Chosen, not measured.
  private static let longestHead = 40

  /// The object that a statement hides while VoiceOver runs: `a.isHidden = b || UIAccessibility.isVoiceOverRunning`.
  ///
  /// - Parameter index: the index of the word about VoiceOver.
  func objectHiddenUnderVoiceOver(_ index: Int) -> ByteHash? {
    guard isWord(index, "isVoiceOverRunning") || isWord(index, "UIAccessibilityIsVoiceOverRunning") else { return nil }
    let start = isMark(index - 1, ".") ? index - 2 : index
    if isMark(start - 1, "!") { return nil }
    var place = start - 1
    while place > 0, ![";", "{", "}", "?"].contains(where: { isMark(place, $0) }) {
      if isMark(place, "="), isWord(place - 1, "hidden") || isWord(place - 1, "isHidden") {
        return owner(ofMember: place - 1).map(propertyHash)
      }
      place -= 1
    }
    return nil
  }

  /// The nib that R.swift names, by an expression or by a constant before it: `R.nib.row.name`, or `row.name` after
  /// `let row = R.nib.row`.
  func generatedNib(_ index: Int) -> String? {
    if isWord(index, "R"), isWord(index + 2, "nib") { return word(index + 4) }
    guard isWord(index), isMark(index + 1, "."), isWord(index + 2, "name") else { return nil }
    let constant = (0..<index).last { place in
      isWord(place - 1, "let") && hash(place) == hash(index) && isMark(place + 1, "=")
    }
    return constant.flatMap { isWord($0 + 2, "R") && isWord($0 + 4, "nib") ? word($0 + 6) : nil }
  }

  /// Whether the first argument of the call at `index` is the value of a case: `UIStoryboard(name: Board.main.rawValue`.
  func namesCase(after index: Int) -> Bool {
    guard isMark(index + 1, "("), isMark(index + 3, ":"), isWord(index + 4), isCapitalized(index + 4) else {
      return false
    }
    var end = index + 4
    while isMark(end + 1, "."), isWord(end + 2) { end += 2 }
    return end >= index + 8 && isWord(end, "rawValue")
  }

  /// The index of the name of the object whose member is at `index`; nil if the member belongs to anything else.
  ///
  /// This is `label` in `label.text`, `self.label?.text`, `[label setText:…]` and `[[self label] setText:…]`.
  func owner(ofMember index: Int) -> Int? {
    if isMark(index - 1, ".") {
      let name = isMark(index - 2, "?") || isMark(index - 2, "!") ? index - 3 : index - 2
      return isWord(name) ? name : isMark(name, "]") ? list(before: name) : nil
    }
    let name = isMark(index - 1, "]") ? index - 2 : index - 1
    return isWord(name) ? name : nil
  }

  /// The index of the name of the list whose element ends at a bracket: `stars` in `stars[i]`.
  private func list(before end: Int) -> Int? {
    var depth = 0
    for index in (max(0, end - Self.longestLoop)...end).reversed() {
      depth += isMark(index, "]") ? 1 : isMark(index, "[") ? -1 : 0
      if depth == 0 { return isWord(index - 1) ? index - 1 : nil }
    }
    return nil
  }

  /// The name of the object whose member is at `index`, and whether it belongs to the source's own type.
  ///
  /// A value that is assigned or set without an object belongs to `self`: `font = body` in the class of a label, and
  /// `setTitleColor(blue, for: .disabled)` in that of a button.
  func object(ofMember index: Int) -> (name: String, isOwn: Bool)? {
    if assigns(index) || isMark(index + 1, "("), isFirstOnLine(index) || isMark(index - 1, "{") {
      return ("self", true)
    }
    return owner(ofMember: index).map { (String(decoding: property($0), as: UTF8.self), isOwn($0)) }
  }

  /// The same for the view whose layer is at `index`.
  func viewOfLayer(_ index: Int) -> (name: String, isOwn: Bool)? {
    isFirstOnLine(index) || isMark(index - 1, "{")
      ? ("self", true) : owner(ofMember: index).map { (String(decoding: property($0), as: UTF8.self), isOwn($0)) }
  }

  /// The property that the member at `index` sets: `textColor` of `setTextColor:`.
  func setProperty(_ index: Int) -> String {
    let name = string(index)
    guard name.hasPrefix("set") else { return name }
    return name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
  }

  /// The color that the member at `index` sets. An attributed text has its own.
  func coloredProperty(_ index: Int) -> String {
    let property = setProperty(index)
    return ["attributedText": "textColor", "attributedTitle": "titleColor"][property] ?? property
  }

  /// The changes that the member at `index` makes to its object; empty for a member that only reads and for other
  /// words.
  func changes(at index: Int) -> [ObjectChange] {
    if isWord(index, "removeFromSuperview") { return [.hides] }
    // Views of libraries and of the app have methods such as `set(image:with:)`.
    if isWord(index, "set") {
      return isMark(index - 1, ".") && isMark(index + 1, "(") && isWord(index + 2, "image") ? [.fills, .depicts] : []
    }
    let isSetter = isMark(index + 1, ":") || isMark(index + 1, "(")
    guard isSetter || assigns(index) else {
      if isPlaced(index) { return [.places] }
      guard isMark(index - 1, ".") else { return [] }
      // Kingfisher and Alamofire set images. RxSwift lets a value determine any property.
      if isWord(index, "rx") {
        return isAny(index + 2, of: ["isHidden", "alpha"])
          ? [.shows]
          : isWord(index + 2, "constant")
            ? [.adjusts]
            : isWord(index + 2, "image")
              ? [.fills, .depicts] : isAny(index + 2, of: Self.filledByRx) ? [.fills] : []
      }
      return isAny(index, of: ["kf", "af"]) ? [.fills, .depicts] : []
    }
    let names = isSetter ? Self.setters : Self.properties
    guard let known = names.first(where: { isWord(index, $0.word) }) else { return [] }
    switch known.change {
    case .hides: return [isAny(index + 2, of: ["true", "YES", "TRUE"]) ? .hides : .shows]
    case .disables: return [isAny(index + 2, of: CodeFile.no) ? .disables : .enables]
    case .taps where !restOfLine(index).lowercased().contains("tap"): return []
    case .fills where coloredProperty(index) != setProperty(index): return [.fills, .colors, .styles]
    case .fills where isAny(index, of: Self.imageSetters): return takesOwnImage(index) ? [] : [.fills, .depicts]
    default: return [known.change]
    }
  }

  /// Whether the image that the member at `index` sets is made of the object's own, as in
  /// `icon.image = icon.image?.withRenderingMode(.alwaysTemplate)`: the code only colors it.
  private func takesOwnImage(_ index: Int) -> Bool {
    guard let owner = owner(ofMember: index) else { return false }
    return (index + 1..<min(count, index + Self.longestValue)).contains { place in
      isWord(place) && hash(place) == hash(owner) && isAny(member(place), of: Self.ownImages)
    }
  }

  /// The index of the member after the object at `index`.
  private func member(_ index: Int) -> Int {
    let next = isMark(index + 1, "?") || isMark(index + 1, "!") ? index + 2 : index + 1
    return isMark(next, ".") ? next + 1 : next
  }

  private static let ownImages: [StaticString] = ["image", "imageView", "currentImage", "imageForState"]
  /// The most tokens from a setter to the own image in its value. Chosen, not measured.
  private static let longestValue = 8

  /// The properties that RxSwift sets to texts and images.
  private static let filledByRx: [StaticString] = ["text", "attributedText", "title", "attributedTitle"]
  private static let imageSetters: [StaticString] = [
    "image", "setImage", "sd_setImage", "sd_setImageWithURL", "af_setImage", "setImageWithURL",
  ]

  private func isAny(_ index: Int, of words: [StaticString]) -> Bool { words.contains { isWord(index, $0) } }

  /// Whether the object at `index` belongs to the source's own type, and not to another object.
  func isOwn(_ index: Int) -> Bool {
    guard isMark(index - 1, ".") else { return true }
    return isWord(isMark(index - 2, "?") || isMark(index - 2, "!") ? index - 3 : index - 2, "self")
  }

  /// The numbers in the statement after the mark at `index`: `= 8`, `= isOpen ? 120 : 0`, `:-4.f]`.
  func numbers(after index: Int) -> [Double] {
    let statement = bytes[range(index).upperBound...].prefix { !Self.ends.contains($0) }
    return String(decoding: statement, as: UTF8.self).split { $0 == "?" || $0 == ":" }.compactMap { part in
      let number = part.filter { $0 != " " }
      return Double(number.last == "f" ? String(number.dropLast()) : number)
    }
  }

  private static let ends = Set("\n;}])".utf8)

  /// The fonts and colors that methods in extensions of views set, by the name of the method.
  func viewSetters() -> [String: Set<String>] {
    let extensions = (0..<count).filter { isWord($0, "extension") && isAny($0 + 1, of: Self.views) }
    return extensions.reduce(into: [:]) { setters, start in
      guard let open = (start + 2..<count).first(where: { isMark($0, "{") }) else { return }
      var name: String?
      for index in open..<afterClosing(open, "{", "}") {
        if isWord(index - 1, "func") { name = word(index) }
        guard let name, isAny(index, of: Self.looks), assigns(index) || isAny(index, of: Self.titleSetters) else {
          continue
        }
        let property = coloredProperty(index)
        setters[name, default: []].insert(property)
        if property != setProperty(index) { setters[name, default: []].insert("font") }
      }
    }
  }

  private static let views: [StaticString] = ["UIView", "UILabel", "UIButton", "UITextField", "UITextView"]
  private static let looks: [StaticString] =
    [
      "font", "attributedText", "textColor", "backgroundColor", "tintColor",
    ] + titleSetters
  private static let titleSetters: [StaticString] = ["setTitleColor", "setAttributedTitle"]

  /// The literal in the statement after the mark at `index`, which the code may translate: `= "Go"`,
  /// `("Go", for: .normal)`, `:NSLocalizedString(@"Go", nil)`, `= "Go".localized`.
  func literal(after index: Int) -> String? {
    var place = index + 1
    if isWord(place, "NSLocalizedString") { place += 2 }
    if isMark(place, "@") { place += 1 }
    guard tokens.indices.contains(place), tokens[place].kind == .text, !isMark(place + 1, "+") else { return nil }
    let isPart = isMark(place + 1, ".") && !(isWord(place + 2) && begins(place + 2, with: "locali"))
    return isPart || aroundValues(place) != nil ? nil : string(place)
  }

  /// Whether the value after the mark at `index` is a symbol of the system: `UIImage(systemName: "plus")`,
  /// `[UIImage systemImageNamed:@"plus"]`.
  func isSymbol(after index: Int) -> Bool {
    let start = isMark(index + 1, "[") ? index + 2 : index + 1
    guard isWord(start, "UIImage") || isWord(start, "NSImage") else { return false }
    let label = isWord(start + 2, "init") ? start + 4 : start + 2
    return ["systemName", "systemSymbolName"].contains { isWord(label, $0) }
      || ["systemImageNamed", "imageWithSystemSymbolName"].contains { isWord(start + 1, $0) }
  }

  /// Whether the member at `index` sets a part of a view's frame, or begins a constraint.
  ///
  /// Examples are `frame.origin.y =`, `snp.makeConstraints`, `anchors.top.pin()` of Align, `topAnchor.constraint(…)`
  /// and `topAnchor constraintEqualToAnchor:…`.
  private func isPlaced(_ index: Int) -> Bool {
    guard isMark(index - 1, ".") else { return false }
    if isWord(index, "snp") || isWord(index, "anchors") { return true }
    if isAny(index, of: Self.anchors) {
      return isWord(index + 2, "constraint") || isAny(index + 1, of: Self.anchoring)
    }
    var end = index
    while isMark(end + 1, "."), isWord(end + 2) { end += 2 }
    return end > index && (isWord(index, "frame") || isWord(index, "center")) && assigns(end)
  }

  /// Whether the member at `index` is a setter, or code assigns a value to it.
  func isSet(_ index: Int) -> Bool { isMark(index + 1, ":") || isMark(index + 1, "(") || assigns(index) }

  /// Whether code assigns a value to the member at `index`: `=`, `+=`.
  private func assigns(_ index: Int) -> Bool {
    if isMark(index + 1, "=") { return !isMark(index + 2, "=") }
    return ["+", "-", "*", "/"].contains { isMark(index + 1, $0) } && isMark(index + 2, "=")
  }

  /// Whether code gives the item of a bar at `index` an accessibility label: `rightBarButtonItem?.accessibilityLabel =`.
  fileprivate func givesLabel(toItemAt index: Int) -> Bool {
    let dot = isMark(index + 1, "?") || isMark(index + 1, "!") ? index + 2 : index + 1
    return isMark(dot, ".") && isWord(dot + 1, "accessibilityLabel") && isMark(dot + 2, "=")
  }

  /// The index of the name of the view from which `removeFromSuperview` at `index` removes all subviews.
  ///
  /// Examples are `rows.arrangedSubviews.forEach { $0.removeFromSuperview() }` and
  /// `for row in rows.subviews { row.removeFromSuperview() }`.
  func emptiedView(at index: Int) -> Int? {
    let lists: [StaticString] = ["arrangedSubviews", "subviews"]
    guard let list = (max(0, index - Self.longestLoop)..<index).last(where: { isAny($0, of: lists) }),
      isMark(list - 1, "."), let view = owner(ofMember: list)
    else { return nil }
    var start = view
    while isMark(start - 1, "."), isWord(start - 2) { start -= 2 }
    let isLoop = isAny(list + 2, of: ["forEach"]) || isWord(list + 1, "makeObjectsPerformSelector")
    return isLoop || isWord(start - 1, "in") ? view : nil
  }

  /// The largest number of tokens between a list of views and the call that removes each of them. Chosen, not measured.
  private static let longestLoop = 24

  /// The index of the name of the view that the call at `index` adds to another view: `addSubview(title)`.
  func addedView(at index: Int) -> Int? {
    guard isAny(index, of: Self.adding), isMark(index + 1, "(") || isMark(index + 1, ":") else { return nil }
    var view = index + 2
    while isMark(view + 1, "."), isWord(view + 2) { view += 2 }
    return isWord(view) ? view : nil
  }

  private static let adding: [StaticString] = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
  ]

  private static let anchors: [StaticString] = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor", "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor",
  ]
  private static let anchoring: [StaticString] = ["constraintEqualToAnchor", "constraintEqualToConstant"]

  private static let properties: [(word: StaticString, change: ObjectChange)] = [
    ("isHidden", .hides), ("hidden", .hides), ("alpha", .fades), ("text", .fills), ("attributedText", .fills),
    ("image", .fills), ("title", .fills), ("attributedTitle", .fills), ("placeholder", .fills),
    ("attributedPlaceholder", .fills), ("constant", .adjusts), ("isActive", .adjusts), ("active", .adjusts),
    ("priority", .adjusts), ("frame", .places), ("center", .places), ("axis", .places),
    ("cornerRadius", .rounds),
    ("translatesAutoresizingMaskIntoConstraints", .places), ("font", .styles), ("textColor", .colors),
    ("backgroundColor", .colors), ("tintColor", .colors), ("borderColor", .colors), ("fillColor", .colors),
    ("isEnabled", .disables),
    ("enabled", .disables), ("isUserInteractionEnabled", .disables), ("userInteractionEnabled", .disables),
  ]
  /// The words at which `changes(at:)`, `addedView(at:)` and the like may find a change.
  static let changeWords: [StaticString] =
    (properties + setters).map(\.word) + adding + anchors
    + ["rx", "kf", "af", "set", "snp", "anchors", "removeFromSuperview"]

  private static let setters: [(word: StaticString, change: ObjectChange)] = [
    ("setHidden", .hides), ("setAlpha", .fades), ("setText", .fills), ("setAttributedText", .fills),
    ("setTitle", .fills), ("setAttributedTitle", .fills), ("setPlaceholder", .fills),
    ("setAttributedPlaceholder", .fills), ("setImage", .fills), ("setBackgroundImage", .depicts),
    ("setConstant", .adjusts),
    ("setActive", .adjusts), ("setPriority", .adjusts), ("setFrame", .places), ("setCenter", .places),
    ("mas_makeConstraints", .places), ("setAxis", .places), ("autoPinEdgesToSuperviewEdges", .places),
    ("autoPinEdge", .places), ("autoPinEdgeToSuperviewEdge", .places), ("autoSetDimension", .places),
    ("autoSetDimensions", .places), ("autoCenterInSuperview", .places),
    ("setTranslatesAutoresizingMaskIntoConstraints", .places),
    ("sd_setImage", .fills), ("sd_setImageWithURL", .fills), ("af_setImage", .fills), ("setImageWithURL", .fills),
    ("setFont", .styles), ("setTextColor", .colors), ("setBackgroundColor", .colors), ("setTintColor", .colors),
    ("setTitleColor", .colors), ("setEnabled", .disables), ("setUserInteractionEnabled", .disables),
    ("setCornerRadius", .rounds), ("addGestureRecognizer", .taps),
  ]

  /// The indices of the names in a list, and the index after the list; nil for anything else.
  ///
  /// The list begins at `index`, after its bracket. Its elements may be tuples: `[(title, 1), (detail, 2)]`.
  func list(at index: Int) -> (names: [Int], end: Int)? {
    var names: [Int] = []
    var place = index
    repeat {
      if isMark(place, "(") {
        let end = afterClosing(place, "(", ")")
        names += (place + 1..<end).filter { word in
          let start = isMark(word - 1, ".") && isWord(word - 2, "self") ? word - 2 : word
          return isWord(word) && ["(", ",", ":"].contains { isMark(start - 1, $0) }
            && ["?", "!", ",", ")"].contains { isMark(word + 1, $0) }
        }
        place = end
      } else {
        if isWord(place, "self"), isMark(place + 1, ".") { place += 2 }
        guard isWord(place) else { return nil }
        names.append(place)
        place += isMark(place + 1, "?") || isMark(place + 1, "!") ? 2 : 1
      }
      guard isMark(place, ",") || isMark(place, "]") else { return nil }
      place += 1
    } while !isMark(place - 1, "]")
    return (names, place)
  }

  /// Whether code iterates over the list from `index`, after its bracket, to `end`, or keeps it in a variable:
  /// `[title, self.detail].forEach`, `for label in [title, detail]`, `_labels = @[_title, _detail]`.
  func isInLoop(_ index: Int, _ end: Int) -> Bool {
    let start = beforeList(index)
    return isWord(end + 1, "forEach") || isWord(start, "in") || isMark(start, "=") && isWord(start - 1)
  }

  /// The list whose name is at `index`, if code calls a closure with each of its elements: `stars.forEach`.
  func loopedList(at index: Int) -> (list: ByteHash, call: Int)? {
    let start = isMark(index - 1, ".") && isWord(index - 2, "self") ? index - 2 : index
    let call = isMark(index + 1, "?") || isMark(index + 1, "!") ? index + 3 : index + 2
    guard !isWord(start - 1, "in"), isMark(call - 1, "."), isWord(call, "forEach") else { return nil }
    return (propertyHash(index), call)
  }

  /// The changes that the statements of a loop may make to its elements: they may style any. They show and fill elements
  /// if they hide, show, place or remove a view and if they set a text or an image, or call a function with arguments,
  /// which may do so with an element.
  ///
  /// - Parameter index: that of `forEach`, or the one after the list.
  func changesOfElements(inLoopAfter index: Int) -> [ObjectChange] {
    let body = loopBody(after: index)
    let isUnknown =
      body.isEmpty
      || body.contains { isMark($0, "(") && isWord($0 - 1) && !isCapitalized($0 - 1) && !isMark($0 + 1, ")") }
    if isUnknown { return [.shows, .fills, .depicts, .styles] }
    let done = body.flatMap(changes)
    let shows = done.contains { ![.fills, .depicts, .styles, .colors, .disables, .enables].contains($0) }
    return (shows ? [.shows] : []) + [.fills, .depicts].filter(done.contains) + [.styles]
  }

  /// The block of a loop; empty if it is not found.
  ///
  /// - Parameter index: that of `forEach`, or the one after the list.
  func loopBody(after index: Int) -> Range<Int> {
    let start = (index..<index + 4).first { isMark($0, "{") }
    guard let start, isMark(index, "{") || isMark(index, ")") || isMark(index, ".") || isWord(index, "forEach") else {
      return index..<index
    }
    return start..<afterClosing(start, "{", "}")
  }

  /// The variable for the elements of the list whose name is at `index`, and the list: `for star in self.stars {`,
  /// `for (UIView *star in _stars)`, `for (i, star) in stars.enumerated()`, `let star = stars[i]`.
  func element(ofList index: Int) -> (variable: ByteHash, list: ByteHash)? {
    let start = isMark(index - 1, ".") && isWord(index - 2, "self") ? index - 2 : index
    if isMark(start - 1, "="), isMark(index + 1, "["), isWord(start - 2) {
      return (hash(start - 2), propertyHash(index))
    }
    guard isWord(start - 1, "in"), !isMark(index + 1, ".") || isAny(index + 2, of: Self.reordering) else { return nil }
    let variable = isMark(start - 2, ")") ? start - 3 : start - 2
    return isWord(variable) ? (hash(variable), propertyHash(index)) : nil
  }

  /// The members of a list with the same elements.
  private static let reordering: [StaticString] = ["enumerated", "lazy", "reversed", "sorted"]

  /// Whether a call activates or deactivates the constraints in the list that begins at `index`, after its bracket:
  /// `NSLayoutConstraint.activate([top, bottom])`, `deactivateConstraints:@[top]`.
  func isActivated(_ index: Int) -> Bool {
    guard let call = word(beforeList(index) - 1) else { return false }
    return ["activate", "deactivate", "activateConstraints", "deactivateConstraints"].contains(call)
  }

  private func beforeList(_ index: Int) -> Int { isMark(index - 2, "@") ? index - 3 : index - 2 }

  /// Whether the app continues if the outlet used at `index` is nil: `label?.text`, `if let label = label`,
  /// `label != nil`, and perhaps `popover.sourceView = label`.
  func allowsNil(_ index: Int) -> Bool {
    if isMark(index + 1, "?") { return true }
    // A list may have optional elements.
    if isMark(index - 1, "[") || isMark(index - 1, ","), isMark(index + 1, ",") || isMark(index + 1, "]"),
      isInList(index)
    {
      return true
    }
    if isMark(index + 1, "!") || isMark(index + 1, "="), isMark(index + 2, "="), isWord(index + 3, "nil") {
      return true
    }
    let start = isMark(index - 1, ".") && isWord(index - 2, "self") ? index - 2 : index
    guard isMark(start - 1, "=") else { return false }
    if isMark(start - 3, ".") { return ![".", "[", "("].contains { isMark(index + 1, $0) } }
    return isWord(start - 3, "let") && (isWord(start - 4, "if") || isWord(start - 4, "guard") || isMark(start - 4, ","))
  }

  /// Whether the innermost bracket around `index` is one of a list, and not of a call.
  private func isInList(_ index: Int) -> Bool {
    var depth = 0
    for place in (max(0, index - Self.longestList)..<index).reversed() {
      if isMark(place, ")") || isMark(place, "]") || isMark(place, "}") { depth += 1 }
      guard isMark(place, "(") || isMark(place, "[") || isMark(place, "{") else { continue }
      if depth == 0 { return isMark(place, "[") }
      depth -= 1
    }
    return false
  }

  /// The most tokens before an element of a list. Chosen, not measured.
  private static let longestList = 200

  /// Whether the word at `index` is a function, or a member of another type or of an object of another type, and not the
  /// outlet with this name.
  ///
  /// - Parameters:
  ///   - types: the types that the source declares.
  ///   - variables: see `declaredTypes`.
  func isOfOther(_ index: Int, than types: Set<ByteHash>, _ variables: [ByteHash: Set<ByteHash>]) -> Bool {
    if isWord(index - 1, "func") { return true }
    guard isMark(index - 1, ".") else { return false }
    let object = isMark(index - 2, "?") || isMark(index - 2, "!") ? index - 3 : index - 2
    guard isWord(object), !isWord(object, "self") else { return false }
    return isCapitalized(object) || variables[hash(object)]?.isDisjoint(with: types) == true
  }

  /// The types of the variables that the source declares with a type, by the variables' names.
  func declaredTypes() -> [ByteHash: Set<ByteHash>] {
    (0..<count).reduce(into: [:]) { types, index in
      if isWord(index), let type = declaredType(index) { types[hash(index), default: []].insert(type) }
    }
  }

  /// The type of the variable whose name is at `index`, if it is declared there: `price: UILabel`, `price = UILabel(`.
  private func declaredType(_ index: Int) -> ByteHash? {
    let type = index + 2
    guard isWord(type), isCapitalized(type), !isMark(index - 1, ".") else { return nil }
    return isMark(index + 1, ":") || isMark(index + 1, "=") && isMark(type + 1, "(") ? hash(type) : nil
  }

  /// The index after the mark that closes the mark at `index`; the end without such a mark.
  func afterClosing(_ index: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Int {
    var depth = 0
    var index = index
    while index < count {
      if isMark(index, open) {
        depth += 1
      } else if isMark(index, close), !(close == ">" && isMark(index - 1, "-")) {
        depth -= 1
      }
      index += 1
      if depth == 0 { return index }
    }
    return count
  }
}
