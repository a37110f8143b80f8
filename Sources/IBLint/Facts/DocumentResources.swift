import IBModel
import IBSource
import IBSyntax

/// The images and colors that a document lists, and those it uses.
struct DocumentResources: Sendable {
  enum Kind: String, Sendable {
    case image
    case namedColor = "named color"
    case systemColor = "system color"
  }

  /// A name where it is listed or used.
  struct Mention: Sendable {
    let kind: Kind
    let name: String
    let element: XMLElement
    /// The name's bytes.
    let range: SourceRange
  }

  /// The entries of the list, in document order.
  let entries: [Mention]
  /// Certain uses of names, in document order.
  private(set) var uses: [Mention] = []
  private let listed: Set<String>
  /// The keys of resources that are used or may be.
  private var used: Set<String> = []
  /// The listed names: most values are not among them and need not become strings.
  private let listedNames: NameFilter
  let runtime: InterfaceRuntime

  init(_ document: Document, _ elements: ElementIndex) {
    entries = elements.elements(named: .resources).flatMap(\.children).compactMap(Self.entry)
    listed = Set(entries.map(Self.key))
    listedNames = NameFilter(entries.map(\.name))
    runtime = document.flavor.runtime
    for element in document.tree.allElements where element.parent?.name != .resources {
      if element.name == .color {
        readColor(element)
      } else {
        readImages(of: element)
      }
    }
  }

  var hasEntries: Bool { !entries.isEmpty }

  /// The resources of one kind that the document lists, then those it uses without listing them; each name once.
  func names(of kind: Kind) -> [Mention] {
    let all = entries.filter { $0.kind == kind } + uses.filter { $0.kind == kind && !isListed($0) }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.name).inserted }
  }

  func isListed(_ use: Mention) -> Bool { listed.contains(Self.key(use)) }

  func isUsed(_ entry: Mention) -> Bool {
    used.contains(Self.key(entry)) || entry.kind == .namedColor && entry.name == Self.globalAccent
  }

  private static func key(_ mention: Mention) -> String { "\(mention.kind.rawValue) \(mention.name)" }

  /// The resource that an element of the list is; nil for another element.
  static func entry(_ element: XMLElement) -> Mention? {
    switch element.name {
    case .image: mention(.image, .name, of: element)
    case .namedColor: mention(.namedColor, .name, of: element)
    case .systemColor: mention(.systemColor, .name, of: element)
    default: nil
    }
  }

  /// The tint of the whole document is not listed, nor are system colors before Xcode 12, nor those of the catalog that
  /// the system has, which only look like named ones (Measurements/Format.md#system-colors).
  private mutating func readColor(_ element: XMLElement) {
    for (kind, name) in [(Kind.namedColor, Name.name), (.systemColor, .systemColor)] {
      guard let mention = Self.mention(kind, name, of: element) else { continue }
      used.insert(Self.key(mention))
      // Resources of the system need no entry.
      if element.parent?.name == .document || kind == .systemColor || element.equals(.catalog, "System") { continue }
      uses.append(mention)
    }
  }

  /// Any attribute may name an image, for instance a runtime attribute's value, so every value that is the name of an
  /// image counts as a possible use. Only attributes that always name an image are certain uses, and runtime attributes of the type Image.
  private mutating func readImages(of element: XMLElement) {
    let bytes = element.tree.source.bytes
    for attribute in element.attributes {
      let range = attribute.valueRange
      let isImage =
        ImageAttributes.all.contains(attribute.name)
        || attribute.name == .value && element.name == .userDefinedRuntimeAttribute && element.equals(.type, "image")
      guard range.count > 0, isImage || listedNames.mayContain(bytes, range) else { continue }
      let mention = Mention(kind: .image, name: attribute.value, element: element, range: range)
      used.insert(Self.key(mention))
      if isImage, !attribute.equals("YES"), !attribute.equals("NO") { uses.append(mention) }
    }
  }

  private static func mention(_ kind: Kind, _ name: Name, of element: XMLElement) -> Mention? {
    element.attribute(name).map { Mention(kind: kind, name: $0.value, element: element, range: $0.valueRange) }
  }

  /// The app's tint, which Xcode lists without a use.
  private static let globalAccent = "AccentColor"
}

/// Determines whether bytes may be one of a few names, without making a string of them.
struct NameFilter: Sendable {
  private let hashes: Set<ByteHash>
  /// A bit for each length that a name has, modulo 64: few values must be hashed.
  private var lengths: UInt64 = 0

  init(_ names: [String]) {
    hashes = Set(names.map { ByteHash($0) })
    for name in names { lengths |= Self.bit(name.utf8.count) }
  }

  /// False if the bytes of the range are none of the names.
  func mayContain(_ bytes: [UInt8], _ range: SourceRange) -> Bool {
    lengths & Self.bit(range.count) != 0 && hashes.contains(ByteHash(bytes[range.lower..<range.upper]))
  }

  private static func bit(_ length: Int) -> UInt64 { 1 &<< UInt64(length) }
}
