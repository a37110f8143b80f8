import IBSource

/// Finds the literals by which a source asks for storyboards, nibs, scenes, segues and cells.
///
/// A call is recognized by its words. Arguments other than plain literals, such as constants and interpolated texts,
/// are ignored. Source: Apple's documentation of UIStoryboard, UINib, UIViewController, UITableView and
/// UICollectionView.
struct NameUses {
  private let text: CodeText
  private(set) var uses: [NameUse] = []
  /// All other literals. They may name an object that code asks for, for example a cell that it registers.
  private(set) var literals: Set<ByteHash> = []
  /// Those among them that are assigned to a variable, so that other code may use them by its name.
  private(set) var assignedLiterals: Set<ByteHash> = []
  /// Literals that count only if other code mentions their owner, by the name of the owner.
  ///
  /// The owner is a constant, a case of an enumeration, or a function that makes something.
  private(set) var ownedLiterals: [ByteHash: Set<ByteHash>] = [:]
  /// The literals that code joins with other texts, and the beginnings and ends of interpolated texts.
  private(set) var joined: Set<ByteHash> = []
  /// The names of the files and images that code looks for in bundles other than the main one.
  private(set) var bundled: Set<ByteHash> = []
  /// The literals that only debug builds compile.
  private(set) var debugTexts: Set<ByteHash> = []
  /// The scenes for which SwiftGen generated names.
  private(set) var generated: [GeneratedScene] = []

  /// - Parameter regions: the parts that run only if other code names them.
  init(_ text: CodeText, _ language: CodeLanguage, _ regions: NamedRegions) {
    self.text = text
    var regions = regions
    var makers = text.makers(language)[...]
    var enumerations = (language == .swift ? text.enumerations() : [])[...]
    let actions = text.actions(language)
    let restorations = text.restorations()
    let loadsOtherBundles = (0..<text.count).contains { text.isOtherBundle($0) }
    var branches: [Bool] = []
    var otherTexts: Set<ByteHash> = []
    for index in 0..<text.count {
      text.follow(index, &branches)
      regions.move(to: index)
      guard text.tokens[index].kind == .text else { continue }
      if branches.contains(true) { debugTexts.insert(text.hash(index)) } else { otherTexts.insert(text.hash(index)) }
      if let scene = generatedScene(index) {
        generated.append(scene)
        continue
      }
      readJoined(index)
      if text.isNamedInOtherBundle(index) { bundled.insert(text.hash(index)) }
      while let first = makers.first, first.body.upperBound <= index { makers.removeFirst() }
      let maker = makers.first.flatMap { $0.body.contains(index) ? $0.name : nil }
      let constant = text.constant(of: index)
      let owner = maker.map(ByteHash.init) ?? constant.map(text.hash)
      while let next = enumerations.dropFirst().first, next.start < index { enumerations.removeFirst() }
      let isCase = constant.map { text.isWord($0 - 1, "case") } ?? false
      if let kind = kind(index), !(loadsOtherBundles && kind == .scene),
        !restorations.contains(where: { $0.contains(index) }), var use = use(kind, index)
      {
        use.code = regions.innermost.map(regions.code)
        use.action = actions.first { $0.body.contains(index) }?.name
        uses.append(use)
      } else if let owner, !(isCase && enumerations.first?.isOpen ?? true) {
        if isCase, let name = enumerations.first?.name {
          for made in [name, ""] { ownedLiterals[CodeText.rawValue(of: made), default: []].insert(text.hash(index)) }
        }
        ownedLiterals[owner, default: []].insert(text.hash(index))
      } else {
        literals.insert(text.hash(index))
        if text.isMark(index - 1, "=") || text.isMark(index - 1, "@") && text.isMark(index - 2, "=") {
          assignedLiterals.insert(text.hash(index))
        }
      }
    }
    debugTexts.subtract(otherTexts)
  }

