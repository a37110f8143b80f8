package import IBCode
package import IBSource
import IBSyntax

/// The names in all documents of a project, inside and outside the run. Rules about sources compare the sources with
/// them.
package struct ProjectNames: Sendable {
  package struct Document: Sendable {
    /// The names of storyboards and nibs are those of their files, without folder, extension and device.
    fileprivate let name: String
    /// See `place(of:)`.
    fileprivate let place: String
    fileprivate let isStoryboard: Bool
    /// False for an empty file, a pointer of Git LFS and a compiled nib.
    fileprivate let isRead: Bool
    fileprivate var scenes: Set<String> = []
    fileprivate var reuse: Set<String> = []
    fileprivate var segues: Set<String> = []
    /// Custom classes without their modules.
    fileprivate var classes: Set<String> = []
    /// The classes among them that only controllers have that cannot appear: neither a segue nor an identifier leads to
    /// their scenes.
    fileprivate var stranded: Set<String> = []
    /// For the classes that only controllers have that no segue leads to, the identifiers by which code can ask for their
    /// scenes.
    fileprivate var identifiers: [String: Set<String>] = [:]
    /// Custom classes that the sources of the app have to declare.
    fileprivate var ownClasses: Set<String> = []
    /// The modules that are written out, not inherited from the target.
    fileprivate var modules: Set<String> = []
    fileprivate var properties: Set<String> = []
    /// The names of images, without the folders of catalogs.
    fileprivate var images: Set<ByteHash> = []
    /// The names of methods that actions send, without their parameters.
    fileprivate var actions: Set<String> = []
    fileprivate var nibNames: Set<String> = []
    /// The storyboards and scenes that storyboard references name.
    fileprivate var references: Set<String> = []
  }

  private var storyboards: Set<String> = []
  private var nibs: Set<String> = []
  private var scenes: Set<String> = []
  private var segues: Set<String> = []
  private var reuse: Set<String> = []
  /// By storyboard.
  private var seguesByStoryboard: [String: Set<String>] = [:]
  private var scenesByStoryboard: [String: Set<String>] = [:]
  private var reuseByStoryboard: [String: Set<String>] = [:]
  /// The reuse identifiers in nibs, which code registers for any table.
  private var reuseOfNibs: Set<String> = []
  /// By property of an outlet: each document that connects such an outlet, by its place, with its custom classes.
  private var documentsByProperty: [String: [(place: String, classes: Set<String>)]] = [:]
  /// The custom classes that the sources of the app have to declare.
  package private(set) var ownClasses: Set<String> = []
  /// The modules that documents write out.
  package private(set) var modules: Set<String> = []
  /// The modules among them that nothing else in the project names.
  package var absentModules: Set<String> = []
  /// By custom class, the names of the documents that use it.
  private var documentsByClass: [String: Set<String>] = [:]
  /// The same without the documents in which only scenes that cannot appear use the class.
  private var documentsShowing: [String: Set<String>] = [:]
  /// The documents among these in which only code can ask for the scenes with the class.
  private var documentsAsked: [String: Set<String>] = [:]
  /// By custom class, the identifiers of its scenes in the documents where only code can ask for these scenes.
  private var identifiersByClass: [String: Set<String>] = [:]
  package var classes: some Collection<String> { documentsByClass.keys }
  private var storyboardClasses: Set<String> = []
  private var nibNames: Set<String> = []
  private var actions: Set<String> = []
  private var images: Set<ByteHash> = []
  /// The storyboards and scenes that storyboard references name.
  private var references: Set<String> = []
  /// The words of the targets' property lists that begin with a capital letter.
  package var listed: Set<ByteHash> = []
  /// The texts in other property lists and in JSON files, which code may read at run time.
  package var data = CodeMentions()
  /// The names of compiled nibs, whose objects are unknown.
  package var compiledNibs: Set<String> = []
  /// Whether a document could not be read, so it may have any name.
  private(set) var hasUnread = false

  /// - Parameter documents: nil stands for one that cannot be read.
  package init(_ documents: [Document?] = []) {
    for document in documents { add(document) }
  }

  package mutating func add(_ document: Document?) {
    guard let document else {
      hasUnread = true
      return
    }
    if !document.isRead { hasUnread = true }
    if document.isStoryboard { storyboards.insert(document.name) } else { nibs.insert(document.name) }
    scenes.formUnion(document.scenes)
    segues.formUnion(document.segues)
    reuse.formUnion(document.reuse)
    if document.isStoryboard {
      storyboardClasses.formUnion(document.classes.subtracting(document.stranded))
      seguesByStoryboard[document.name, default: []].formUnion(document.segues)
      scenesByStoryboard[document.name, default: []].formUnion(document.scenes)
      reuseByStoryboard[document.name, default: []].formUnion(document.reuse)
    } else {
      reuseOfNibs.formUnion(document.reuse)
    }
    ownClasses.formUnion(document.ownClasses)
    modules.formUnion(document.modules)
    nibNames.formUnion(document.nibNames)
    actions.formUnion(document.actions)
    images.formUnion(document.images)
    references.formUnion(document.references)
    for used in document.classes {
      documentsByClass[used, default: []].insert(document.name)
      if !document.stranded.contains(used) { documentsShowing[used, default: []].insert(document.name) }
      if let identifiers = document.identifiers[used] {
        identifiersByClass[used, default: []].formUnion(identifiers)
        documentsAsked[used, default: []].insert(document.name)
      }
    }
    for property in document.properties {
      documentsByProperty[property, default: []].append((document.place, document.classes))
    }
  }

  func has(storyboard name: String) -> Bool { storyboards.contains(name) }

  func has(nib name: String) -> Bool { nibs.contains(name) || compiledNibs.contains(name) }

  func has(scene identifier: String) -> Bool { hasUnread || scenes.contains(identifier) }

  func has(segue identifier: String) -> Bool { hasUnread || segues.contains(identifier) }

  /// The kinds of names that a storyboard declares and sources refer to.
  enum Kind {
    case segue, scene, reuse
  }

  /// The names of a kind in the storyboards that use any of the classes; nil without such a storyboard.
  func names(_ kind: Kind, besideAnyOf isRelated: (String) -> Bool) -> Set<String>? {
    let documents = Set(documentsByClass.filter { isRelated($0.key) }.values.joined())
    let storyboards = documents.compactMap { self.names(kind)[$0] }
    return storyboards.isEmpty || hasUnread ? nil : storyboards.reduce(into: []) { $0.formUnion($1) }
  }

  private func names(_ kind: Kind) -> [String: Set<String>] {
    switch kind {
    case .segue: seguesByStoryboard
    case .scene: scenesByStoryboard
    case .reuse: reuseByStoryboard
    }
  }

  /// The identifiers of the scenes in a storyboard; nil without one of the name.
  func scenes(in storyboard: String) -> Set<String>? { hasUnread ? nil : scenesByStoryboard[storyboard] }

  func nibHas(reuse identifier: String) -> Bool { reuseOfNibs.contains(identifier) }

  /// A nib's own cell has no identifier that counts: code names one where it registers the nib.
  func has(reuse identifier: String) -> Bool { hasUnread || reuse.contains(identifier) }

  /// Whether a document other than the named one uses a custom class, or a controller names a nib so.
  ///
  /// - Parameter document: nil if any document counts.
  func uses(_ name: String, outside document: String? = nil) -> Bool {
    namesNib(name) || documentsByClass[name]?.contains { $0 != document } ?? false
  }

  /// Whether a document creates objects of a class, apart from scenes that cannot appear, or a controller names a nib so.
  ///
  /// - Parameter document: the name of the document that does not count; nil if any counts.
  func shows(class name: String, outside document: String? = nil) -> Bool {
    namesNib(name) || documentsShowing[name]?.contains { $0 != document } ?? false
  }

  /// The identifiers by which code must ask for the scenes with a class, if no document shows the class otherwise.
  func identifiersNeeded(toShow name: String) -> Set<String>? {
    guard !namesNib(name), let shown = documentsShowing[name], shown == documentsAsked[name] else { return nil }
    return identifiersByClass[name]
  }

  /// Whether a controller in a document names the nib.
  func namesNib(_ name: String) -> Bool { nibNames.contains(name) }

  /// Whether a document other than its own nib creates objects of a class, or a document that is not read may do so.
  package func mayUse(_ name: String) -> Bool {
    hasUnread || storyboardClasses.contains(name) || shows(class: name, outside: name)
  }

  /// Whether a document shows an image of the name.
  func shows(image name: String) -> Bool { hasUnread || images.contains(ByteHash(name)) }

  /// Whether an action of a document sends a method of the name, which Swift may have lengthened: `openWithSender:`.
  func sends(_ method: String) -> Bool {
    hasUnread || actions.contains(method) || actions.contains { $0.hasPrefix("\(method)With") }
  }

  /// Whether a property list or a JSON file contains the name.
  ///
  /// In the property list of a target, a name counts only if it begins with a capital letter.
  package func lists(_ name: String) -> Bool { listed.contains(ByteHash(name)) || data.mention(name) }

  /// Whether a storyboard reference, a property list or a JSON file contains the name of a storyboard or scene.
  func refers(to name: String) -> Bool { references.contains(name) || lists(name) }

  /// Whether a document that has one of the classes connects an outlet of that name, of this class or of another.
  ///
  /// - Parameter path: the path of the document that does not count in any language.
  func connects(_ property: String, outside path: String, besideAnyOf isRelated: (String) -> Bool) -> Bool {
    let place = Document.place(of: path)
    return hasUnread
      || documentsByProperty[property]?.contains { $0.place != place && $0.classes.contains(where: isRelated) } ?? false
  }

  var allStoryboards: Set<String> { storyboards }
  var allNibs: Set<String> { nibs }
  var allScenes: Set<String> { scenes }
  var allSegues: Set<String> { segues }
  var allReuse: Set<String> { reuse }
}

