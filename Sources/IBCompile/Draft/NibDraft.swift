import IBModel
import IBSource
import IBSyntax

/// A nib while it is made from a document.
struct NibDraft {
  let document: Document
  let facts: DocumentFacts
  let options: CompileOptions
  let scope: NibScope
  var graph = ArchiveGraph()
  private(set) var problems: [CompileProblem] = []
  /// What elements become, by their ids.
  var objects: [String: ObjectHandle] = [:]
  /// The elements that have become objects, each before those in it.
  var archived: [(element: XMLElement, object: ObjectHandle)] = []
  /// Safe areas that are objects, by their ids.
  var layoutGuides: [String: ObjectHandle] = [:]
  /// Lists of segments, by the control that they are in.
  var segmentLists: [ObjectHandle: ObjectHandle] = [:]
  /// Placeholders of what is outside of the nib, and their places by the ids of what they stand for.
  var upstreams: [(id: String, object: ObjectHandle)] = []
  var upstreamPlaces: [String: Int] = [:]
  /// Placeholders as connections name them, in their order.
  var upstreamOrder: [ObjectHandle] = []
  /// What the placeholders stand for by their numbers, once these are given.
  var upstreamIDs: [String] = []
  /// The element whose nib this is; nil for a xib.
  var root: XMLElement?
  /// How many nibs this one is inside of.
  var nesting = 0
  /// The placeholder of the object that loads the nib, where no element stands for it.
  var filesOwner: ObjectHandle?
  /// Guides of a controller that are views.
  var guideViews: [ObjectHandle] = []
  var guideConstraints: [ObjectHandle] = []
  /// Empty guides that the list of objects has.
  var guideStandIns: [ObjectHandle] = []
  /// What a static table shows.
  var dataSource: ObjectHandle?
  /// The views that hold what is in cells, by the cells.
  var contentViews: [ObjectHandle: ObjectHandle] = [:]
  /// Of a controller's nib: controllers inside of others, and what else is at its top.
  var sceneControllers: [ObjectHandle] = []
  var sceneObjects: [ObjectHandle] = []
  /// Templates of segues, each with the controller that has it.
  var segueTemplates: [(template: ObjectHandle, controller: ObjectHandle)] = []
  /// Outlets of a controller's nib that no document has.
  var sceneOutlets: [(label: String, source: ObjectHandle, destination: ObjectHandle)] = []
  /// Ids of what the views' nibs have.
  var viewObjects: Set<String> = []
  /// The traits of no variation.
  var anyTraits: ObjectHandle?

  // Values that are written once for all that are equal (Measurements/NibArchive.md#root).
  private var strings: [String: ObjectHandle] = [:]
  private var numbers: [Double: ObjectHandle] = [:]
  private var colors: [NibColor: ObjectHandle] = [:]
  private var fonts: [NibFont: ObjectHandle] = [:]
  private var images: [String: ObjectHandle] = [:]
  private var emptyList: ObjectHandle?

  init(_ document: Document, _ options: CompileOptions, scope: NibScope = .xib, facts: DocumentFacts? = nil) {
    self.document = document
    self.facts = facts ?? DocumentFacts(document)
    self.options = options
    self.scope = scope
  }

  /// A nib inside of another, of a prototype.
  init(of prototype: XMLElement, inside draft: NibDraft) {
    document = draft.document
    facts = draft.facts
    options = draft.options
    scope = .prototype
    root = prototype
    nesting = draft.nesting + 1
  }

  /// Whether an object that something refers to has been archived.
  func isArchived(_ object: ObjectHandle) -> Bool { !graph.objects[object.place].className.isEmpty }

  // MARK: - Problems

  /// Takes over the problems of a nib inside of this one.
  mutating func take(_ problems: [CompileProblem]) { self.problems += problems }

  mutating func refuse(_ element: XMLElement, _ subject: String, _ message: String) {
    problems.append(CompileProblem(message: message, range: element.nameRange, subject: subject))
  }

  mutating func refuse(_ attribute: XMLAttribute, of element: XMLElement, _ message: String) {
    problems.append(
      CompileProblem(message: message, range: attribute.range, subject: "\(element.tag)@\(attribute.nameText)"))
  }

  // MARK: - Values

  mutating func string(_ text: String) -> ArchiveValue {
    if let known = strings[text] { return .object(known) }
    let object = graph.add("NSString", [("NS.bytes", .data(Array(text.utf8)))])
    strings[text] = object
    return .object(object)
  }