  private func use(_ kind: NameUse.Kind, _ index: Int) -> NameUse? {
    let name = text.string(index)
    guard !name.isEmpty, !name.contains("\\"), !name.contains("%"), name.utf8.count <= 128 else { return nil }
    let range = text.range(index)
    var use = NameUse(kind: kind, name: name, lower: range.lowerBound, upper: range.upperBound)
    use.isOfSelf = isOfSelf(kind, index)
    if kind == .scene {
      let found = storyboard(index)
      use.likelyStoryboard = found?.name
      use.storyboard = found.flatMap { $0.isOfApp ? $0.name : nil }
      use.isMadeByCode = makesController(index)
    }
    use.isPlainNib = kind == .nib && loadsPlainNib(index)
    use.isOnlyMade = kind == .nib && onlyMakesNib(index)
    use.isFallback = kind == .reuse && text.isFallback(index)
    return use
  }

  /// Whether the call creates the controller in a closure. The literal at `index` is the call's first argument.
  private func makesController(_ index: Int) -> Bool {
    text.isMark(index + 1, ",") && text.isWord(index + 2, "creator")
      || text.isMark(index + 1, ")") && text.isMark(index + 2, "{")
  }

  /// The scene in a line that SwiftGen generated (template scenes-swift5 of its documentation).
  ///
  /// The last literal of the line is at `index`:
  /// `static let detail = SceneType<DetailController>(storyboard: Main.self, identifier: "Detail")`.
  private func generatedScene(_ index: Int) -> GeneratedScene? {
    guard text.isWord(index - 2, "identifier"), text.isWord(index - 4, "self"), text.isWord(index - 8, "storyboard"),
      let storyboard = text.word(index - 6)
    else { return nil }
    var start = index - 9
    while start > 0, !text.isMark(start, "="), !text.isMark(start, "{") { start -= 1 }
    guard text.isMark(start, "="), text.isWord(start + 1, "SceneType"), let name = text.word(start - 1) else {
      return nil
    }
    return GeneratedScene(storyboard: storyboard, name: name, identifier: text.string(index))
  }

  /// Records a literal that is a part of a longer text.
  ///
  /// It is next to a plus sign, is an argument of `appending`, or is interpolated.
  private mutating func readJoined(_ index: Int) {
    if let ends = text.aroundValues(index) {
      joined.formUnion(ends)
      literals.formUnion(text.interpolatedClasses(index))
      return
    }
    let start = text.isMark(index - 1, "@") ? index - 1 : index
    let isArgument = ["appending", "append", "stringByAppendingString", "appendString"].contains {
      text.isWord(start - 2, $0)
    }
    if text.isMark(start - 1, "+") || text.isMark(index + 1, "+") || isArgument { joined.insert(text.hash(index)) }
  }

  /// Whether the object asks itself, its own storyboard or its own table.
  private func isOfSelf(_ kind: NameUse.Kind, _ index: Int) -> Bool {
    switch kind {
    case .segue: isOfSelf(index)
    case .nib: text.isMark(index - 1, "@") ? text.isWord(index - 4, "super") : text.isOwnInit(index - 4)
    case .scene: receiver(index).map(isOwnStoryboard) ?? false
    case .reuse:
      receiver(index).map { text.isOwn($0, named: "tableView") || text.isOwn($0, named: "collectionView") } ?? false
    default: false
    }
  }

  /// The index of the word before the call whose first argument is the literal at `index`.
  ///
  /// This is `storyboard` in `storyboard?.instantiateViewController(withIdentifier: "Next"`, and `board` in
  /// `[board instantiateView…:@"Next"`.
  private func receiver(_ index: Int) -> Int? {
    if text.isMark(index - 1, "@") { return text.isWord(index - 4) ? index - 4 : nil }
    guard text.isMark(index - 3, "("), text.isMark(index - 5, ".") else { return nil }
    let place = text.isMark(index - 6, "?") || text.isMark(index - 6, "!") ? index - 7 : index - 6
    return text.isWord(place) ? place : nil
  }

