/// The facts of one element in three versions, merged attribute by attribute.
struct FactMerge {
  /// Names of attributes that both sides set, in order; `<text>` for the text inside and `<name>` for the element's
  /// name.
  private(set) var clashes: [String] = []
  /// The facts after the merge; clashes have our value.
  private(set) var wanted: NodeFacts

  static let text = "<text>"
  static let name = "<name>"

  private let versions: ThreeWay<NodeFacts?>

  init(_ base: NodeFacts?, _ ours: NodeFacts, _ theirs: NodeFacts) {
    versions = ThreeWay(base: base, ours: ours, theirs: theirs)
    var wanted: [String: NodeFacts.Value] = [:]
    let names = Set(ours.attributes.keys).union(theirs.attributes.keys).sorted()
    for name in names {
      let values = versions.map { $0?.attributes[name] }
      if let side = values.decided {
        wanted[name] = values[side]
      } else {
        clashes.append(name)
        wanted[name] = values.ours
      }
    }
    let texts = versions.map { $0?.text }
    if texts.decided == nil { clashes.append(Self.text) }
    let tags = versions.map { $0?.tag }
    if tags.decided == nil { clashes.append(Self.name) }
    self.wanted = NodeFacts(
      tag: tags[tags.decided ?? .ours] ?? ours.tag, attributes: wanted,
      text: (texts[texts.decided ?? .ours] ?? nil) ?? [])
  }

  /// The file with exactly the wanted facts; of several the edited one, else ours.
  func side(writing written: ThreeWay<ArraySlice<UInt8>?>) -> MergeSide? {
    let fitting = [MergeSide.ours, .theirs, .base].filter { versions[$0] == wanted }
    if fitting.contains(.ours), fitting.contains(.theirs) { return written.ours == written.base ? .theirs : .ours }
    return fitting.first
  }

  /// Whether the element is a value as a whole (`NodeFacts.init(meaning:)`).
  var isValue: Bool { versions.ours?.attributes[NodeFacts.wholeValue] != nil }
}
