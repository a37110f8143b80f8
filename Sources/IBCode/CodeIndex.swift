import IBSource
import Synchronization

/// The declarations of all sources of a project, by name.
package struct CodeIndex: Sendable {
  /// The merged declarations with one name. Several targets may declare a class, each in several parts.
  private struct Entry {
    var isClass = false
    var isProtocol = false
    /// Whether the system or another module may create objects of the class.
    var isPublic = false
    /// Whether the runtime finds a class by this name without a module: an Objective-C class, or a Swift class with
    /// `@objc(…)`.
    var isGlobal = false
    /// For each declaration with names after a colon, these names. The first is probably the superclass.
    var parents: [[String]] = []
    /// All names after the colons of declarations and extensions.
    var ancestors: Set<String> = []
    var members = Members()
    /// The orientations of a controller on a phone; nil if no declaration lists them as literals.
    var orientations: ScreenOrientations?
    /// The names of the class in Swift and Objective-C.
    var names: Set<String> = []
    /// The sources that declare the class, except extensions.
    var paths: Set<String> = []
    /// The projects that declare the class.
    var projects: Set<String> = []
    /// Whether code of any project may use one of the declarations: it is not only in the apps of a project.
    var isOpen = false

    /// Whether a declaration determines the orientations in any way.
    var decidesOrientations: Bool {
      let name = "supportedInterfaceOrientations"
      return refusesToTurn || members.declared.contains(name) || members.selectors.contains(name)
    }
    /// Whether a declaration may keep a controller in its orientation when the device turns.
    var refusesToTurn = false

    mutating func add(_ type: CodeType, as name: String, _ path: String, _ homes: Set<String>) {
      isClass = isClass || type.kind == .classType
      isProtocol = isProtocol || type.kind == .protocolType
      isPublic = isPublic || type.isPublic || type.language == .objectiveC
      isGlobal = isGlobal || type.language == .objectiveC || name == type.otherName
      if type.kind == .classType, !type.parents.isEmpty { parents.append(type.parents) }
      ancestors.formUnion(type.parents)
      if name != type.name { ancestors.insert(type.name) }
      if type.kind == .classType {
        members.add(type, path)
        paths.insert(path)
        names.formUnion(type.names)
      }
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

    /// Adds the orientations of another declaration. Each of several declarations, for example of two targets, may
    /// apply.
    private mutating func add(_ more: ScreenOrientations?) {
      if let more { orientations = (orientations ?? []).union(more) }
    }
  }

  /// The properties, outlets and selectors of a class.
  package struct Members: Sendable {
    package fileprivate(set) var properties: Set<String> = []
    package fileprivate(set) var selectors: Set<String> = []
    /// The properties that sources declare.
    package fileprivate(set) var declared: Set<String> = []
    /// The names of the methods that sources declare in these classes and not only in extensions of classes of the
    /// system, without their parameters: `update` for `update(with:)`.
    package fileprivate(set) var declaredMethods: Set<String> = []
    /// The properties that sources mark as outlets. A name occurs several times if targets declare the class
    /// differently.
    package fileprivate(set) var outlets: Set<CodeOutlet> = []
    /// The requested class and its known superclasses, whose members these are.
    package fileprivate(set) var classes: Set<String> = []
    package var isViewController: Bool { classes.contains("UIViewController") }
    /// Whether sources declare a property or a method of this name.
    package func declares(_ name: String) -> Bool { declared.contains(name) || declaredMethods.contains(name) }
    /// Whether the app crashes when a document loads an object of the class.
    package fileprivate(set) var refusesDocuments = false
    /// Whether each of the classes is declared only once, so that all members belong to the same class.
    package fileprivate(set) var isOneClass = true
    /// The place of a macro that may declare further members.
    fileprivate var macro: Place?

    fileprivate init() {}

    fileprivate mutating func add(_ type: CodeType, _ path: String) {
      properties.formUnion(type.properties)
      declared.formUnion(type.properties)
      declaredMethods.formUnion(type.methods)
      selectors.formUnion(type.selectors)
      outlets.formUnion(type.outlets)
      refusesDocuments = refusesDocuments || type.refusesDocuments
      macro = macro ?? type.macroLine.map { Place(path: path, line: $0) }
    }

    /// - Parameter other: if it has more members than this value, its sets are reused instead of copied name by name.
    fileprivate mutating func add(_ other: Members) {
      properties.add(other.properties)
      declared.add(other.declared)
      declaredMethods.add(other.declaredMethods)
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

  /// A line in a source.
  package struct Place: Hashable, Sendable {
    package let path: String
    /// The number of the line, from 1.
    package let line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// The reason why the members of a class are unknown.
  package enum Obstacle: Error, Hashable {
    /// Neither a source nor a known framework declares the class or one of its superclasses.
    case undeclared(String)
    /// A macro may declare further members.
    case macro(Place)
  }

  /// A class as one project declares it.
  private struct Version: Hashable {
    let name: String
    let project: String

    /// A key that is never the name of another type.
    var key: String { "\(name) \(project)" }
  }

  private var entries: [String: Entry] = [:]
  /// The declarations in single projects, for classes that several projects declare differently.
  private var versions: [Version: Entry] = [:]
  /// For each class with such declarations, the projects that have one.
  private var rivals: [String: Set<String>] = [:]
  /// The paths of sources that only apps contain.
  private let ofApps: Set<String>
  /// The project whose classes are preferred; nil if those of all projects count equally.
  private var project: String?
  /// Whether the index serves files that belong to no project.
  private var isForStrays = false
  /// The possible types of each alias. There are several if the alias is declared in several places.
  private var aliases: [String: Set<String>] = [:]
  /// The names of types and aliases that are declared in other types. Elsewhere, these names have other meanings.
  private var nested: Set<String> = []
  /// The members in extensions of types that no source declares. Any class may inherit them.
  private var added = Members()
  /// The macros in extensions of types that no source declares, by the name of the type.
  private var macros: [String: Place] = [:]
  /// The parts of the names of classes that macros complete.
  private var namedByMacros: Set<String> = []
  /// All properties that sources declare, in any type.
  private var properties: Set<String> = []
  /// All selectors that sources declare, in any type.
  private var selectors: Set<String> = []
  private var assigned: Set<ByteHash> = []
  private var literals: Set<ByteHash> = []
  private var bundled: Set<ByteHash> = []
  private var joined: Set<ByteHash> = []
  /// The literals that only debug builds compile.
  private var debugTexts: Set<ByteHash> = []
  private var changes = ClassChanges()
  /// For each class, its direct subclasses in sources.
  private var subclasses: [String: [String]] = [:]
  private var made: Set<ByteHash> = []
  private var asked: Set<ByteHash> = []
  /// The members that sources ask types for: `Board.main`.
  private var askedMembers: Set<ByteHash> = []
  /// The words in the sources of types with constants that other code names as members.
  private var wordsOfOwners: [String: Set<ByteHash>] = [:]
  /// For each nib, with a lower case first letter, the types in sources whose controllers load it.
  private var nibOwners: [String: Set<String>] = [:]
  /// The types in sources that load nibs.
  private var loadingNibs: Set<String> = []
  /// The paths of sources without a view or controller that compute the names of nibs that they load.
  private var nibLoaders: [String] = []
  /// Whether a source computes the names of storyboards that it loads.
  package private(set) var computesStoryboards = false
  /// Whether a source computes the names of nibs that it loads.
  package private(set) var computesNibs = false
  /// The releases that the classes of sources need.
  private var guardedClasses: [String: CodeAvailability] = [:]
  /// The releases that all code needs that mentions a type or contains a text.
  private var guardedNames: [ByteHash: CodeAvailability] = [:]
  /// For each class in a source that no target builds, the path of such a source.
  private var unbuiltClasses: [String: String] = [:]
  /// The classes of screens that the app never creates.
  private var unusedTypes: Set<String> = []
  /// For each type and text in the sources of these classes, the classes.
  private var unusedUsers: [ByteHash: Set<String>] = [:]
  /// The nibs that their sources load by name.
  private var nibsOfUnused: Set<String> = []
  private var generatedScenes: Set<GeneratedScene> = []
  private var generatedNibs: Set<String> = []
  /// Whether a source names storyboards and scenes with R.swift.
  package private(set) var usesGeneratedStoryboards = false
  private var generatedUses: Set<ByteHash> = []
  /// The storyboards that are named in sources that show initial scenes.
  private var openedStoryboards: Set<String> = []
  private var mentioned: Set<ByteHash> = []
  /// The types that sources mention other than in casts and declarations.
  private var named: Set<ByteHash> = []
  /// Those among them that another source than one of the type itself mentions in this way.
  private var namedElsewhere: Set<ByteHash> = []
  /// The words in sources that do not begin with a capital letter, except short ones.
  private var words: Set<ByteHash> = []
  /// The nibs that sources load by name.
  private var nibs: Set<String> = []
  /// The nibs whose objects a source creates itself.
  private var plainNibs: Set<String> = []
  /// Those of them that a source loads at once.
  private var loadedNibs: Set<String> = []
  /// The storyboards that sources ask for by name; `scenes` has the scenes.
  private var storyboards: Set<String> = []
  private var scenes: Set<String> = []
  /// The first place of a comment that loads each storyboard.
  private var commentedStoryboards: [String: Place] = [:]
  /// For each scene that only uncalled code asks for, the path of a source with such code.
  private var idleScenes: [String: String] = [:]
  /// The types whose members only uncalled code uses, in sources that instantiate something from storyboards.
  private var idleTypes: [(path: String, names: Set<ByteHash>)] = []
  /// The scenes whose controllers sources create.
  private var madeScenes: Set<String> = []
  /// The segues that sources perform.
  private var segues: Set<String> = []
  /// The cells that sources dequeue by their reuse identifiers.
  private var cells: Set<String> = []
  /// For each class whose source dequeues cells, the texts there and in the constants that it names; nil if it computes
  /// texts.
  private var cellTexts: [String: Set<ByteHash>?] = [:]
  /// The classes and texts that the sources of a class name, if these dequeue or register cells.
  private var cellNames: [String: [Set<ByteHash>]] = [:]
  /// The texts in sources that dequeue cells, and in the constants that these name; nil if a source gets an identifier from
  /// elsewhere.
  private var dequeuedTexts: Set<ByteHash>? = []
  /// The names of types that a source mentions without declaring them.
  private var mentionedElsewhere: Set<ByteHash> = []
  private var labelled: Set<ByteHash> = []
  /// The types in sources that give an accessibility label to `self`.
  private var labelling: Set<String> = []
  /// The types in sources that iterate over subviews; `usingBarItems` has those in sources that use the items of bars.
  private var walking: Set<String> = []
  private var usingBarItems: Set<String> = []
  /// By side, the types in sources that give navigation items other buttons.
  private var fillingBars: [String: Set<String>] = [:]
  /// The distances that sources give to the constraints with each name.
  private var distances: [ByteHash: Set<Double>] = [:]
  /// The types in sources that hide navigation bars.
  private var hidingBars: Set<String> = []
  private var makesBarsOpaque = false
  /// The types other than classes that sources declare.
  private var otherTypes: Set<ByteHash> = []
  private var limitingEdges: Set<String> = []
  private var shown = ShownControllers()
  /// The types in sources that decide the heights of rows.
  private var sizingRows: Set<String> = []
  /// The fonts and colors that methods in extensions of views set, by the name of the method.
  private var setters: [String: Set<String>] = [:]
  private var imports: Set<String> = []
  /// The members of classes that a rule has asked about, because several rules ask about each object.
  private var found = FoundMembers()
  /// Whether the project contains third-party code that is not among the sources.
  package let hasDependencies: Bool
  /// The modules whose sources are complete here.
  package let modules: Set<String>

  /// - Parameters:
  ///   - files: the sources in any order.
  ///   - projects: the projects of each source, by the path of the source.
  ///   - ofApps: the paths of sources that only apps contain, so that no other project can use them.
  ///   - unbuilt: the other sources, which no target builds. They neither declare nor use anything.
  ///   - isNamed: whether a property list, or a document other than the class's own nib, contains the name of a class.
  package init(
    _ files: [CodeFile], hasDependencies: Bool, modules: Set<String> = [], projects: [String: Set<String>] = [:],
    ofApps: Set<String> = [], unbuilt: [CodeFile] = [], isNamed: (String) -> Bool = { _ in true }
  ) {
    self.hasDependencies = hasDependencies
    self.modules = modules
    rivals = Self.rivals(files, projects)
    self.ofApps = ofApps
    for file in unbuilt {
      for name in file.classNames { unbuiltClasses[name] = min(file.path, unbuiltClasses[name] ?? file.path) }
    }
    for file in files { for type in file.types { add(type, file.path, projects[file.path] ?? []) } }
    renameByMacros(files)
    for file in files {
      for type in file.types where type.kind == .extension { extend(type, file.path, projects[file.path] ?? []) }
    }
    // A declaration without a superclass may be a part of a class whose header is elsewhere.
    versions = versions.filter { !$0.value.parents.isEmpty }
    rivals = versions.keys.reduce(into: [:]) { $0[$1.name, default: []].insert($1.project) }
    for (name, entry) in entries where entry.isClass {
      for parent in entry.ancestors where entries[parent]?.isClass == true {
        subclasses[parent, default: []].append(name)
      }
    }
    readWords(of: files)
    var files = files
    for index in files.indices where files[index].isUnsure {
      files[index].keep(runs)
      mentioned.formUnion(files[index].mentioned)
    }
    readOwnedLiterals(of: files)
    var screens = UnusedScreens(files, self)
    let unused = screens.find(isNamed: isNamed)
    var others = files
    if !unused.isEmpty {
      others = files.indices.filter { !unused.contains($0) }.map { files[$0] }
      for file in unused {
        unusedTypes.formUnion(files[file].types.lazy.filter { $0.kind == .classType }.map(\.name))
        nibsOfUnused.formUnion(files[file].uses.lazy.filter { $0.kind == .nib }.map(\.name))
        for name in files[file].mentioned.union(files[file].texts) {
          unusedUsers[name, default: []].formUnion(files[file].classNames)
        }
      }
      readTexts(of: others)
    }
    for file in others { addRequests(file) }
    addOtherNames(of: files)
    for file in files {
      commentedStoryboards.merge(file.commentedStoryboards.mapValues { Place(path: file.path, line: $0) }) {
        $0.path <= $1.path ? $0 : $1
      }
      for nib in file.ownNibs {
        nibOwners[Self.withSmallLetter(nib), default: []].formUnion(file.types.lazy.map(\.name))
      }
      for use in file.uses where use.kind == .scene && !scenes.contains(use.name) {
        idleScenes[use.name] = min(file.path, idleScenes[use.name] ?? file.path)
      }
    }
    for (number, file) in files.enumerated() where Self.instantiating.contains(where: file.words.contains) {
      // The source of a class does not show it: other code has to name the class.
      let own = Set(file.types.lazy.map { ByteHash($0.name) })
      let names = file.idleTypes.union(unused.contains(number) ? file.asked : file.asked.intersection(own))
      if !names.isEmpty { idleTypes.append((file.path, names)) }
    }
    readCellTexts(of: others)
    for file in files where file.handlesCells {
      let nibs = Set(file.uses.lazy.filter { $0.kind == .nib || $0.kind == .reuse }.map { ByteHash($0.name) })
      // Only a conversion asks for these names, so that they are not joined here.
      for type in file.types {
        cellNames[type.name, default: []] += [file.mentioned, file.declaredTypes, file.texts, nibs]
      }
    }
    // The type of a variable decides which nib such a function loads.
    if others.contains(where: \.loadsNibsOfTypes) {
      for file in others {
        named.formUnion(file.variableTypes)
        namedElsewhere.formUnion(file.variableTypes)
      }
    }
    readGuardedNames(of: files)
    // A method or protocol that no source declares belongs to a library.
    let loaders = Set(files.lazy.flatMap(\.nibWords)).filter { !declaresFunction($0) }
    for file in files { addActions(file, loaders, projects[file.path] ?? []) }
    addChanges(of: files, projects)
    orientationDeciders = files.compactMap(orientationDecider)
  }

  /// For each class, the projects that declare it, if its sources do not all belong to the same projects.
  ///
  /// A source without a project may belong to any project.
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

  /// The same declarations for the documents of a project. If several classes have the same name, the project's own
  /// counts.
  package func seen(from project: String) -> CodeIndex {
    var index = self
    index.project = project
    index.found = FoundMembers(found)
    return index
  }

  /// The same sources for files that belong to none of several projects.
  package func seenFromOutside() -> CodeIndex {
    var index = self
    index.isForStrays = true
    return index
  }

  /// Whether the class belongs to projects, and the index serves files outside these, which may mean another class.
  package func mayBeAnother(_ name: String) -> Bool {
    isForStrays && entries[name]?.projects.isEmpty == false
  }

  /// The projects with sources, if two of them have different classes with one name; otherwise empty.
  package var projects: Set<String> { rivals.isEmpty ? [] : Set(entries.values.lazy.flatMap(\.projects)) }

  /// Whether other projects declare the class, but not the project that counts here.
  package func isOnlyInOtherProjects(_ name: String) -> Bool {
    guard let project, let entry = entries[name], entry.isClass, !entry.isOpen, aliases[name] == nil else {
      return false
    }
    return !entry.projects.contains(project)
  }

  /// The sources that declare a class, except extensions of it.
  package func sources(of name: String) -> Set<String> { entry(name)?.paths ?? [] }

  /// The same in all projects.
  package func allSources(of name: String) -> Set<String> { entries[name]?.paths ?? [] }

  private func version(_ name: String) -> Version? {
    guard let project, rivals[name]?.contains(project) == true else { return nil }
    return Version(name: name, project: project)
  }

  /// Whether one of the classes declares a member itself.
  package func declares(_ member: String, in classes: Set<String>) -> Bool {
    classes.contains { entry($0)?.members.declares(member) ?? false }
  }

  /// The declarations of a name.
  private func entry(_ name: String) -> Entry? { version(name).flatMap { versions[$0] } ?? entries[name] }

  /// The name of a class in the sets of types.
  private func key(_ name: String) -> String { version(name)?.key ?? name }

  /// Whether no source declares the class, so that sources can only extend it: for their own projects.
  private func isForeign(_ name: String) -> Bool { entries[name]?.isClass != true }

  /// Whether a set of types has a class: one that counts here, or an extension of a foreign class by this project.
  private func holds(_ types: Set<String>, _ name: String) -> Bool {
    types.contains(key(name))
      || isForeign(name) && types.contains(Version(name: name, project: project ?? Self.anyProject).key)
  }

  private static let anyProject = ""

  /// The names of a source's types in the sets of types.
  private func keys(of file: CodeFile, _ projects: Set<String>) -> Set<String> {
    let names = Set(file.types.lazy.map(\.name))
    return names.reduce(into: []) { keys, name in
      let isOfProjects = isForeign(name) && ofApps.contains(file.path)
      if !isOfProjects { keys.insert(name) }
      let homes = isOfProjects ? projects.union([Self.anyProject]) : rivals[name]?.intersection(projects) ?? []
      for project in homes { keys.insert(Version(name: name, project: project).key) }
    }
  }

  /// Whether code of these projects refers to another class with this name than the one that counts here.
  private func isOther(_ name: String, in projects: Set<String>) -> Bool {
    guard let project, let rivals = rivals[name], rivals.contains(project), !projects.isEmpty else { return false }
    return !projects.contains(project) && projects.isSubset(of: rivals)
  }

  /// Reads the names and texts in sources, and replaces those that were read before.
  private mutating func readTexts(of files: [CodeFile]) {
    readWords(of: files)
    readOwnedLiterals(of: files)
  }

  /// Reads the names and texts in sources, except the texts of constants and functions.
  private mutating func readWords(of files: [CodeFile]) {
    (words, mentioned, literals, joined, askedMembers, wordsOfOwners) = ([], [], [], [], [], [:])
    debugTexts = files.reduce(into: []) { $0.formUnion($1.debugTexts) }
    let owners = Set(files.lazy.flatMap(\.uses).compactMap { $0.code?.constantOwner })
    for file in files {
      if !debugTexts.isEmpty { debugTexts.subtract(file.texts.subtracting(file.debugTexts)) }
      words.formUnion(file.words)
      mentioned.formUnion(file.mentioned)
      literals.formUnion(file.literals)
      joined.formUnion(file.joined)
      if owners.isEmpty { continue }
      askedMembers.formUnion(file.members)
      for owner in owners.intersection(file.types.map(\.name)) {
        wordsOfOwners[owner, default: []].formUnion(file.words)
      }
    }
  }

  /// Reads the texts of constants and functions, which have no effect if no source mentions their names.
  private mutating func readOwnedLiterals(of files: [CodeFile]) {
    for file in files {
      for (owner, literals) in file.ownedLiterals where words.contains(owner) || mentioned.contains(owner) {
        self.literals.formUnion(literals)
      }
    }
  }

  /// Reads which classes and texts are only in code that newer systems run.
  private mutating func readGuardedNames(of files: [CodeFile]) {
    for file in files {
      for (name, availability) in file.guarded.classes {
        if guardedClasses[name]?.weaken(to: availability) == nil { guardedClasses[name] = availability }
      }
      for (name, availability) in file.guarded.mentions {
        if guardedNames[name]?.weaken(to: availability) == nil { guardedNames[name] = availability }
      }
    }
    if guardedNames.isEmpty { return }
    for file in files {
      // The source of a class does not show it.
      let own = Set(file.types.lazy.map { ByteHash($0.name) })
      for name in file.mentioned.union(file.texts).subtracting(own) where file.guarded.mentions[name] == nil {
        guardedNames[name] = nil
      }
    }
  }

  /// Reads by which texts the sources that dequeue cells may do so.
  private mutating func readCellTexts(of files: [CodeFile]) {
    let isComputed = { (file: CodeFile) in
      !file.joined.isEmpty || file.words.contains(ByteHash("rawValue"))
    }
    var constants: [ByteHash: Set<ByteHash>] = [:]
    for file in files { constants.merge(file.ownedLiterals) { $0.union($1) } }
    let assigned = files.reduce(into: Set<ByteHash>()) { $0.formUnion($1.assignedLiterals) }
    let computesIdentifiers = files.contains { file in file.dequeuedNames.contains { constants[$0] == nil } }
    dequeuedTexts = computesIdentifiers ? nil : dequeuedTexts
    for file in files where file.dequeues || !file.dequeuedNames.isEmpty {
      var texts = file.literals.union(file.uses.lazy.map { ByteHash($0.name) }).union(assigned)
      for words in [file.words, file.mentioned] {
        for word in words { if let more = constants[word] { texts.formUnion(more) } }
      }
      dequeuedTexts?.formUnion(texts)
      guard file.dequeues else { continue }
      for type in file.types {
        let known = cellTexts[type.name] ?? []
        cellTexts[type.name] = isComputed(file) ? .some(nil) : known.map { $0.union(texts) }
      }
    }
  }

  /// Whether a controller may dequeue a cell with an identifier, as far as its own sources show.
  ///
  /// Other code may dequeue the cells of a controller that dequeues none.
  package func mayDequeue(_ identifier: String, in controller: String) -> Bool {
    guard let own = cellTexts[controller] else { return true }
    let kin = ancestors(of: controller).union(withSubclasses([controller])).compactMap { cellTexts[$0] } + [own]
    return kin.contains { $0?.contains(ByteHash(identifier)) ?? true }
  }

  /// Whether the sources of a controller or its superclasses dequeue or register cells, and name the class of a cell, its
  /// nib or its identifier.
  package func mayShow(cell: String, in controller: String) -> Bool {
    let name = ByteHash(cell)
    return cellNames(around: controller).contains { $0.contains(name) }
  }

  private func cellNames(around controller: String) -> [Set<ByteHash>] {
    classAndAncestors(of: controller).flatMap { cellNames[$0] ?? [] }
  }

  /// The classes of cells that a controller may show, in alphabetical order.
  ///
  /// - Parameter kind: a class of the system, such as `UITableViewCell`.
  package func cellClasses(of kind: String, in controller: String) -> [String] {
    let names = cellNames(around: controller)
    if names.isEmpty { return [] }
    return entries.keys.filter { name in
      let hash = ByteHash(name)
      return name != controller && names.contains { $0.contains(hash) }
        && members(of: name)?.classes.contains(kind) == true
    }.sorted()
  }

  /// Whether a source may dequeue a cell with an identifier: it contains the identifier, names a constant with it, or gets
  /// identifiers from elsewhere.
  package func mayDequeue(_ identifier: String) -> Bool { dequeuedTexts?.contains(ByteHash(identifier)) ?? true }

  /// Adds the objects that a source creates and asks for.
  private mutating func addRequests(_ file: CodeFile) {
    made.formUnion(file.made)
    let own = Set(file.types.lazy.map { ByteHash($0.name) })
    named.formUnion(file.named)
    namedElsewhere.formUnion(own.isDisjoint(with: file.named) ? file.named : file.named.subtracting(own))
    asked.formUnion(file.asked)
    generatedUses.formUnion(file.generatedUses)
    if file.opensFirstScenes { openedStoryboards.formUnion(file.uses.lazy.filter(\.isOfStoryboard).map(\.name)) }
    for name in file.mentioned where !own.contains(name) { mentionedElsewhere.insert(name) }
    for use in file.uses where use.code.map(runs) ?? true { add(use) }
    generatedNibs.formUnion(file.generatedNibs)
    if file.usesGeneratedStoryboards { usesGeneratedStoryboards = true }
  }

  /// Adds to the mentioned names those that the same types have in the other language.
  private mutating func addOtherNames(of files: [CodeFile]) {
    func add(_ type: CodeType, _ other: String, to names: inout Set<ByteHash>) {
      let hashes = [ByteHash(type.name), ByteHash(other)]
      if hashes.contains(where: names.contains) { names.formUnion(hashes) }
    }
    for type in files.lazy.flatMap(\.types) {
      guard let other = type.otherName, other != type.name, type.kind == .classType else { continue }
      add(type, other, to: &made)
      add(type, other, to: &asked)
      add(type, other, to: &named)
      add(type, other, to: &namedElsewhere)
      add(type, other, to: &mentioned)
      add(type, other, to: &mentionedElsewhere)
    }
  }

  /// Adds the effects of a source on objects.
  ///
  /// - Parameter loaders: words about nibs that are not methods of the sources.
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
    bundled.formUnion(file.bundled)
    setters.merge(file.setters) { $0.union($1) }
    labelled.formUnion(file.labelled)
    if file.walksSubviews { walking.formUnion(types) }
    if file.sizesRows { sizingRows.formUnion(types) }
    if file.hidesBars { hidingBars.formUnion(types) }
    if file.makesBarsOpaque { makesBarsOpaque = true }
    if file.limitsEdges { limitingEdges.formUnion(types) }
    shown.formUnion(file.shown)
    if file.usesBarItems { usingBarItems.formUnion(types) }
    for side in file.filledBarSides { fillingBars[side, default: []].formUnion(types) }
    if file.labelsItself { labelling.formUnion(types) }
  }

  /// Adds the changes that the sources make to objects, by class.
  private mutating func addChanges(of files: [CodeFile], _ projects: [String: Set<String>]) {
    let declared = Set(entries.keys.map(ByteHash.init))
    otherTypes = Set(entries.lazy.filter { !$0.value.isClass }.map { ByteHash($0.key) })
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
      // Code that assigns another constraint to an outlet replaces the constraint of the document.
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
      if use.isPlainNib, !use.isOnlyMade { loadedNibs.insert(use.name) }
    case .storyboard, .storyboardElsewhere, .mainStoryboard, .launchStoryboard: storyboards.insert(use.name)
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
    if type.isNamedByMacro { namedByMacros.insert(type.name) }
    for name in type.names {
      entries[name, default: Entry()].add(type, as: name, path, projects)
      if !ofApps.contains(path) { entries[name]?.isOpen = true }
      for project in rivals[name]?.intersection(projects) ?? [] {
        versions[Version(name: name, project: project), default: Entry()].add(type, as: name, path, projects)
      }
    }
  }

  /// Declares the classes to which macros give another name: with `#define Row NewRow`, `@interface Row` declares `NewRow`.
  private mutating func renameByMacros(_ files: [CodeFile]) {
    for type in files.lazy.flatMap(\.types) where type.kind == .alias && type.language == .objectiveC {
      guard let name = type.parents.first, entries[name] == nil, !FrameworkClasses.isKnown(name),
        var entry = entries[type.name], entry.isClass
      else { continue }
      entry.ancestors.insert(type.name)
      entries[name] = entry
    }
  }

  private mutating func extend(_ type: CodeType, _ path: String, _ projects: Set<String>) {
    if entries[type.name]?.isClass == true {
      entries[type.name]?.extend(type, path)
      for project in rivals[type.name]?.intersection(projects) ?? [] {
        versions[Version(name: type.name, project: project)]?.extend(type, path)
      }
    } else if entries[type.name]?.isProtocol != true {
      // Only Swift sees the members that an extension of a protocol adds, not UIKit.
      var type = type
      if let line = type.macroLine, macros[type.name] == nil { macros[type.name] = Place(path: path, line: line) }
      type.macroLine = nil
      added.add(type, path)
    }
  }

  /// An index without sources, which knows only the classes of frameworks.
  package static let empty = CodeIndex([], hasDependencies: false)

  /// Whether the sources declare any class. A folder without sources does not prove that a class is missing.
  package var hasClasses: Bool { entries.values.contains(where: \.isClass) }

  /// Whether a source declares a class with the name, or an alias for a possible class.
  package func declares(_ name: String) -> Bool { entries[name] != nil || aliases[name] != nil }

  /// Whether a macro may make the name of a class that a source declares.
  package func mayDeclareByMacro(_ name: String) -> Bool {
    namedByMacros.contains { name.hasSuffix($0) || name.hasPrefix($0) }
  }

  package func declaresClass(_ name: String) -> Bool { entries[name]?.isClass == true }

  package func declaresClass(inAnyCase name: String) -> Bool {
    let word = name.lowercased()
    return entries.contains {
      $0.value.isClass && $0.key.utf8.count == name.utf8.count && $0.key.lowercased() == word
    }
  }

  /// Whether a class exists only on newer systems: `@available(iOS 15, *) class Price`.
  package func isClass(_ name: String, _ isGuarded: (CodeAvailability) -> Bool) -> Bool {
    guardedClasses[name].map(isGuarded) ?? false
  }

  /// Whether only code that newer systems run mentions a type or contains a text.
  package func isMention(_ name: String, _ isGuarded: (CodeAvailability) -> Bool) -> Bool {
    guardedNames[ByteHash(name)].map(isGuarded) ?? false
  }

  /// The path of the source that declares a class but that no target builds; nil if a target builds another one.
  package func unbuiltSource(of name: String) -> String? { declares(name) ? nil : unbuiltClasses[name] }

  /// Whether a class is declared but the runtime finds it only with its module, like a Swift class.
  package func needsModule(_ name: String) -> Bool {
    guard let entry = entries[name], entry.isClass, aliases[name] == nil else { return false }
    return !entry.isGlobal
  }

  /// Whether a source imports the module.
  package func imports(_ module: String) -> Bool { imports.contains(module) }

  /// Whether a source assigns a value to a name outside its declaration.
  package func assigns(_ name: String) -> Bool { assigned.contains(ByteHash(name)) }

  /// Whether a source gives an object with this name an accessibility label or a title.
  package func labels(_ name: String) -> Bool { labelled.contains(ByteHash(name)) }

  private func declaresFunction(_ name: String) -> Bool {
    selectors.contains(name) || properties.contains(name)
      || selectors.contains {
        $0.hasPrefix(name) && ($0.dropFirst(name.count).first == ":" || $0.contains("\(name)With"))
      }
  }

  /// Whether a type belongs to a library, because neither the sources nor the system declare it.
  private func isOfLibrary(_ name: String) -> Bool {
    !declares(name) && !FrameworkClasses.isKnown(name) && !["UI", "NS"].contains { name.hasPrefix($0) }
  }

  /// Whether a class is a controller or a view.
  func isScreen(_ name: String) -> Bool {
    members(of: name).map { !$0.classes.isDisjoint(with: UnusedScreens.roots) } ?? false
  }

  /// The classes that only code can instantiate, by naming the class, such as routers.
  ///
  /// They are Swift classes without a superclass from a library or from the system.
  func plainClasses() -> Set<String> {
    let classes = entries.filter(\.value.isClass)
    let others = withSubclasses(Set(classes.lazy.filter { !isPlain($0.value) }.map(\.key)))
    return Set(classes.keys).subtracting(others)
  }

  /// The classes and their subclasses in sources.
  private func withSubclasses(_ names: Set<String>) -> Set<String> {
    var all = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for subclass in subclasses[name] ?? [] where all.insert(subclass).inserted { waiting.append(subclass) }
    }
    return all
  }

  /// Whether a class is plain, provided that its superclasses are.
  private func isPlain(_ entry: Entry) -> Bool {
    !entry.isPublic
      && entry.parents.lazy.compactMap(\.first).allSatisfy { entries[$0] != nil || Self.plainParents.contains($0) }
  }

  /// `class` is how Swift 4 and earlier wrote `AnyObject`.
  private static let plainParents: Set = ["NSObject", "AnyObject", "class"]

  /// Whether the app never creates objects of a class, because at most unused classes do.
  package func isUnused(_ name: String) -> Bool { unusedTypes.contains(name) }

  /// The classes that the app never creates and whose sources mention a type or contain a text, without the type itself.
  package func unusedUsers(of name: String) -> Set<String> { (unusedUsers[ByteHash(name)] ?? []).subtracting([name]) }

  /// Whether something loads the nib named after the class, as far as the sources show.
  ///
  /// The class, a superclass or a protocol loads it, or code uses a member of the class.
  package func loadsOwnNib(_ name: String) -> Bool {
    asked.contains(ByteHash(name)) || has(name, among: loadingNibs)
      || entry(name)?.parents.joined().contains { holds(loadingNibs, $0) } ?? false
  }

  /// The same, or a source that meets the condition may load any nib.
  package func mayLoadOwnNib(_ name: String, _ counts: (_ path: String) -> Bool) -> Bool {
    loadsOwnNib(name) || nibLoaders.contains(where: counts)
  }

  /// Whether sources only call the initializer of a class, which loads no nib of its name.
  ///
  /// Neither the class nor a superclass loads nibs, and code uses no other members of the class.
  package func onlyMakes(_ name: String) -> Bool {
    let hash = ByteHash(name)
    return made.contains(hash) && !asked.contains(hash) && !has(name, among: loadingNibs)
  }

  /// Whether a source declares a method in a class or in a superclass.
  package func overrides(_ selector: String, in name: String) -> Bool {
    classAndAncestors(of: name).contains { entry($0)?.members.selectors.contains(selector) == true }
  }

  /// Whether the source of a class or of a superclass iterates over subviews.
  package func walksSubviews(_ name: String) -> Bool { has(name, among: walking) }

  /// Whether the source of a class or of a superclass uses the items of bars.
  package func usesBarItems(_ name: String) -> Bool { has(name, among: usingBarItems) }

  /// Whether the source of a class or of a superclass hides navigation bars.
  package func hidesNavigationBar(_ name: String) -> Bool {
    classAndAncestors(of: name).contains { holds(hidingBars, $0) }
  }

  package enum Pushing: Sendable { case never, maybe, always }

  /// Whether sources show a controller in the stack of a navigation controller.
  ///
  /// If no source names its class, it may be any controller that sources show in a way.
  ///
  /// - Parameters:
  ///   - name: its class; nil for a controller without a custom class.
  ///   - isMade: whether sources can make it, so that it may be one of those of unknown classes.
  package func pushing(of name: String?, isMade: Bool = true) -> Pushing {
    if let name, hidesNavigationBar(name) { return .never }
    let ways = ways(name, isMade: isMade)
    return ways == [.pushed] ? .always : ways.contains(.pushed) ? .maybe : .never
  }

  /// The ways in which sources show a controller, or may show it if no source names its class.
  private func ways(_ name: String?, isMade: Bool) -> Set<ShownControllers.Way> {
    let own = name.map(shown.ways) ?? []
    if !own.isEmpty || !isMade { return own }
    return shown.possibleWays(name.map(ancestors) ?? [], others: otherTypes)
  }

  /// Whether the view of a class's controllers may begin below an opaque bar, because sources make bars opaque or limit the
  /// edges of the class.
  package func mayBeginBelowBar(_ name: String?) -> Bool {
    makesBarsOpaque || name.map { ancestors(of: $0).union([$0]).contains { holds(limitingEdges, $0) } } ?? false
  }

  /// Whether sources present controllers of the class, or may do so if no source names it.
  ///
  /// - Parameter isMade: see `pushing`.
  package func isPresented(_ name: String, isMade: Bool = true) -> Bool {
    ways(name, isMade: isMade).contains(.presented)
  }

  /// Whether sources show controllers of the class only as the content of others, which decide their sizes.
  package func isWrapped(_ name: String) -> Bool { shown.ways(name) == [.wrapped] }

  /// Whether sources show controllers of the class as the content of others, or may do so if no source names it.
  package func mayBeWrapped(_ name: String) -> Bool { ways(name, isMade: true).contains(.wrapped) }

  /// Whether sources show controllers of the class only in form sheets, which are smaller than the screen of an iPad.
  package func isOnlyInFormSheets(_ name: String) -> Bool { shown.isOnlyInFormSheets(name) }

  /// Whether sources show controllers of the class only as children of other controllers.
  package func isEmbedded(_ name: String) -> Bool { shown.ways(name) == [.embedded] }

  /// Whether the source of a class or of a superclass gives navigation items other buttons or labels on a side, `left` or
  /// `right`.
  ///
  /// An extension of a class of the system does not do so for every controller.
  package func fillsNavigationBar(_ name: String, on side: String) -> Bool {
    guard let types = fillingBars[side] else { return false }
    return classAndAncestors(of: name).contains { types.contains(key($0)) && entry($0)?.isClass == true }
  }

  /// Whether the source of a class or of a superclass decides the heights of rows.
  package func sizesRows(_ name: String) -> Bool { has(name, among: sizingRows) }

  private func has(_ name: String, among types: Set<String>) -> Bool {
    holds(types, name) || members(of: name).map { $0.classes.contains { holds(types, $0) } } ?? true
  }

  /// Whether a class or a superclass decides itself which of its parts VoiceOver reaches.
  package func choosesAccessibilityElements(_ name: String) -> Bool {
    let classes = members(of: name)?.classes ?? [name]
    return ["accessibilityChildren", "accessibilityElements", "isAccessibilityElement"].contains {
      declares($0, in: classes)
    }
  }

  /// The members with which a class answers what VoiceOver asks.
  private static let accessibilityMembers = ["accessibilityLabel", "accessibilityTitle"]

  /// Whether a class or a superclass declares a label, or its source sets one.
  package func labelsItself(_ name: String) -> Bool {
    let known = members(of: name)
    // If a superclass is unknown, the members that the class itself declares count.
    let declared = known ?? entry(name)?.members
    let answers = Self.accessibilityMembers.contains { member in
      declared?.declared.contains(member) == true || declared?.selectors.contains(member) == true
    }
    return answers || known?.classes.contains { holds(labelling, $0) } ?? holds(labelling, name)
  }

  /// Whether a source contains the literal, other than to ask for an object with that name.
  package func hasLiteral(_ text: String) -> Bool { literals.contains(ByteHash(text)) }

  /// Whether a source looks for a file or image of the name in a bundle other than the main one.
  package func asksOtherBundle(for name: String) -> Bool { bundled.contains(ByteHash(name)) }

  /// Whether a source joins the text with others, or has an interpolated text that begins or ends with it.
  package func joins(_ text: String) -> Bool { joined.contains(ByteHash(text)) }

  /// Whether only debug builds contain the literal.
  package func isForDebugging(_ text: String) -> Bool { debugTexts.contains(ByteHash(text)) }

  /// Whether any literal is only in debug builds.
  package var hasDebugTexts: Bool { !debugTexts.isEmpty }

  /// Whether the source of the class with the object hides it, at least for a time.
  package func hidesItself(_ object: ObjectName) -> Bool {
    does(.hides, ObjectName("\(object.name)=\(CodeFile.own)", of: object.owner))
  }

  /// Whether a source disables an object, at least for a time.
  package func disables(_ object: ObjectName) -> Bool { does(.disables, object) }

  /// Whether a source enables an object, or a value determines whether it is enabled.
  package func enables(_ object: ObjectName) -> Bool { does(.enables, object) }

  /// Whether a source hides or removes an object, at least for a time.
  package func hides(_ object: ObjectName) -> Bool { does(.hides, object) }

  /// Whether a source shows or adds an object, or a value determines whether it is visible.
  package func shows(_ object: ObjectName) -> Bool { does(.shows, object) || does(.fades, object) }

  /// Whether a source hides or shows an object, which changes the space that a stack view gives it.
  package func toggles(_ object: ObjectName) -> Bool { does(.hides, object) || does(.shows, object) }

  /// Whether a source gives an object a text or an image.
  package func fills(_ object: ObjectName) -> Bool { does(.fills, object) }

  /// Whether a source gives an object an image, perhaps as its background.
  package func depicts(_ object: ObjectName) -> Bool { does(.depicts, object) }

  /// Whether a source gives an object this text, or a translation of it, at least for a time.
  package func fills(_ object: ObjectName, with text: String) -> Bool {
    does(.fills, ObjectName("\(object.name)=\(text)", of: object.owner))
  }

  /// Whether a source gives an object a symbol of the system as its image, at least for a time.
  package func showsSymbol(_ object: ObjectName) -> Bool { fills(object, with: CodeFile.symbol) }

  /// Whether a source changes the distance, priority or activity of a constraint.
  package func adjusts(_ object: ObjectName) -> Bool { does(.adjusts, object) }

  /// The distances that sources give to a constraint, in increasing order.
  package func distances(of object: ObjectName) -> [Double] { numbers(of: object, .adjusts) }

  private func numbers(of object: ObjectName, _ change: ObjectChange) -> [Double] {
    // The constraints of other classes may have the same name.
    (distances[ByteHash(object.name)] ?? []).filter { number in
      does(change, ObjectName("\(object.name)=\(number)", of: object.owner))
    }.sorted()
  }

  /// The only corner radius that sources give to a view: infinity for half of its size, nil for none or several.
  package func cornerRadius(of object: ObjectName) -> Double? {
    let isHalf = does(.rounds, ObjectName("\(object.name)=\(CodeFile.half)", of: object.owner))
    let radii = numbers(of: object, .rounds) + (isHalf ? [.infinity] : [])
    return radii.count == 1 ? radii[0] : nil
  }

  /// Whether a source makes a view react to taps.
  package func taps(_ object: ObjectName) -> Bool { does(.taps, object) }

  /// Whether a source sets the frame of a view, or gives it other constraints than the document.
  package func places(_ object: ObjectName) -> Bool { does(.places, object) }

  /// Whether a source adds a view to another view.
  package func moves(_ object: ObjectName) -> Bool { does(.moves, object) }

  /// Whether a source sets the font of an object, directly or with a method of an extension.
  package func styles(_ object: ObjectName) -> Bool { does(.styles, object) || calls(setterOf: "font", on: object) }

  /// Whether a source sets a color of an object, such as `textColor`, directly or with a method of an extension.
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

  /// Whether the sources of an outlet's owner only show, hide and color its object, so that users cannot do anything with
  /// it.
  package func onlyStyles(_ object: ObjectName) -> Bool {
    guard let outlets = object.owner.flatMap(members)?.outlets.filter({ $0.name == object.name }), !outlets.isEmpty
    else {
      return false
    }
    return outlets.allSatisfy { !$0.isHandedOn && !$0.uses.isEmpty && $0.uses.isSubset(of: Self.looks) }
  }

  /// Properties of a view that only change how it looks, and their setters in Objective-C.
  private static let looks: Set<String> = [
    "alpha", "hidden", "isHidden", "layer", "setAlpha", "setHidden", "setTintColor", "tintColor", "transform",
  ]

  /// Whether the class of an outlet gives its object to other code, which may change it by another name.
  package func handsOn(_ object: ObjectName) -> Bool {
    object.owner.flatMap(members)?.outlets.contains { $0.name == object.name && $0.isHandedOn } == true
  }

  /// Whether a source removes the subviews of a view.
  package func empties(_ object: ObjectName) -> Bool { does(.empties, object) }

  /// Whether a source makes a change to an object. If no source declares the owner, the object's name counts in all
  /// classes.
  private func does(_ change: ObjectChange, _ object: ObjectName) -> Bool {
    changes.contain(change, ByteHash(object.name)) {
      object.owner.flatMap { declares($0) ? found.kin(of: $0, searchKin) : nil }
    } isOther: {
      isOther($0, in: $1)
    }
  }

  /// A class, the classes and protocols that it inherits from, and its subclasses, as far as sources declare them.
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

  /// More ancestors than any class has. A chain of thousands would take quadratic time.
  private static let mostAncestors = 32

  func classAndAncestors(of name: String) -> Set<String> { ancestors(of: name).union([name]) }

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

  /// Whether a source asks for a scene by the name that SwiftGen generated; nil for a scene without such a name.
  ///
  /// - Parameter storyboard: the name of its file, which is also that of SwiftGen's type, except for the first letter.
  package func asksForGeneratedScene(_ identifier: String, in storyboard: String) -> Bool? {
    let type = storyboard.prefix(1).uppercased() + storyboard.dropFirst()
    let scenes = generatedScenes.filter { $0.storyboard == type && $0.identifier == identifier }
    return scenes.isEmpty ? nil : scenes.contains { generatedUses.contains($0.use) }
  }

  /// Whether a source that loads the storyboard also shows initial scenes.
  package func opensFirstScene(of storyboard: String) -> Bool { openedStoryboards.contains(storyboard) }

  /// Whether a source mentions a name that begins with a capital letter, outside the declaration of a class.
  package func mentions(_ name: String) -> Bool { mentioned.contains(ByteHash(name)) }

  /// Whether a source mentions a type outside its declaration.
  package func mentionsType(_ name: String) -> Bool { mentions(name) || words.contains(ByteHash(name)) }

  /// Whether a source may use a type as a value, and not only cast to it or declare something of the type.
  package func namesType(_ name: String) -> Bool {
    named.contains(ByteHash(name)) || words.contains(ByteHash(name))
  }

  /// The same for another source than one of the type itself, whose name begins with a capital letter.
  package func namesTypeElsewhere(_ name: String) -> Bool { namedElsewhere.contains(ByteHash(name)) }

  /// Whether a source loads a nib by this name.
  package func asksForNib(_ name: String) -> Bool {
    nibs.contains(name) || !generatedNibs.isEmpty && generatedNibs.contains(CodeFile.generatedKey(name))
  }

  /// The same, or a source without any used class does. A theme, for example, creates its classes by names that it computes.
  package func mayAskForNib(_ name: String) -> Bool { asksForNib(name) || nibsOfUnused.contains(name) }

  /// The members of the other classes that may be controllers with this nib.
  package func members(ofOwnersOf nib: String, besides name: String) -> [Members] {
    (nibOwners[Self.withSmallLetter(nib)] ?? []).filter { $0 != name }.sorted().compactMap { members(of: $0) }
  }

  private static func withSmallLetter(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Whether a source loads the nib itself. It may then make any object the owner of the nib.
  package func loadsPlainNib(_ name: String) -> Bool { plainNibs.contains(name) }

  /// Whether a source loads the objects of the nib at once, and does not only make a nib that a table view may register.
  package func loadsAtOnce(nib name: String) -> Bool { loadedNibs.contains(name) }

  /// Whether a source mentions the name of a type without declaring or extending it.
  package func mentionsElsewhere(_ name: String) -> Bool { mentionedElsewhere.contains(ByteHash(name)) }

  /// Whether a source asks for a storyboard with this name.
  package func asksForStoryboard(_ name: String) -> Bool { storyboards.contains(name) }

  /// A comment that loads a storyboard with this name.
  package func comment(loading storyboard: String) -> Place? { commentedStoryboards[storyboard] }

  /// Whether a source asks for a scene with this identifier.
  package func asksForScene(_ identifier: String) -> Bool { scenes.contains(identifier) }

  /// The path of a source whose uncalled code asks for a scene; nil if other code asks for it too.
  ///
  /// Code may ask for a scene by the name of its class: `Prices.instantiate(fromStoryboard: "Main")`.
  package func idleSource(askingFor identifier: String) -> String? {
    idleScenes[identifier] ?? idleTypes.lazy.filter { $0.names.contains(ByteHash(identifier)) }.map(\.path).min()
  }

  /// The words with which sources instantiate controllers from storyboards.
  private static let instantiating = [
    "instantiate", "instantiateFromStoryboard", "instantiateViewController", "fromStoryboard", "storyboard",
  ].map { ByteHash($0) }

  /// The identifiers of the scenes that sources ask for.
  package var askedScenes: Set<String> { scenes }

  /// Whether a source declares a subclass of a class.
  package func hasSubclasses(_ name: String) -> Bool { subclasses[name]?.isEmpty == false }

  /// The members of the subclasses of a class, as far as sources declare them.
  package func membersOfSubclasses(of name: String) -> [Members] {
    withSubclasses([name]).subtracting([name]).sorted().compactMap { members(of: $0) }
  }

  /// Whether a source changes the class of an object. A document's object may then have a subclass.
  package var changesClasses: Bool { words.contains(ByteHash("object_setClass")) }

  /// Whether a source creates the controller of a scene itself when it asks for the scene.
  package func makesScene(_ identifier: String) -> Bool { madeScenes.contains(identifier) }

  /// Whether a source performs a segue with this identifier.
  package func performs(_ identifier: String) -> Bool { segues.contains(identifier) }

  /// Whether code may run that runs only if other code names it.
  package func runs(_ code: NamedCode) -> Bool {
    if let owner = code.constantOwner, let member = code.member {
      return askedMembers.contains(member) || wordsOfOwners[owner]?.contains(code.name) ?? true
        || aliases.values.contains { $0.contains(owner) }
    }
    let isNamed = ([code.name] + code.selectors).contains {
      words.contains($0) || mentioned.contains($0) || literals.contains($0)
    }
    return isNamed || code.owner.map(mayBeCalledByLibraries) ?? false
  }

  /// Whether other code may call methods of a class without naming them: the class may adopt a protocol of a library, or
  /// of Objective-C, where a method has another name.
  private func mayBeCalledByLibraries(_ name: String) -> Bool {
    guard entries[name]?.isClass == true, aliases[name] == nil else { return true }
    let ancestors = ancestors(of: name)
    return ancestors.count >= Self.mostAncestors
      || !ancestors.allSatisfy {
        isDeclaredInSwift($0) || FrameworkClasses.isKnown($0) || Self.plainParents.contains($0)
      }
  }

  private func isDeclaredInSwift(_ name: String) -> Bool {
    guard let entry = entries[name], aliases[name] == nil else { return false }
    return entry.isClass || !(entry.isProtocol && entry.isGlobal)
  }

  /// Whether a source calls a function with this name, or mentions the name in another way.
  package func callsFunction(_ name: String) -> Bool {
    name.utf8.count < CodeText.shortestName || words.contains(ByteHash(name)) || mentions(name)
  }

  /// Whether a source dequeues a cell with this reuse identifier.
  package func asksForCell(_ identifier: String) -> Bool { cells.contains(identifier) }

  /// Whether a source declares a method that may have the selector.
  package func declaresMethod(_ selector: String) -> Bool { selectors.contains(selector) }

  /// Whether a source declares a property with this name.
  package func declaresProperty(_ name: String) -> Bool { properties.contains(name) }

  /// The names of all classes, sorted.
  package var classNames: [String] {
    entries.filter(\.value.isClass).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The selectors of all methods, sorted.
  package var methodNames: [String] { selectors.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// A limit above any real depth of inheritance. Deeper chains count as unknown.
  private static let deepest = 64

  /// The members of a class, including those inherited from other sources and from the system.
  ///
  /// Nil if the chain of its superclasses does not end in a known class of the system, or a macro may declare further
  /// members.
  package func members(of name: String) -> Members? { try? found.members(of: name, search).get() }

  /// The reason why the members of a class are unknown; nil if they are known.
  package func obstacle(to name: String) -> Obstacle? {
    guard case .failure(let obstacle) = found.members(of: name, search) else { return nil }
    return obstacle
  }

  /// The members of each framework class that a class in the sources inherits from.
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

  /// The results of searches, by the name of the class.
  private final class FoundMembers: Sendable {
    private let results = Mutex<[String: Result<Members, Obstacle>]>([:])
    private let kin = Mutex<[String: [ByteHash: String]]>([:])
    private let frameworks: KnownFrameworks

    /// - Parameter other: the results for the same sources as seen from another project.
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
    members.declaredMethods = []
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
        members.classes.formUnion(entry.names)
        members.classes.insert(name)
        let isOther = aliases[name] != nil || entry.parents.count > 1
        if isOther { members.isOneClass = false }
        waiting += (aliases[name] ?? []).sorted()
        for parents in entry.parents {
          waiting += superclass(among: parents)
          macro = macro ?? parents.lazy.compactMap { macros[$0] }.first
        }
        // Stubs of frameworks, such as those in a library for tests, declare the classes of the framework again.
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

  /// The orientations of a controller on a phone, from its class or the nearest superclass that declares any.
  ///
  /// Nil if they are not declared as literals.
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

  /// The sources that determine orientations for a whole window or for a class of containers. UIKit asks these, and not
  /// the controllers inside.
  ///
  package private(set) var orientationDeciders: [OrientationDecider] = []

  private func orientationDecider(_ file: CodeFile) -> OrientationDecider? {
    if let delegate = file.types.first(where: \.decidesForWindows) {
      return OrientationDecider(
        path: file.path, usual: delegate.orientations, isConditional: delegate.mayHaveOtherOrientations)
    }
    return file.types.contains(where: decidesForOthers)
      ? OrientationDecider(path: file.path, usual: nil, isConditional: true) : nil
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

  /// The class that a declared type denotes, after resolving aliases.
  ///
  /// Nil for a protocol, for an unknown class, and for a name that has several meanings or is declared in another type.
  package func classNamed(_ type: String) -> String? {
    var type = type
    for _ in 0..<Self.deepest {
      if nested.contains(type) || entries[type] != nil && aliases[type] != nil { return nil }
      if let entry = entries[type] { return entry.isClass && !entry.isProtocol ? type : nil }
      // A macro gives a class of the other system the name of one of this system.
      if FrameworkClasses.isKnown(type), aliases[type] == nil || type.hasPrefix("UI") { return type }
      guard let targets = aliases[type], targets.count == 1, let target = targets.first else { return nil }
      type = target
    }
    return nil
  }

  /// The superclass: the first name after the colon, unless it is a protocol.
  private func superclass(among parents: [String]) -> [String] {
    guard let first = parents.first, entries[first]?.isProtocol != true || entries[first]?.isClass == true else {
      return []
    }
    return [first]
  }
}

extension Set {
  /// Adds the elements of another set. The smaller set is added to the larger one.
  fileprivate mutating func add(_ other: Set) {
    if count < other.count { self = other.union(self) } else { formUnion(other) }
  }
}