  /// The storyboard that code asks for a scene, and whether it is surely in the app's own bundle.
  ///
  /// The call itself, or the last declaration of the variable, loads this storyboard by a literal.
  private func storyboard(_ index: Int) -> (name: String, isOfApp: Bool)? {
    if text.isMark(index - 3, "("), text.isMark(index - 5, "."), text.isMark(index - 6, ")") {
      var start = index - 6
      while start > 0, !text.isMark(start, "(") { start -= 1 }
      return loaded(start - 1)
    }
    guard let place = receiver(index), !text.isMark(place - 1, "."), let declared = declaration(before: place) else {
      return nil
    }
    if text.isMark(declared + 1, "=") { return loaded(declared + (text.isMark(declared + 2, "[") ? 3 : 2)) }
    return text.isWord(declared + 2, "UIStoryboard") && text.isMark(declared + 3, "=") ? loaded(declared + 4) : nil
  }

  /// Whether the word at `place` is the object's own storyboard: its member, or a variable that code sets to that
  /// member, as `let board = self.storyboard` does.
  private func isOwnStoryboard(_ place: Int) -> Bool {
    if text.isMark(place - 1, ".") { return text.isOwn(place, named: "storyboard") }
    guard let declared = declaration(of: text.hash(place), before: place) else {
      return text.isOwn(place, named: "storyboard")
    }
    guard text.isMark(declared + 1, "=") else { return false }
    if text.isMark(declared + 2, "["), text.isMark(declared + 5, "]") {
      return text.isWord(declared + 3, "self") && text.isWord(declared + 4, "storyboard")
    }
    let value = text.isWord(declared + 2, "self") && text.isMark(declared + 3, ".") ? declared + 4 : declared + 2
    let end = text.isMark(value + 1, "!") ? value + 2 : value + 1
    guard text.isOwn(value, named: "storyboard"), ![".", "?", "("].contains(where: { text.isMark(end, $0) }) else {
      return false
    }
    return value > declared + 2 || declaration(of: text.hash(value), before: declared) == nil
  }

  private func declaration(before place: Int) -> Int? { declaration(of: text.hash(place), before: place) }

  /// The last index before `place`, in the scopes around it, where the word gets a value or a type; nil without one.
  private func declaration(of name: ByteHash, before place: Int) -> Int? {
    var depth = 0
    for earlier in (0..<place).reversed() {
      if text.isMark(earlier, "}") { depth += 1 }
      if text.isMark(earlier, "{") { depth = max(0, depth - 1) }
      guard depth == 0, text.isWord(earlier), text.hash(earlier) == name, !text.isMark(earlier - 1, ".") else {
        continue
      }
      if text.isMark(earlier + 1, "=") && !text.isMark(earlier + 2, "=") || text.isMark(earlier + 1, ":") {
        return earlier
      }
    }
    return nil
  }

  /// The literal in a `UIStoryboard(name: "Main", bundle: nil)` that begins at an index, and whether the call uses the
  /// main bundle.
  private func loaded(_ index: Int) -> (name: String, isOfApp: Bool)? {
    guard text.isWord(index, "UIStoryboard") else { return nil }
    // In `UIStoryboard(name: "Main"` and `UIStoryboard storyboardWithName:@"Main"`, the literal is at the same
    // distance.
    let start = text.isWord(index + 2, "init") ? index + 2 : index
    let name = start + 4
    guard text.tokens.indices.contains(name), text.tokens[name].kind == .text,
      text.isWord(start + 2, "name") || text.isWord(start + 1, "storyboardWithName")
    else { return nil }
    return (text.string(name), isOwnBundle(after: name))
  }

  /// Whether the call instantiates the objects of a nib, not a controller. The literal at `index` is its first
  /// argument.
  private func loadsPlainNib(_ index: Int) -> Bool {
    let start = text.isMark(index - 1, "@") ? index - 1 : index
    return text.isWord(start - 2, "loadNibNamed") || text.isWord(start - 2, "nibWithNibName")
      || text.isWord(start - 4, "UINib")
  }