extension ProjectNames.Document {
  /// Reads the start tags of a document in one pass over its bytes, because every document of a project is read for it,
  /// of any platform. The document need not be well-formed.
  ///
  /// - Parameter path: its file ends in `.storyboard` or `.xib`.
  package init(_ bytes: [UInt8], path: String) {
    isRead = bytes.contains(UInt8(ascii: "<"))
    isStoryboard = path.hasSuffix(".storyboard")
    name = Self.name(of: path)
    self.place = Self.place(of: path)
    var place = 0
    var controllers = Controllers()
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        place = CharacterData.endOfSection(at: place, in: bytes) ?? read(bytes, place + 1, &controllers)
      } else {
        place += 1
      }
    }
    let shown = controllers.all.filter { controllers.shown.contains($0.id) }.map(\.name)
    let others = controllers.otherClasses.union(shown)
    for controller in controllers.all where !others.contains(controller.name) {
      if let identifier = controller.identifier {
        identifiers[controller.name, default: []].insert(identifier)
      } else {
        stranded.insert(controller.name)
      }
    }
    stranded.subtract(identifiers.keys)
  }

  /// The controllers of a document, and what leads to them.
  private struct Controllers {
    /// The controllers with a custom class, and their storyboard identifiers.
    var all: [(id: ByteHash, name: String, identifier: String?)] = []
    /// The classes of other objects.
    var otherClasses: Set<String> = []
    /// The ids of the initial controller and of those to which segues lead.
    var shown: Set<ByteHash> = []
  }

  package static func name(of path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    for suffix in ["~ipad", "~iphone"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name
  }

  /// The name with that of the folder around it, which is the same in all languages. Each target may have a `Main`.
  static func place(of path: String) -> String {
    "\(path.split(separator: "/").dropLast().last { !$0.hasSuffix(".lproj") } ?? "")/\(name(of: path))"
  }

  /// Reads one tag from its name on, and returns the place after it.
  private mutating func read(_ bytes: [UInt8], _ start: Int, _ controllers: inout Controllers) -> Int {
    var tag = Tag()
    var place = start
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    tag.isSegue = bytes[start..<place].elementsEqual("segue".utf8)
    tag.isString = bytes[start..<place].elementsEqual("string".utf8)
    tag.isOutlet = bytes[start..<place].elementsEqual("outlet".utf8)
    tag.isCollection = bytes[start..<place].elementsEqual("outletCollection".utf8)
    while place < bytes.count, bytes[place] != UInt8(ascii: ">"), bytes[place] != UInt8(ascii: "<") {
      guard Self.isName(bytes[place]) else {
        place += 1
        continue
      }
      let name = place
      while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
      guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "="), bytes[place + 1] == UInt8(ascii: "\"") else {
        continue
      }
      let value = place + 2
      var end = value
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
      take(bytes[name..<place], bytes[value..<end], &tag)
      place = end + 1
    }
    finish(tag, &controllers)
    if tag.isString, place < bytes.count, bytes[place] == UInt8(ascii: ">") {
      let text = bytes[(place + 1)...].prefix { $0 != UInt8(ascii: "<") }
      takeArchived(tag.key ?? [], String(decoding: text, as: UTF8.self))
      place += 1 + text.count
    }
    return place
  }

  /// Reads a text of an archive, the format of Xcode 3: a nib that a controller names, the class of an object, or the
  /// outlet or action of a connection.
  private mutating func takeArchived(_ key: ArraySlice<UInt8>, _ text: String) {
    if text.isEmpty { return }
    // In the oldest archives, a list of keys and one of values stand for the keys of the values.
    if key.isEmpty, text.first?.isUppercase == true, text.utf8.allSatisfy(Self.isName) { classes.insert(text) }
    if key.elementsEqual("IBUINibName".utf8) { nibNames.insert(text) }
    if key.suffix(Self.classKey.count).elementsEqual(Self.classKey) { classes.insert(text) }
    if key.elementsEqual("label".utf8) {
      properties.insert(text)
      actions.insert(String(text.prefix { $0 != ":" }))
    }
  }

  private static let classKey = Array(".CustomClassName".utf8)

  private struct Tag {
    /// The key of a `<string>`.
    var key: ArraySlice<UInt8>?
    var isString = false
    var isSegue = false
    var isOutlet = false
    var isCollection = false
    var customClass: String?
    var module: String?
    var isOfTarget = false
    var id: ArraySlice<UInt8>?
    /// The destination of a segue, or the initial controller of the document.
    var shown: ArraySlice<UInt8>?
    var isController = false
    var identifier: String?
  }

  private mutating func take(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, _ tag: inout Tag) {
    if name.elementsEqual("id".utf8) { tag.id = value }
    if tag.isString, name.elementsEqual("key".utf8) { tag.key = value }
    // Most attributes are not among these; their length rules many of them out.
    guard name.count >= 5, let first = name.first else { return }
    if name.suffix(4).elementsEqual("mage".utf8) {
      images.insert(ByteHash(value.split(separator: UInt8(ascii: "/")).last ?? value))
    }
    func isNamed(_ text: StaticString) -> Bool {
      name.count == text.utf8CodeUnitCount && text.withUTF8Buffer { $0.elementsEqual(name) }
    }
    func text() -> String { CharacterData.attributeValue(value) }
    switch first {
    case UInt8(ascii: "c"):
      if isNamed("customClass") { tag.customClass = text() }
      if isNamed("customModule") { tag.module = text() }
      if isNamed("customModuleProvider") { tag.isOfTarget = value.elementsEqual("target".utf8) }
    case UInt8(ascii: "s"):
      if isNamed("storyboardIdentifier") {
        tag.identifier = text()
        scenes.insert(text())
      }
      if isNamed("sceneMemberID") { tag.isController = value.elementsEqual("viewController".utf8) }
      if isNamed("storyboardName") { references.insert(text()) }
      if isNamed("selector") { actions.insert(String(text().prefix { $0 != ":" })) }
    case UInt8(ascii: "u"): if isNamed("unwindAction") { actions.insert(String(text().prefix { $0 != ":" })) }
    case UInt8(ascii: "n"): if isNamed("nibName") { nibNames.insert(text()) }
    case UInt8(ascii: "r"):
      if isNamed("reuseIdentifier") { reuse.insert(text()) }
      if isNamed("referencedIdentifier") { references.insert(text()) }
    case UInt8(ascii: "i"):
      if tag.isSegue, isNamed("identifier") { segues.insert(text()) }
      if isNamed("initialViewController") { tag.shown = value }
    case UInt8(ascii: "d"): if tag.isSegue, isNamed("destination") { tag.shown = value }
    case UInt8(ascii: "p"): if tag.isOutlet || tag.isCollection, isNamed("property") { properties.insert(text()) }
    default: break
    }
  }

  private mutating func finish(_ tag: Tag, _ controllers: inout Controllers) {
    if let shown = tag.shown { controllers.shown.insert(ByteHash(shown)) }
    guard let customClass = tag.customClass, !customClass.isEmpty, !customClass.hasPrefix("_Tt") else { return }
    let name = customClass.split(separator: ".").last.map(String.init) ?? customClass
    classes.insert(name)
    if tag.isController, let id = tag.id {
      controllers.all.append((ByteHash(id), name, tag.identifier))
    } else {
      controllers.otherClasses.insert(name)
    }
    if let module = tag.module, !module.isEmpty, !tag.isOfTarget {
      modules.insert(module)
    } else if tag.isOfTarget {
      ownClasses.insert(name)
    }
  }

  /// Letters, digits, underscores, hyphens and colons.
  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
      || byte == 0x2D || byte == 0x3A
  }
}
