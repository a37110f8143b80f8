import IBSource
import IBSyntax

/// The images and colours a document lists, and those it uses.
struct DocumentResources {
  enum Kind: String {
    case image
    case namedColor = "named color"
    case systemColor = "system color"
  }

  /// A name where it is listed or used.
  struct Mention {
    let kind: Kind
    let name: String
    let element: XMLElement
    /// The name's bytes.
    let range: SourceRange
  }

  /// What the list says, in document order.
  let entries: [Mention]
  /// Where names are used, kind by kind in document order.
  let uses: [Mention]
  private let listed: Set<String>
  private let used: Set<String>

  init(_ context: borrowing RuleContext) {
    let lists = context.elements(named: .resources)
    entries = lists.flatMap(\.children).compactMap(Self.entry)
    let names = Set(entries.map(\.name))
    uses = entries.isEmpty ? [] : Self.uses(in: context, listed: names)
    listed = Set(entries.map(Self.key))
    used = Set(uses.map(Self.key))
  }

  var hasEntries: Bool { !entries.isEmpty }

  func isListed(_ use: Mention) -> Bool { listed.contains(Self.key(use)) }

  func isUsed(_ entry: Mention) -> Bool { used.contains(Self.key(entry)) }

  private static func key(_ mention: Mention) -> String { "\(mention.kind.rawValue) \(mention.name)" }

  private static func entry(_ element: XMLElement) -> Mention? {
    switch element.name {
    case .image: mention(.image, .name, of: element)
    case .namedColor: mention(.namedColor, .name, of: element)
    case .systemColor: mention(.systemColor, .name, of: element)
    default: nil
    }
  }

  /// A runtime attribute may hold the name of an image, and values are not searched for more: any attribute whose value
  /// is a listed image counts as its use, so that new attributes do not make old images look unused.
  private static func uses(in context: borrowing RuleContext, listed: Set<String>) -> [Mention] {
    var uses: [Mention] = []
    for element in context.allElements where element.parent?.name != .resources {
      if element.name == .color {
        if let use = mention(.namedColor, .name, of: element) { uses.append(use) }
        if let use = mention(.systemColor, .systemColor, of: element) { uses.append(use) }
        continue
      }
      for attribute in element.attributes {
        let isImage = imageAttributes.contains(attribute.name)
        guard isImage || !structural.contains(attribute.name) else { continue }
        let name = attribute.value
        guard isImage ? !name.isEmpty : listed.contains(name) else { continue }
        uses.append(Mention(kind: .image, name: name, element: element, range: attribute.valueRange))
      }
    }
    return uses
  }

  private static func mention(_ kind: Kind, _ name: Name, of element: XMLElement) -> Mention? {
    element.attribute(name).map { Mention(kind: kind, name: $0.value, element: element, range: $0.valueRange) }
  }

  /// Attributes that always name an image (facts: format/elements.json).
  private static let imageAttributes: Set<Name> = [
    .backgroundImage, .highlightedImage, .image, .landscapeImage, .largeContentSizeImage, .maximumValueImage,
    .minimumValueImage, .progressImage, .selectedImage, .trackImage,
  ]
  /// The frequent ones that never do.
  private static let structural: Set<Name> = [.id, .key, .destination, .firstItem, .secondItem, .contentMode]
}