  /// Whether the call creates a nib but does not load its objects yet. The literal at `index` is its first argument.
  private func onlyMakesNib(_ index: Int) -> Bool {
    let start = text.isMark(index - 1, "@") ? index - 1 : index
    return text.isWord(start - 2, "nibWithNibName") || text.isWord(start - 4, "UINib")
  }

  /// Whether `self` performs the segue that the literal at `index` names.
  private func isOfSelf(_ index: Int) -> Bool {
    if text.isMark(index - 1, "@") { return text.isWord(index - 4, "self") }
    // The segue is performed without a receiver or on `self`, as in `performSegue(withIdentifier: "Next"`.
    let call = index - 4
    guard text.isMark(call - 1, ".") else { return true }
    return text.isWord(call - 2, "self") || text.isMark(call - 2, "?") && text.isWord(call - 3, "self")
  }

  /// The kind of object that the literal at `index` names, according to the call around it.
  private func kind(_ index: Int) -> NameUse.Kind? {
    // A member of the literal, such as `"key".localized`, is another text.
    if text.isMark(index + 1, ".") { return nil }
    // In Objective-C, an at sign precedes each literal.
    let start = text.isMark(index - 1, "@") ? index - 1 : index
    guard text.isMark(start - 1, ":") else { return start > 1 && text.isMark(start - 1, "(") ? bare(start) : nil }
    guard let label = text.word(start - 2) else { return nil }
    switch label {
    case "withIdentifier", "identifier": return called(start - 2, index)
    case "name":
      let type = text.isWord(start - 4, "init") ? start - 6 : start - 4
      return text.isWord(type, "UIStoryboard") ? storyboardKind(index) : nil
    case "storyboardWithName": return storyboardKind(index)
    case "loadNibNamed": return text.isWord(start - 4, "mainBundle") ? .nib : nil
    case "nibName", "nibWithNibName", "initWithNibName": return isOwnBundle(after: index) ? .nib : nil
    case "instantiateViewControllerWithIdentifier": return .scene
    case "performSegueWithIdentifier": return .segue
    case "withReuseIdentifier", "dequeueReusableCellWithReuseIdentifier":
      return text.isWord(index + 2, "for") || text.isWord(index + 1, "forIndexPath") ? dequeued(start) : nil
    case "dequeueReusableCellWithIdentifier":
      return text.isWord(index + 1, "forIndexPath") && !text.isForExtraRow(index) ? .reuse : nil
    default: return nil
    }
  }

  private func storyboardKind(_ index: Int) -> NameUse.Kind {
    isOwnBundle(after: index) ? .storyboard : .storyboardElsewhere
  }

  /// The kind according to a call whose first label is at `label`.
  private func called(_ label: Int, _ index: Int) -> NameUse.Kind? {
    guard text.isMark(label - 1, "(") else { return nil }
    switch text.word(label - 2) {
    case "instantiateViewController": return .scene
    case "performSegue": return .segue
    // Without an index path, the call may return nil, and code may then create the cell.
    case "dequeueReusableCell":
      return text.isMark(index + 1, ",") && text.isWord(index + 2, "for") && !text.isForExtraRow(index) ? .reuse : nil
    default: return nil
    }
  }

  /// The kind for a cell. Supplementary views and registrations have the same label.
  private func dequeued(_ start: Int) -> NameUse.Kind? {
    let isCell =
      text.isWord(start - 2, "dequeueReusableCellWithReuseIdentifier")
      || text.isMark(start - 3, "(") && text.isWord(start - 4, "dequeueReusableCell")
    return isCell && !text.isForExtraRow(start) ? .reuse : nil
  }

