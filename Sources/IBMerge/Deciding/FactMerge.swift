/// The facts of one element in three versions, merged attribute by attribute.
struct FactMerge {
  /// The names of the attributes that both sides set, sorted. `<text>` stands for the text inside, and `<name>` for the
  /// name of the element.
  private(set) var clashes: [String] = []
  /// The facts after the merge. If both sides set a value, it is ours.
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

  /// The file with exactly the wanted facts; nil without one.
  ///
  /// If both sides have them, it is a side that edited the element, ours if both did.
  func side(writing written: ThreeWay<ArraySlice<UInt8>?>) -> MergeSide? {
    let fitting = [MergeSide.ours, .theirs, .base].filter { versions[$0] == wanted }
    if fitting.contains(.ours), fitting.contains(.theirs) { return written.ours == written.base ? .theirs : .ours }
    return fitting.first
  }

  /// Whether the whole element is one value (`NodeFacts.init(meaning:)`).
  var isValue: Bool { versions.ours?.attributes[NodeFacts.wholeValue] != nil }
}