  /// A whole number as an object. Equal numbers are one object, which keeps the form of the first.
  mutating func number(_ value: Int64) -> ArchiveValue {
    number(Double(value), [("NS.intval", .integer(value))])
  }

  mutating func number(_ value: Double) -> ArchiveValue {
    number(value, [("NS.dblval", .double(value))])
  }

  private mutating func number(_ value: Double, _ members: [(key: String, value: ArchiveValue)]) -> ArchiveValue {
    if let known = numbers[value] { return .object(known) }
    let object = graph.add("NSNumber", members)
    numbers[value] = object
    return .object(object)
  }

  /// A list; all empty ones of this class are one.
  mutating func list(_ elements: [ObjectHandle]) -> ArchiveValue {
    guard elements.isEmpty else { return .object(graph.addList("NSArray", elements)) }
    if let emptyList { return .object(emptyList) }
    let object = graph.addList("NSArray", [])
    emptyList = object
    return .object(object)
  }

  mutating func color(_ color: NibColor) -> ArchiveValue {
    if let known = colors[color] { return .object(known) }
    let object = graph.add("UIColor")
    colors[color] = object
    if let name = color.systemName { graph.set("UISystemColorName", string(name), of: object) }
    if let name = color.catalogName {
      graph.set("UIDynamicCatalogName", string(name), of: object)
      graph.set("UIDynamicCatalogUseNibBundle", .bool(true), of: object)
    }
    graph.set(color.components, of: object)
    return .object(object)
  }

  mutating func font(_ font: NibFont) -> ArchiveValue {
    if let known = fonts[font] { return .object(known) }
    let object = graph.add("UIFont")
    fonts[font] = object
    let name = string(font.name)
    graph.set("UIFontName", name, of: object)
    if let style = font.textStyle {
      graph.set("UIIBTextStyle", string(style), of: object)
    } else {
      graph.set("UIFontDescriptor", .object(descriptor(font)), of: object)
    }
    graph.set(
      [
        ("UIFontPointSize", .double(font.textStyle == nil ? font.size : 0)), ("UIFontTextStyleForScaling", .null),
        ("UIFontPointSizeForScaling", .double(0)), ("UIFontMaximumPointSizeAfterScaling", .double(0)),
        ("UIFontTraits", .integer(font.traits)), ("UISystemFont", .bool(font.isSystem)), ("NSName", name),
        ("NSSize", .double(font.size)),
      ], of: object)
    return .object(object)
  }

  private mutating func descriptor(_ font: NibFont) -> ObjectHandle {
    let descriptor = graph.add("UIFontDescriptor")
    let words = font.attributes.map { (string($0.key), string($0.value)) }
    let size = (string("NSFontSizeAttribute"), number(font.size))
    let entries = (words + [size]).flatMap { [$0.0, $0.1] }.compactMap { value in
      if case .object(let object) = value { object } else { nil }
    }
    let list = graph.addList(font.isEmphasized ? "NSMutableDictionary" : "NSDictionary", entries)
    graph.set("UIFontDescriptorAttributes", .object(list), of: descriptor)
    graph.set("UIFontDescriptorOptions", .integer(font.isSystem ? 2_147_517_444 : 2_147_483_648), of: descriptor)
    return descriptor
  }

  /// An image of the app, by its name; a symbol of the system where `isSymbol`.
  mutating func image(_ name: String, isSymbol: Bool) -> ArchiveValue {
    let word = "\(isSymbol) \(name)"
    if let known = images[word] { return .object(known) }
    let object = graph.add("UIImageNibPlaceholder")
    images[word] = object
    let size: Float = isSymbol ? 0 : 1
    graph.set(
      [
        ("UIImageWidth", .float(size)), ("UIImageHeight", .float(size)), ("UIResourceName", string(name)),
        ("UISystemSymbolResourceName", isSymbol ? string(name) : .null), ("UISymbolImageConfiguration", .null),
        ("UIResourceCatalogName", .null),
      ], of: object)
    return .object(object)
  }

  /// A text that people read: where the document is a base for translations, with the key of its translation.
  mutating func text(_ text: String, id: String, property: String) -> ArchiveValue {
    guard options.isLocalizable, !text.isEmpty else { return string(text) }
    let object = graph.add("NSLocalizableString", [("NS.bytes", .data(Array(text.utf8)))])
    graph.set([("NSKey", string("\(id).\(property)")), ("NSDev", string(text))], of: object)
    return .object(object)
  }
}