  /// The kind for `loadNibNamed("Name"`, whose first parameter has no label. In Swift 2, `mainBundle()` precedes it.
  private func bare(_ start: Int) -> NameUse.Kind? {
    guard text.isWord(start - 2, "loadNibNamed"), text.isMark(start - 3, ".") else { return nil }
    return text.isWord(start - 4, "main") || text.isMark(start - 4, ")") && text.isWord(start - 6, "mainBundle")
      ? .nib : nil
  }

  /// Whether the call uses the main bundle: it names no bundle, nil or the main one.
  private func isOwnBundle(after index: Int) -> Bool {
    guard text.isMark(index + 1, ",") || text.isWord(index + 1, "bundle") else { return false }
    let value = text.isMark(index + 1, ",") ? index + 4 : index + 3
    if text.isWord(value, "nil") || text.isWord(value, "main") || text.isWord(value, "NULL") { return true }
    if text.isMark(value, ".") { return text.isWord(value + 1, "main") }
    if text.isWord(value, "Bundle") || text.isWord(value, "NSBundle") {
      return text.isMark(value + 1, ".") && text.isWord(value + 2, "main")
    }
    return text.isMark(value, "[") && text.isWord(value + 1, "NSBundle") && text.isWord(value + 2, "mainBundle")
  }
}

extension CodeText {
  /// Whether the literal at `index` is the name of a file or image in a bundle other than the main one:
  /// `[bundle pathForResource:@"cart"`, `bundle.url(forResource: "cart"`, `UIImage(named: "cart", in: bundle`.
  fileprivate func isNamedInOtherBundle(_ index: Int) -> Bool {
    let start = isMark(index - 1, "@") ? index - 1 : index
    guard isMark(start - 1, ":") else { return false }
    switch word(start - 2) {
    case "pathForResource", "URLForResource": return !isWord(start - 4, "mainBundle")
    case "forResource": return !isWord(start - 6, "main")
    case "imageNamed": return isWord(index + 1, "inBundle") && !isWord(index + 3, "nil")
    case "named": return isMark(index + 1, ",") && isWord(index + 2, "in") && !isWord(index + 4, "nil")
    default: return false
    }
  }

  /// Whether the word at `index` is an initializer that another one calls: `super.init`, `self.init`.
  func isOwnInit(_ index: Int) -> Bool {
    isWord(index, "init") && (isWord(index - 2, "super") || isWord(index - 2, "self"))
  }

  /// Whether the word at `index` is a member of the object itself: `storyboard`, `self.storyboard`, `self?.storyboard`.
  fileprivate func isOwn(_ index: Int, named name: StaticString) -> Bool {
    guard isWord(index, name) else { return false }
    guard isMark(index - 1, ".") else { return true }
    return isWord(index - 2, "self") || isMark(index - 2, "?") && isWord(index - 3, "self")
  }

  /// The functions without parameters that make something, and the constants of Swift types, in the order of the
  /// source.
  ///
  /// Their code runs only if other code mentions their names, because frameworks do not call functions with such names.
  func makers(_ language: CodeLanguage) -> [(name: String, body: Range<Int>)] {
    var makers: [(name: String, body: Range<Int>)] = []
    var index = 0
    while index < count {
      if isWord(index), isMaker(index), declaresFunction(index, language), let body = body(after: index, language) {
        makers.append((string(index), body))
        index = body.upperBound
      } else if isConstant(index), isWord(index - 2, "static") {
        makers.append((string(index), index..<endOfValue(index + 2)))
        index = makers[makers.count - 1].body.upperBound
      } else {
        index += 1
      }
    }
    return makers
  }

  /// The methods that documents can call, in the order of the source: `@IBAction func open`, `- (IBAction)open`.
  fileprivate func actions(_ language: CodeLanguage) -> [(name: String, body: Range<Int>)] {
    (0..<count).filter { isWord($0, "IBAction") }.compactMap { mark in
      var name = mark + 2
      if language == .swift {
        guard let function = (mark + 1..<mark + 6).first(where: { isWord($0, "func") }) else { return nil }
        name = function + 1
      }
      guard let word = word(name), let body = block(after: name) else { return nil }
      return (word, body)
    }
  }

