import IBSource
import Synchronization

/// The declarations of all sources of a project, by name.
package struct CodeIndex: Sendable {
  /// The merged declarations of one name: several targets may declare a class, each in several parts.
  private struct Entry {
    var isClass = false
    var isProtocol = false
    /// Whether the system or another module may make objects of it.
    var isPublic = false
    /// Whether the runtime finds a class by this name without a module: an Objective-C class, or a Swift one with
    /// `@objc(…)`.
    var isGlobal = false
    /// The first name after the colon of each declaration that has one, then the others.
    var parents: [[String]] = []
    /// All names after the colons of declarations and extensions.
    var ancestors: Set<String> = []
    var members = Members()
    /// The orientations of a controller on a phone; nil if no declaration states them in literals.
    var orientations: ScreenOrientations?
    /// The projects that declare it.
    var projects: Set<String> = []

    /// Whether a declaration decides them in some way.
    var decidesOrientations: Bool {
      let name = "supportedInterfaceOrientations"
      return refusesToTurn || members.declared.contains(name) || members.selectors.contains(name)
    }
    /// Whether a declaration may keep a controller as it is when the device turns.
    var refusesToTurn = false

    mutating func add(_ type: CodeType, as name: String, _ path: String, _ homes: Set<String>) {
      isClass = isClass || type.kind == .classType
      isProtocol = isProtocol || type.kind == .protocolType
      isPublic = isPublic || type.isPublic || type.language == .objectiveC
      isGlobal = isGlobal || type.language == .objectiveC || name == type.objectiveCName
      if type.kind == .classType, !type.parents.isEmpty { parents.append(type.parents) }
      ancestors.formUnion(type.parents)
      if name != type.name { ancestors.insert(type.name) }
      if type.kind == .classType { members.add(type, path) }
      projects.formUnion(homes)
      refusesToTurn = refusesToTurn || type.refusesToTurn
      add(type.orientations)
    }

    mutating func extend(_ type: CodeType, _ path: String) {
      members.add(type, path)
      ancestors.formUnion(type.parents)
      refusesToTurn = refusesToTurn || type.refusesToTurn
      add(type.orientations)
    }

    /// Adds the orientations of another declaration. Any one of several declarations, for instance of two targets, may
    /// be in use.
    private mutating func add(_ more: ScreenOrientations?) {
      if let more { orientations = (orientations ?? []).union(more) }
    }
  }

  /// Properties, outlets and selectors.
  package struct Members: Sendable {
    package fileprivate(set) var properties: Set<String> = []
    package fileprivate(set) var selectors: Set<String> = []
    /// The properties among them that sources declare.
    package fileprivate(set) var declared: Set<String> = []
    /// The properties that sources mark as outlets; several with one name if targets declare a class differently.
    package fileprivate(set) var outlets: Set<CodeOutlet> = []
    /// The classes whose members these are: the requested class and its known superclasses.
    package fileprivate(set) var classes: Set<String> = []
    /// Whether the class stops the app when a document loads an object of it.
    package fileprivate(set) var refusesDocuments = false
    /// Whether each of the classes is declared once; then no member belongs to another class of the same name.
    package fileprivate(set) var isOneClass = true
    /// The place of a macro that may declare more members.
    fileprivate var macro: Place?

    fileprivate init() {}

    fileprivate mutating func add(_ type: CodeType, _ path: String) {
      properties.formUnion(type.properties)
      declared.formUnion(type.properties)
      selectors.formUnion(type.selectors)
      outlets.formUnion(type.outlets)
      refusesDocuments = refusesDocuments || type.refusesDocuments
      macro = macro ?? type.macroLine.map { Place(path: path, line: $0) }
    }

    /// - Parameter other: where it has more members than these, its sets are taken over and not copied name by name.
    fileprivate mutating func add(_ other: Members) {
      properties.add(other.properties)
      declared.add(other.declared)
      selectors.add(other.selectors)
      outlets.formUnion(other.outlets)
      classes.formUnion(other.classes)
      macro = macro ?? other.macro
    }

    fileprivate init(framework name: String) {
      properties = FrameworkMembers.properties(of: name)
      selectors = FrameworkMembers.selectors(of: name)
      classes = Set(FrameworkClasses.chain(of: name))
    }
  }

  /// A line of a source.
  package struct Place: Hashable, Sendable {
    package let path: String
    /// From 1.
    package let line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// Why the members of a class are not known.
  package enum Obstacle: Error, Hashable {
    /// Neither a source nor a known framework declares the class or one of its superclasses.
    case undeclared(String)
    /// A macro may declare more members.
    case macro(Place)
  }

  /// A class of a project.
  private struct Version: Hashable {
    let name: String
    let project: String

    /// A name that no other type has.
    var key: String { "\(name) \(project)" }
  }

  private var entries: [String: Entry] = [:]
  /// The declarations in one project, of classes that projects declare differently.
  private var versions: [Version: Entry] = [:]
  /// The projects with such declarations, by class.
  private var rivals: [String: Set<String>] = [:]
  /// The project whose classes count before those of others; nil if those of all count.
  private var project: String?
  /// The possible types of each alias: several if it is declared in several places.
  private var aliases: [String: Set<String>] = [:]
  /// The names of types and aliases in other types; elsewhere these names have other meanings.
  private var nested: Set<String> = []
  /// The members that extensions add to types which no source declares: any class may inherit them.
  private var added = Members()
  /// The macros of extensions of types that no source declares, by type.
  private var macros: [String: Place] = [:]
  /// Every property of the sources, whatever declares it.
  private var properties: Set<String> = []
  /// Every selector of the sources, whatever declares it.
  private var selectors: Set<String> = []
  private var assigned: Set<ByteHash> = []
  private var literals: Set<ByteHash> = []
  private var joined: Set<ByteHash> = []
  private var changes = ClassChanges()
  /// By class, the classes of sources that inherit from it directly.
  private var subclasses: [String: [String]] = [:]
  private var made: Set<ByteHash> = []
  private var asked: Set<ByteHash> = []
  /// By nib, with a small first letter, the types in sources whose controllers load it.
  private var nibOwners: [String: Set<String>] = [:]
  /// The types in sources that load nibs.
  private var loadingNibs: Set<String> = []
  /// The paths of the sources that compute the names of nibs that they load and are not of a view or controller.
  private var nibLoaders: [String] = []
  /// Whether a source computes the names of storyboards that it loads.
  package private(set) var computesStoryboards = false
  /// Whether a source computes the names of nibs that it loads.
  package private(set) var computesNibs = false
  /// The classes of unused screens.
  private var unusedTypes: Set<String> = []
  private var generatedScenes: Set<GeneratedScene> = []
  private var generatedUses: Set<ByteHash> = []
  /// The storyboards that are asked for in sources that show first scenes.
  private var openedStoryboards: Set<String> = []
  private var mentioned: Set<ByteHash> = []
  /// The words that sources mention and that do not begin with a capital letter, but for short ones.
  private var words: Set<ByteHash> = []
  /// The nibs that sources load by name.
  private var nibs: Set<String> = []
  /// Those among them of which a source makes the objects itself.
  private var plainNibs: Set<String> = []
  /// The storyboards and scenes that sources ask for by name.
  private var storyboards: Set<String> = []
  private var scenes: Set<String> = []
  /// The scenes among them whose controllers sources make.
  private var madeScenes: Set<String> = []
  /// The segues that sources perform.
  private var segues: Set<String> = []
  /// The cells that sources dequeue by their reuse identifiers.
  private var cells: Set<String> = []
  /// The names of types that some source mentions without declaring them.
  private var mentionedElsewhere: Set<ByteHash> = []
  private var labelled: Set<ByteHash> = []
  /// The types in sources that give an accessibility label to `self`.
  private var labelling: Set<String> = []
  /// The types in sources that iterate over subviews, and in sources that use the items of bars.
  private var walking: Set<String> = []
  private var usingBarItems: Set<String> = []
  /// The distances that sources give constraints of each name.
  private var distances: [ByteHash: Set<Double>] = [:]
  /// The types in sources that hide navigation bars.
  private var hidingBars: Set<String> = []
  /// The types in sources that decide how high rows are.
  private var sizingRows: Set<String> = []
  /// The fonts and colors that methods of extensions of views set, by the method's name.
  private var setters: [String: Set<String>] = [:]
  private var imports: Set<String> = []
  /// The members of the classes that were asked for: several rules ask about each object.
  private var found = FoundMembers()
  /// Whether there is third-party code that is not among the sources.
  package let hasDependencies: Bool
  /// The modules whose sources are all among these.
  package let modules: Set<String>

  /// - Parameters:
  ///   - files: in any order.
  ///   - projects: the projects of each source, by its path.
  ///   - isNamed: whether a document other than its own nib, or a property list, has the class of a name.
  package init(
    _ files: [CodeFile], hasDependencies: Bool, modules: Set<String> = [], projects: [String: Set<String>] = [:],
    isNamed: (String) -> Bool = { _ in true }
  ) {
    self.hasDependencies = hasDependencies
    self.modules = modules
    rivals = Self.rivals(files, projects)
    for file in files { for type in file.types { add(type, file.path, projects[file.path] ?? []) } }
    for file in files {
      for type in file.types where type.kind == .extension { extend(type, file.path, projects[file.path] ?? []) }
    }
    // A declaration without a superclass may be the smaller part, whose header is elsewhere.
    versions = versions.filter { !$0.value.parents.isEmpty }
    rivals = versions.keys.reduce(into: [:]) { $0[$1.name, default: []].insert($1.project) }
    for (name, entry) in entries where entry.isClass {
      for parent in entry.ancestors where entries[parent]?.isClass == true {
        subclasses[parent, default: []].append(name)
      }
    }
    readTexts(of: files)
    var screens = UnusedScreens(files, self)
    let unused = screens.find(isNamed: isNamed)
    var others = files
    if !unused.isEmpty {
      others = files.indices.filter { !unused.contains($0) }.map { files[$0] }
      for file in unused {
        unusedTypes.formUnion(files[file].types.lazy.filter { $0.kind == .classType }.map(\.name))
      }
      readTexts(of: others)
    }
    for file in others { addRequests(file) }
    // A method that no source declares is a library's, and so is a protocol.
    let loaders = Set(files.lazy.flatMap(\.nibWords)).filter { !declaresFunction($0) }
    for file in files { addActions(file, loaders, projects[file.path] ?? []) }
    addChanges(of: files, projects)
    orientationDeciders = files.compactMap(orientationDecider)
  }

  /// The projects that declare a class, by its name, if not all of its sources belong to the same ones. A source without a
  /// project may belong to any.
  private static func rivals(_ files: [CodeFile], _ projects: [String: Set<String>]) -> [String: Set<String>] {
    if projects.isEmpty { return [:] }
    var homes: [String: Set<Set<String>>] = [:]
    var open: Set<String> = []
    for file in files {
      let home = projects[file.path] ?? []
      for type in file.types {
        if home.isEmpty || type.kind == .alias {
          open.formUnion(type.names)
        } else if type.kind == .classType {
          for name in type.names { homes[name, default: []].insert(home) }
        }
      }
    }
    return homes.filter { $0.value.count > 1 && !open.contains($0.key) }.mapValues { Set($0.joined()) }
  }

  /// The same declarations as the documents of a project see them: of several classes with one name, that of the project
  /// counts, if it has one.
  package func seen(from project: String) -> CodeIndex {
    var index = self
    index.project = project
    index.found = FoundMembers(found)
    return index
  }

  /// The projects that have classes whose names are those of other classes elsewhere.
  package var projects: Set<String> { Set(rivals.values.joined()) }

  private func version(_ name: String) -> Version? {
    guard let project, rivals[name]?.contains(project) == true else { return nil }
    return Version(name: name, project: project)
  }

  /// The declarations of a name.
  private func entry(_ name: String) -> Entry? { version(name).flatMap { versions[$0] } ?? entries[name] }

  /// The name under which lists of types have a class.
  private func key(_ name: String) -> String { version(name)?.key ?? name }

  /// The names under which lists of types have the types of a source.
  private func keys(of file: CodeFile, _ projects: Set<String>) -> Set<String> {
    let names = Set(file.types.lazy.map(\.name))
    return names.reduce(into: names) { keys, name in
      for project in rivals[name]?.intersection(projects) ?? [] {
        keys.insert(Version(name: name, project: project).key)
      }
    }
  }

  /// Whether code of some projects means another class of this name, not the class that counts.
  private func isOther(_ name: String, in projects: Set<String>) -> Bool {
    guard let project, let rivals = rivals[name], rivals.contains(project), !projects.isEmpty else { return false }
    return !projects.contains(project) && projects.isSubset(of: rivals)
  }

  /// Reads the names and texts in sources, and forgets those that were read before.
  private mutating func readTexts(of files: [CodeFile]) {
    (words, mentioned, literals, joined) = ([], [], [], [])
    for file in files {
      words.formUnion(file.words)
      mentioned.formUnion(file.mentioned)
    }
    for file in files {
      // Constants and functions that no source mentions have no effect.
      for (owner, literals) in file.ownedLiterals where words.contains(owner) || mentioned.contains(owner) {
        self.literals.formUnion(literals)
      }
      literals.formUnion(file.literals)
      joined.formUnion(file.joined)
    }
  }

  /// Adds what a source makes and asks for.
  private mutating func addRequests(_ file: CodeFile) {
    made.formUnion(file.made)
    asked.formUnion(file.asked)
    generatedUses.formUnion(file.generatedUses)
    if file.opensFirstScenes { openedStoryboards.formUnion(file.uses.lazy.filter(\.isOfStoryboard).map(\.name)) }
    let own = Set(file.types.lazy.map { ByteHash($0.name) })
    for name in file.mentioned where !own.contains(name) { mentionedElsewhere.insert(name) }
    for use in file.uses where use.maker.map(callsFunction) ?? true { add(use) }
    for nib in file.ownNibs {
      nibOwners[Self.withSmallLetter(nib), default: []].formUnion(file.types.lazy.map(\.name))
    }
  }

  /// Adds what a source does with objects.
  ///
  /// - Parameter loaders: the words about nibs of methods that no source declares.
  private mutating func addActions(_ file: CodeFile, _ loaders: Set<String>, _ projects: Set<String>) {
    assigned.formUnion(file.assigned)
    let types = keys(of: file, projects)
    if file.loadsNibs || !file.nibWords.isDisjoint(with: loaders) { loadingNibs.formUnion(types) }
    for type in file.types where type.parents.contains(where: isOfLibrary) { loadingNibs.insert(type.name) }
    if file.loadsAnyStoryboard { computesStoryboards = true }
    if file.loadsAnyNib {
      computesNibs = true
      if !file.types.contains(where: { isScreen($0.name) }) { nibLoaders.append(file.path) }
    }
    generatedScenes.formUnion(file.generatedScenes)
    imports.formUnion(file.imports)
    setters.merge(file.setters) { $0.union($1) }
    labelled.formUnion(file.labelled)
    if file.walksSubviews { walking.formUnion(types) }
    if file.sizesRows { sizingRows.formUnion(types) }
    if file.hidesBars { hidingBars.formUnion(types) }
    if file.usesBarItems { usingBarItems.formUnion(types) }
    if file.labelsItself { labelling.formUnion(types) }
  }

  /// Adds what the sources do with objects, by class.
  private mutating func addChanges(of files: [CodeFile], _ projects: [String: Set<String>]) {
    let declared = Set(entries.keys.map(ByteHash.init))
    var known: [Int: Set<ByteHash>] = [:]
    var changes = ClassChanges()
    var filesOfType: [String: [Int]] = [:]
    for (number, file) in files.enumerated() {
      for name in Set(file.types.map(\.name)) { filesOfType[name, default: []].append(number) }
    }
    let constraints = Self.constraints(files)
    for file in files {
      let types = Set(file.types.map(\.name))
      for (name, more) in file.distances { distances[name, default: []].formUnion(more) }
      var own = file.changes
      // Code that gives an outlet another constraint replaces that of the document.
      for name in file.assigned { if let outlet = constraints[name] { own.add(.adjusts, outlet, isOwn: true) } }
      changes.add(own, own: Set(types.map(ByteHash.init)), projects[file.path] ?? []) {
        let all = types.reduce(into: types) { $0.formUnion(ancestors(of: $1)) }
        return Set(all.lazy.flatMap { filesOfType[$0] ?? [] }).reduce(into: []) { found, number in
          let names = known[number] ?? declared.intersection(files[number].mentioned.union(files[number].declaredTypes))
          known[number] = names
          found.formUnion(names)
        }
      }
    }
    self.changes = changes
  }

  /// The outlets of constraints, by their names in sources: `top` and in Objective-C `_top`.
  private static func constraints(_ files: [CodeFile]) -> [ByteHash: ByteHash] {
    let outlets = files.lazy.flatMap(\.types).flatMap(\.outlets).filter { $0.type == "NSLayoutConstraint" }
    return outlets.reduce(into: [:]) { names, outlet in
      names[ByteHash(outlet.name)] = ByteHash(outlet.name)
      names[ByteHash("_\(outlet.name)")] = ByteHash(outlet.name)
    }
  }

  private mutating func add(_ use: NameUse) {
    switch use.kind {
    case .nib:
      nibs.insert(use.name)
      if use.isPlainNib { plainNibs.insert(use.name) }
    case .storyboard, .storyboardElsewhere, .mainStoryboard: storyboards.insert(use.name)
    case .scene:
      scenes.insert(use.name)
      if use.isMadeByCode { madeScenes.insert(use.name) }
    case .reuse: cells.insert(use.name)
    case .segue: segues.insert(use.name)
    }
  }

  private mutating func add(_ type: CodeType, _ path: String, _ projects: Set<String>) {
    properties.formUnion(type.properties)
    selectors.formUnion(type.selectors)
    if type.kind == .extension { return }
    if type.isNested { nested.insert(type.name) }
    if type.kind == .alias {
      if let target = type.parents.first { aliases[type.name, default: []].insert(target) }
      return
    }
    for name in type.names {
      entries[name, default: Entry()].add(type, as: name, path, projects)
      for project in rivals[name]?.intersection(projects) ?? [] {
        versions[Version(name: name, project: project), default: Entry()].add(type, as: name, path, projects)
      }
    }
  }

  private mutating func extend(_ type: CodeType, _ path: String, _ projects: Set<String>) {
    if entries[type.name]?.isClass == true {
      entries[type.name]?.extend(type, path)
      for project in rivals[type.name]?.intersection(projects) ?? [] {
        versions[Version(name: type.name, project: project)]?.extend(type, path)
      }
    } else {
      var type = type
      if let line = type.macroLine, macros[type.name] == nil { macros[type.name] = Place(path: path, line: line) }
      type.macroLine = nil
      added.add(type, path)
    }
  }

  /// No sources at all: only the classes of frameworks are known.
  package static let empty = CodeIndex([], hasDependencies: false)

  /// Whether the sources declare any class. A folder without sources does not prove that a class is missing.
  package var hasClasses: Bool { entries.values.contains(where: \.isClass) }

  /// Whether a class with the name is declared, or an alias that may denote one.
  package func declares(_ name: String) -> Bool { entries[name] != nil || aliases[name] != nil }

  /// Whether a class is declared but the runtime finds it only with its module, as for Swift classes.
  package func needsModule(_ name: String) -> Bool {
    guard let entry = entries[name], entry.isClass, aliases[name] == nil else { return false }
    return !entry.isGlobal
  }

  /// Whether a source imports the module.
  package func imports(_ module: String) -> Bool { imports.contains(module) }

  /// Whether a source assigns a value to a name, apart from its declaration.
  package func assigns(_ name: String) -> Bool { assigned.contains(ByteHash(name)) }

  /// Whether a source gives an object with this name an accessibility label or a title.
  package func labels(_ name: String) -> Bool { labelled.contains(ByteHash(name)) }

  private func declaresFunction(_ name: String) -> Bool {
    selectors.contains(name) || properties.contains(name)
      || selectors.contains {
        $0.hasPrefix(name) && ($0.dropFirst(name.count).first == ":" || $0.contains("\(name)With"))
      }
  }

  /// Whether a type is neither one of the sources nor one of the system.
  private func isOfLibrary(_ name: String) -> Bool {
    !declares(name) && !FrameworkClasses.isKnown(name) && !["UI", "NS"].contains { name.hasPrefix($0) }
  }

  /// Whether a class is one of controllers or views.
  func isScreen(_ name: String) -> Bool {
    members(of: name).map { !$0.classes.isDisjoint(with: UnusedScreens.roots) } ?? false
  }

  /// The classes of whose objects every one is made by code that names the class: classes of Swift without a superclass of a
  /// library or of the system, such as routers.
  func plainClasses() -> Set<String> {
    let classes = entries.filter(\.value.isClass)
    let others = withSubclasses(Set(classes.lazy.filter { !isPlain($0.value) }.map(\.key)))
    return Set(classes.keys).subtracting(others)
  }

  /// The classes, and the classes of sources that inherit from them.
  private func withSubclasses(_ names: Set<String>) -> Set<String> {
    var all = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for subclass in subclasses[name] ?? [] where all.insert(subclass).inserted { waiting.append(subclass) }
    }
    return all
  }

  /// Whether a class is plain if its superclasses are.
  private func isPlain(_ entry: Entry) -> Bool {
    !entry.isPublic
      && entry.parents.lazy.compactMap(\.first).allSatisfy { entries[$0] != nil || Self.plainParents.contains($0) }
  }

  private static let plainParents: Set = ["NSObject", "AnyObject"]

  /// Whether only unused classes make objects of a class, if any code does.
  package func isUnused(_ name: String) -> Bool { unusedTypes.contains(name) }

  /// Whether the class, a superclass or a protocol of it loads the nib with the class's name, or code asks the class for
  /// anything, as far as the sources show.
  package func loadsOwnNib(_ name: String) -> Bool {
    asked.contains(ByteHash(name)) || has(name, among: loadingNibs)
      || entry(name)?.parents.joined().contains { loadingNibs.contains(key($0)) } ?? false
  }

  /// The same, or whether another source that meets a condition may load any nib.
  package func mayLoadOwnNib(_ name: String, _ counts: (_ path: String) -> Bool) -> Bool {
    loadsOwnNib(name) || nibLoaders.contains(where: counts)
  }

  /// Whether sources make objects of a class by its initializer, and use it in no other way that may load a nib of its
  /// name: neither the class nor a superclass loads nibs, and nothing asks the class for anything.
  package func onlyMakes(_ name: String) -> Bool {
    let hash = ByteHash(name)
    return made.contains(hash) && !asked.contains(hash) && !has(name, among: loadingNibs)
  }

  /// Whether the source of a class or of a superclass iterates over subviews.
  package func walksSubviews(_ name: String) -> Bool { has(name, among: walking) }

  /// Whether the source of a class or of a superclass uses the items of bars.
  package func usesBarItems(_ name: String) -> Bool { has(name, among: usingBarItems) }

  /// Whether the source of a class or of a superclass hides navigation bars.
  package func hidesNavigationBar(_ name: String) -> Bool {
    ancestors(of: name).union([name]).contains { hidingBars.contains(key($0)) }
  }

  /// Whether the source of a class or of a superclass decides how high rows are.
  package func sizesRows(_ name: String) -> Bool { has(name, among: sizingRows) }

  private func has(_ name: String, among types: Set<String>) -> Bool {
    types.contains(key(name)) || members(of: name).map { $0.classes.contains { types.contains(key($0)) } } ?? true
  }

  /// Whether a class or a superclass of it declares the label, or its source sets one.
  package func labelsItself(_ name: String) -> Bool {
    guard let members = members(of: name) else { return labelling.contains(key(name)) }
    return members.declared.contains("accessibilityLabel") || members.classes.contains { labelling.contains(key($0)) }
  }

  /// Whether a source contains the literal for another purpose than to ask for an object with that name.
  package func hasLiteral(_ text: String) -> Bool { literals.contains(ByteHash(text)) }

  /// Whether a source joins the text with others, or has a text with values in it that begins or ends so.
  package func joins(_ text: String) -> Bool { joined.contains(ByteHash(text)) }

  /// Whether a source disables an object, at least for a time.
  package func disables(_ object: ObjectName) -> Bool { does(.disables, object) }

  /// Whether a source enables an object, or lets a value decide whether it is enabled.
  package func enables(_ object: ObjectName) -> Bool { does(.enables, object) }

  /// Whether a source hides or removes an object, at least for a time.
  package func hides(_ object: ObjectName) -> Bool { does(.hides, object) }

  /// Whether a source shows or adds an object, or lets a value decide whether it is visible.
  package func shows(_ object: ObjectName) -> Bool { does(.shows, object) || does(.fades, object) }

  /// Whether a source hides or shows an object, so that a stack view makes room for it or not.
  package func toggles(_ object: ObjectName) -> Bool { does(.hides, object) || does(.shows, object) }

  /// Whether a source gives an object a text or an image.
  package func fills(_ object: ObjectName) -> Bool { does(.fills, object) }

  /// Whether a source gives an object this text, or a translation of it, at least for a time.
  package func fills(_ object: ObjectName, with text: String) -> Bool {
    does(.fills, ObjectName("\(object.name)=\(text)", of: object.owner))
  }

  /// Whether a source changes the distance, priority or activity of a constraint.
  package func adjusts(_ object: ObjectName) -> Bool { does(.adjusts, object) }

  /// Whether a source gives a constraint this distance, at least for a time.
  package func sets(_ object: ObjectName, to distance: Double) -> Bool {
    does(.adjusts, ObjectName("\(object.name)=\(distance)", of: object.owner))
  }

  /// The distances that sources give a constraint, in increasing order.
  package func distances(of object: ObjectName) -> [Double] {
    (distances[ByteHash(object.name)] ?? []).filter { sets(object, to: $0) }.sorted()
  }

  /// Whether a source gives a view a frame, or other constraints than those of the document.
  package func places(_ object: ObjectName) -> Bool { does(.places, object) }

  /// Whether a source puts a view into another one.
  package func moves(_ object: ObjectName) -> Bool { does(.moves, object) }

  /// Whether a source sets the font of an object, itself or by a method of an extension.
  package func styles(_ object: ObjectName) -> Bool { does(.styles, object) || calls(setterOf: "font", on: object) }

  /// Whether a source sets a color of an object, such as `textColor`, itself or by a method of an extension.
  package func colors(_ property: String, of object: ObjectName) -> Bool {
    does(.colors, ObjectName("\(object.name)=\(property)", of: object.owner)) || calls(setterOf: property, on: object)
  }

  /// Whether the class of an outlet calls a method of an extension on it that sets the property.
  private func calls(setterOf property: String, on object: ObjectName) -> Bool {
    let outlets = setters.isEmpty ? [] : object.owner.flatMap(members)?.outlets ?? []
    return outlets.contains { outlet in
      outlet.name == object.name && outlet.uses.contains { setters[$0]?.contains(property) ?? false }
    }
  }

  /// Whether a source removes the subviews of a view.
  package func empties(_ object: ObjectName) -> Bool { does(.empties, object) }

  /// The names of an object of a class that no source declares count in all classes.
  private func does(_ change: ObjectChange, _ object: ObjectName) -> Bool {
    changes.contain(change, ByteHash(object.name)) {
      object.owner.flatMap { declares($0) ? found.kin(of: $0, searchKin) : nil }
    } isOther: {
      isOther($0, in: $1)
    }
  }

  /// The class, the classes and protocols that it inherits from, and its subclasses, as far as sources declare them.
  private func searchKin(of name: String) -> [ByteHash: String] {
    var kin = ancestors(of: name)
    var waiting = [name]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      kin.insert(name)
      waiting += subclasses[name]?.filter { !isOther(name, in: entry($0)?.projects ?? []) } ?? []
    }
    // An extension of a system class may change any object, not only those of one subclass.
    return kin.lazy.filter(declares).reduce(into: [:]) { $0[ByteHash($1)] = $1 }
  }

  /// More than any class has. A chain of thousands would take time with the square of its length.
  private static let mostAncestors = 32

  /// The classes and protocols that a type inherits from, as far as sources declare them.
  func ancestors(of name: String) -> Set<String> {
    var all: Set<String> = []
    var waiting = [name]
    while all.count < Self.mostAncestors, let name = waiting.popLast() {
      for parents in [entry(name)?.ancestors, aliases[name]] {
        for parent in parents ?? [] where all.insert(parent).inserted { waiting.append(parent) }
      }
    }
    return all
  }

  /// Whether a source hides the bar of navigation controllers.
  package var hidesNavigationBars: Bool {
    hides(ObjectName("navigationBar"))
      || ["setNavigationBarHidden", "isNavigationBarHidden", "navigationBarHidden"].contains {
        words.contains(ByteHash($0))
      }
  }

  /// Whether a source asks for a scene by the name that SwiftGen has made for it; nil for a scene without one.
  ///
  /// - Parameter storyboard: the name of its file, with which the name of SwiftGen's type agrees but for the first letter.
  package func asksForGeneratedScene(_ identifier: String, in storyboard: String) -> Bool? {
    let type = storyboard.prefix(1).uppercased() + storyboard.dropFirst()
    let scenes = generatedScenes.filter { $0.storyboard == type && $0.identifier == identifier }
    return scenes.isEmpty ? nil : scenes.contains { generatedUses.contains($0.use) }
  }

  /// Whether a source that loads the storyboard also shows its initial scene.
  package func opensFirstScene(of storyboard: String) -> Bool { openedStoryboards.contains(storyboard) }

  /// Whether a source mentions a name that begins with a capital letter, apart from the declaration of a class.
  package func mentions(_ name: String) -> Bool { mentioned.contains(ByteHash(name)) }

  /// Whether a source mentions a type, apart from its declaration.
  package func mentionsType(_ name: String) -> Bool { mentions(name) || words.contains(ByteHash(name)) }

  /// Whether a source loads a nib by this name.
  package func asksForNib(_ name: String) -> Bool { nibs.contains(name) }

  /// The members of the classes that may be those of the controllers that load a nib, besides those of one class.
  package func members(ofOwnersOf nib: String, besides name: String) -> [Members] {
    (nibOwners[Self.withSmallLetter(nib)] ?? []).filter { $0 != name }.sorted().compactMap { members(of: $0) }
  }

  private static func withSmallLetter(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Whether a source loads the nib itself, as whose owner it may give any object.
  package func loadsPlainNib(_ name: String) -> Bool { plainNibs.contains(name) }

  /// Whether a source mentions the name of a type without declaring or extending it.
  package func mentionsElsewhere(_ name: String) -> Bool { mentionedElsewhere.contains(ByteHash(name)) }

  /// Whether a source asks for a storyboard by this name.
  package func asksForStoryboard(_ name: String) -> Bool { storyboards.contains(name) }

  /// Whether a source asks for a scene by this identifier.
  package func asksForScene(_ identifier: String) -> Bool { scenes.contains(identifier) }

  /// The members of the classes that inherit from a class, as far as sources declare them.
  package func membersOfSubclasses(of name: String) -> [Members] {
    withSubclasses([name]).subtracting([name]).sorted().compactMap { members(of: $0) }
  }

  /// Whether a source changes the class of an object, so that a document's object may become one of a subclass.
  package var changesClasses: Bool { words.contains(ByteHash("object_setClass")) }

  /// Whether a source makes the controller of a scene itself when it asks for it.
  package func makesScene(_ identifier: String) -> Bool { madeScenes.contains(identifier) }

  /// Whether a source performs a segue with this identifier.
  package func performs(_ identifier: String) -> Bool { segues.contains(identifier) }

  /// Whether a source calls a function of the name, or mentions it otherwise.
  package func callsFunction(_ name: String) -> Bool {
    name.utf8.count < CodeText.shortestName || words.contains(ByteHash(name)) || mentions(name)
  }

  /// Whether a source dequeues a cell by this reuse identifier.
  package func asksForCell(_ identifier: String) -> Bool { cells.contains(identifier) }

  /// Whether any source declares a method that may have the selector.
  package func declaresMethod(_ selector: String) -> Bool { selectors.contains(selector) }

  /// Whether any source declares a property of the name.
  package func declaresProperty(_ name: String) -> Bool { properties.contains(name) }

  /// The names of all classes, sorted.
  package var classNames: [String] {
    entries.filter(\.value.isClass).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The selectors of all methods, sorted.
  package var methodNames: [String] { selectors.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// A limit above any real depth of inheritance; deeper chains count as unknown.
  private static let deepest = 64

  /// The members of a class, including those that it inherits from other sources and from the system. Nil if the chain
  /// of its superclasses does not end in a known class of the system, or if a macro may declare more.
  package func members(of name: String) -> Members? { try? found.members(of: name, search).get() }

  /// The reason why the members of a class are unknown; nil if they are known.
  package func obstacle(to name: String) -> Obstacle? {
    guard case .failure(let obstacle) = found.members(of: name, search) else { return nil }
    return obstacle
  }

  /// The members of each class of a framework that classes of the sources inherit from.
  private final class KnownFrameworks: Sendable {
    private let known = Mutex<[String: Members]>([:])

    func members(of name: String) -> Members {
      known.withLock { known in
        let members = known[name] ?? Members(framework: name)
        known[name] = members
        return members
      }
    }
  }

  /// The results of searches by the name of the class.
  private final class FoundMembers: Sendable {
    private let results = Mutex<[String: Result<Members, Obstacle>]>([:])
    private let kin = Mutex<[String: [ByteHash: String]]>([:])
    private let frameworks: KnownFrameworks

    /// - Parameter other: the results for the same sources as another project sees them.
    init(_ other: FoundMembers? = nil) { frameworks = other?.frameworks ?? KnownFrameworks() }

    func framework(_ name: String) -> Members { frameworks.members(of: name) }

    func kin(of name: String, _ search: (String) -> [ByteHash: String]) -> [ByteHash: String] {
      if let known = kin.withLock({ $0[name] }) { return known }
      let result = search(name)
      kin.withLock { $0[name] = result }
      return result
    }

    func members(of name: String, _ search: (String) -> Result<Members, Obstacle>) -> Result<Members, Obstacle> {
      if let known = results.withLock({ $0[name] }) { return known }
      let result = search(name)
      results.withLock { $0[name] = result }
      return result
    }
  }

  private func search(_ name: String) -> Result<Members, Obstacle> {
    var members = added
    var waiting = [name]
    var seen: Set<String> = []
    var endsInSystem = false
    var macro: Place?
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard seen.count < Self.deepest else { return .failure(.undeclared(name)) }
      macro = macro ?? macros[name]
      if let entry = entry(name), entry.isClass {
        if members.classes.isEmpty { members.refusesDocuments = entry.members.refusesDocuments }
        members.add(entry.members)
        members.classes.insert(name)
        let isOther = aliases[name] != nil || entry.parents.count > 1
        if isOther { members.isOneClass = false }
        waiting += (aliases[name] ?? []).sorted()
        for parents in entry.parents {
          waiting += superclass(among: parents)
          macro = macro ?? parents.lazy.compactMap { macros[$0] }.first
        }
        // Stubs of frameworks, such as those of a library for tests, declare their classes once more.
        if FrameworkClasses.isKnown(name) {
          endsInSystem = true
          members.add(found.framework(name))
        }
      } else if FrameworkClasses.isKnown(name) {
        endsInSystem = true
        members.add(found.framework(name))
        macro = macro ?? FrameworkClasses.chain(of: name).lazy.compactMap { macros[$0] }.first
      } else if let targets = aliases[name] {
        if targets.count > 1 { members.isOneClass = false }
        waiting += targets.sorted()
      } else {
        return .failure(.undeclared(name))
      }
    }
    if let macro = members.macro ?? macro { return .failure(.macro(macro)) }
    return endsInSystem ? .success(members) : .failure(.undeclared(name))
  }

  /// The orientations of a controller on a phone, by its class or the nearest superclass that declares them; nil unless
  /// one does so with literals.
  package func orientations(of name: String) -> ScreenOrientations? {
    var waiting = [name]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let entry = entry(name) else { continue }
      if let orientations = entry.orientations { return orientations }
      for parents in entry.parents { waiting += superclass(among: parents) }
    }
    return nil
  }

  /// The paths of the sources that decide how the app turns, for each window or in a class of containers, which UIKit asks
  /// instead of the controllers in them; with the orientations of all windows without a reason for others, if known.
  package private(set) var orientationDeciders: [(path: String, usual: ScreenOrientations?)] = []

  private func orientationDecider(_ file: CodeFile) -> (path: String, usual: ScreenOrientations?)? {
    if let delegate = file.types.first(where: \.decidesForWindows) { return (file.path, delegate.orientations) }
    return file.types.contains(where: decidesForOthers) ? (file.path, nil) : nil
  }

  private func decidesForOthers(_ type: CodeType) -> Bool {
    let name = "supportedInterfaceOrientations"
    let containers: Set<String> = ["UINavigationController", "UITabBarController", "UISplitViewController"]
    return !type.forwardsOrientations && (type.properties.contains(name) || type.selectors.contains(name))
      && members(of: type.name)?.classes.isDisjoint(with: containers) == false
  }

  /// Whether the source of a controller's class computes its orientations.
  package func computesOrientations(of name: String) -> Bool {
    entry(name).map { $0.decidesOrientations && $0.orientations == nil } ?? false
  }

  /// The class that a declared type denotes, through aliases. Nil for a protocol, an unknown class, and a name that has
  /// several meanings or is declared in another type.
  package func classNamed(_ type: String) -> String? {
    var type = type
    for _ in 0..<Self.deepest {
      if nested.contains(type) || entries[type] != nil && aliases[type] != nil { return nil }
      if let entry = entries[type] { return entry.isClass && !entry.isProtocol ? type : nil }
      if FrameworkClasses.isKnown(type) { return type }
      guard let targets = aliases[type], targets.count == 1, let target = targets.first else { return nil }
      type = target
    }
    return nil
  }

  /// The superclass: the first name after the colon, unless that is a protocol.
  private func superclass(among parents: [String]) -> [String] {
    guard let first = parents.first, entries[first]?.isProtocol != true || entries[first]?.isClass == true else {
      return []
    }
    return [first]
  }
}

extension Set {
  /// Adds the elements of another set: the smaller one to the larger.
  fileprivate mutating func add(_ other: Set) {
    if count < other.count { self = other.union(self) } else { formUnion(other) }
  }
}