  /// The bodies of the methods that UIKit calls only to restore the state of an app, which few apps save.
  fileprivate func restorations() -> [Range<Int>] {
    let names: [StaticString] = ["viewControllerWithRestorationIdentifierPath", "withRestorationIdentifierPath"]
    return (0..<count).filter { index in names.contains { isWord(index, $0) } }.compactMap(block)
  }

  /// The block that follows the name of a function, without a statement before it.
  func block(after name: Int) -> Range<Int>? {
    var start = name + 1
    while start < count, !isMark(start, "{"), !isMark(start, "}"), !isMark(start, ";") { start += 1 }
    return isMark(start, "{") ? start..<afterClosing(start, "{", "}") : nil
  }

  private static let making: [StaticString] = ["build", "create", "instantiate", "make", "new"]

  private func isMaker(_ index: Int) -> Bool {
    Self.making.contains { begins(index, with: $0) }
  }

  /// Whether the word at `index` is the name of a function in its declaration: `func make`, `- (Kind *)make`.
  func declaresFunction(_ index: Int, _ language: CodeLanguage) -> Bool {
    guard language == .objectiveC else { return isWord(index - 1, "func") }
    guard isMark(index - 1, ")") else { return false }
    var start = index - 1
    while start > 0, !isMark(start, "(") { start -= 1 }
    return (isMark(start - 1, "-") || isMark(start - 1, "+")) && isFirstOnLine(start - 1)
  }

  /// Updates the conditions around a token: for each, whether only debug builds compile its current branch.
  fileprivate func follow(_ index: Int, _ branches: inout [Bool]) {
    switch tokens[index].kind {
    case .branch: branches.append(Self.debug.contains(restOfLine(index)))
    case .otherBranch: if !branches.isEmpty { branches[branches.count - 1] = false }
    case .branchEnd: _ = branches.popLast()
    default: break
    }
  }

  private static let debug: Set = ["DEBUG", "defined(DEBUG)"]

  /// The enumerations of a Swift source, in its order.
  ///
  /// One is open if code gets its cases without naming them: those that it lists or decodes.
  func enumerations() -> [(start: Int, name: String, isOpen: Bool)] {
    (0..<count).filter { isWord($0, "enum") }.compactMap { start in
      guard let name = word(start + 1) else { return nil }
      let parents = (start + 2..<count).prefix { !isMark($0, "{") }
      let isOpen = parents.contains { parent in
        ["CaseIterable", "Codable", "Decodable"].contains { isWord(parent, $0) }
      }
      return (start, name, isOpen)
    }
  }

  /// The mark of code that makes cases of an enumeration from values: `Kind(rawValue: name)`. An empty name stands for
  /// any enumeration.
  static func rawValue(of enumeration: String) -> ByteHash { ByteHash("\(enumeration)(rawValue:") }

  /// The index of the constant whose value is the literal at `index`: `let name = "Detail"`, `NSString *const name =`,
  /// `case detail = "Detail"`.
  fileprivate func constant(of index: Int) -> Int? {
    let name = isMark(index - 1, "@") ? index - 3 : index - 2
    return isMark(name + 1, "=") && isConstant(name) ? name : nil
  }

  /// Whether the word at `index` is the name in the declaration of a constant.
  func isConstant(_ index: Int) -> Bool {
    isWord(index) && range(index).count >= Self.shortestName && isMark(index + 1, "=")
      && (isWord(index - 1, "let") || isWord(index - 1, "const") || isWord(index - 1, "case"))
  }

  /// The index after the value of a constant that begins at `index`: before the next declaration, or at the end of the
  /// type.
  func endOfValue(_ index: Int) -> Int {
    var depth = 0
    var end = index
    while end < count {
      if depth == 0, end > index, isMark(end, ";") || isMark(end, "@") || isWord(end) && isFirstOnLine(end) { break }
      if isMark(end, "(") || isMark(end, "[") || isMark(end, "{") { depth += 1 }
      if isMark(end, ")") || isMark(end, "]") || isMark(end, "}") { depth -= 1 }
      if depth < 0 { break }
      end += 1
    }
    return end
  }

  /// The length in bytes of the shortest name of a function or constant that is checked. Shorter ones count as
  /// mentioned.
  static let shortestName = 4

  /// The body of a function that has no parameters and returns something; nil for any other function.
  private func body(after index: Int, _ language: CodeLanguage) -> Range<Int>? {
    var start = index + 1
    if language == .swift {
      guard isMark(start, "("), isMark(start + 1, ")") else { return nil }
      start += 2
      guard isMark(start, "-"), isMark(start + 1, ">") else { return nil }
      while start < count, !isMark(start, "{"), !isMark(start, "}") { start += 1 }
    }
    return isMark(start, "{") ? start..<afterClosing(start, "{", "}") : nil
  }

  /// Whether the token begins an expression for a bundle other than the main one.
  fileprivate func isOtherBundle(_ index: Int) -> Bool {
    if isWord(index, "Bundle") || isWord(index, "NSBundle") {
      return isMark(index + 1, "(") || isMark(index + 1, ".") && isWord(index + 2, "module")
    }
    return isWord(index, "bundleForClass") || isWord(index, "bundleWithPath") || isWord(index, "bundleWithIdentifier")
  }
}

/// A name that SwiftGen generated in the sources for a scene of a storyboard.
struct GeneratedScene: Hashable, Sendable {
  let storyboard: String
  let name: String
  let identifier: String

  /// The words with which code asks for the scene.
  var use: ByteHash { ByteHash("\(storyboard).\(name)") }
}

/// A literal by which a source or a property list asks for an object that only documents define.
///
/// An example is `performSegue(withIdentifier: "Next"`.
package struct NameUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A storyboard of the app's own bundle, by the name of its file.
    case storyboard
    /// A storyboard in a bundle that the source chooses.
    case storyboardElsewhere
    /// A nib of the app's own bundle.
    case nib
    /// A scene of any storyboard, by its storyboard identifier.
    case scene
    case segue
    /// A storyboard that the app's property list names, and that the system opens.
    case mainStoryboard
    /// A storyboard or nib that the app's property list names, and that the system shows until the app has started.
    case launchStoryboard
    /// A required cell or view of a table or collection, by its reuse identifier.
    case reuse
  }

  package let kind: Kind
  package let name: String
  /// The start and the end of the name in bytes.
  package let lower: Int
  package let upper: Int
  /// Whether the object asks itself.
  package internal(set) var isOfSelf = false
  /// Whether the source creates the controller of a scene itself: `instantiateViewController(identifier:creator:)`.
  var isMadeByCode = false
  /// The class that asks itself, its storyboard or its table, if it is the only class in its source.
  package internal(set) var owner: String?
  /// Whether the source creates the nib but does not load its objects there, as for the rows of a table.
  package internal(set) var isOnlyMade = false
  /// Whether the source dequeues the cell only if no case before applies.
  package internal(set) var isFallback = false
  /// The action method around the use, which documents may call; nil outside such methods.
  package internal(set) var action: String?
  /// Whether the source instantiates the objects of the nib itself, and does not create a controller whose view is in
  /// the nib.
  package internal(set) var isPlainNib = false
  /// The storyboard that code asks for the scene, if the source names it.
  package internal(set) var storyboard: String?
  /// The same in any bundle.
  package internal(set) var likelyStoryboard: String?
  /// The function, constant or branch around the use, if it runs only when other code names it.
  package internal(set) var code: NamedCode?

  var isOfStoryboard: Bool { kind == .storyboard || kind == .storyboardElsewhere }

  package init(kind: Kind, name: String, lower: Int, upper: Int) {
    self.kind = kind
    self.name = name
    self.lower = lower
    self.upper = upper
  }
}
