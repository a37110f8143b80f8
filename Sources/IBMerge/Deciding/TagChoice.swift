import IBSyntax

/// The source of a node's start tag and of the text inside the node.
enum TagChoice {
  case side(MergeSide)
  /// A tag with attributes from several files.
  case combined([UInt8], MergeSide)
  case clash(NodeConflict.Cause)
}

struct TagChooser {
  let table: NodeTable
  let decisions: DecisionLookup
  /// Decides which side's rewriting by Xcode is kept.
  let preferred: Preference

  func choice(_ node: Int) -> TagChoice {
    guard let ours = table.element(node, .ours) else { return .side(.theirs) }
    guard let theirs = table.element(node, .theirs) else { return .side(.ours) }
    let base = table.element(node, .base)
    if node == 0 { return document(base, ours, theirs) }
    let texts = (base?.ownText ?? [], ours.ownText, theirs.ownText)
    let hasText = !(texts.0.isEmpty && texts.1.isEmpty && texts.2.isEmpty)
    let written = ThreeWay<ArraySlice<UInt8>?>(
      base: base.map { hasText ? table.bytes($0) : $0.startTag },
      ours: hasText ? table.bytes(ours) : ours.startTag, theirs: hasText ? table.bytes(theirs) : theirs.startTag)
    if let side = written.decided { return .side(side) }
    if table.nodes[node].isRewritten { return .side(preferred.side(for: node)) }
    return compare(node, base, ours, theirs, hasText: hasText, written)
  }

  private func compare(
    _ node: Int, _ base: XMLElement?, _ ours: XMLElement, _ theirs: XMLElement, hasText: Bool,
    _ written: ThreeWay<ArraySlice<UInt8>?>
  ) -> TagChoice {
    let facts = FactMerge(base.map { NodeFacts($0) }, NodeFacts(ours), NodeFacts(theirs))
    if facts.clashes.isEmpty, let side = facts.side(writing: written) { return .side(side) }
    let meanings = FactMerge(
      base.map { NodeFacts(meaning: $0) }, NodeFacts(meaning: ours), NodeFacts(meaning: theirs))
    if meanings.clashes.isEmpty, let side = meanings.side(writing: written) { return .side(side) }
    switch decisions.choice(for: node) {
    case .side(let side)?: return .side(side)
    case .both? where facts.clashes.isEmpty && !hasText:
      let tag = CombinedTag(facts.wanted, ours, theirs)
      return .combined(tag.bytes, tag.side)
    default:
      // A color or a font is one value with several attributes.
      let clashes = meanings.isValue ? meanings.clashes : facts.clashes
      return .clash(clashes.isEmpty ? .tag : .values(clashes))
    }
  }

  /// The choice for the tag of the document itself.
  ///
  /// This tag may be combined into a line that neither version contains, because it lists the versions of the programs.
  private func document(_ base: XMLElement?, _ ours: XMLElement, _ theirs: XMLElement) -> TagChoice {
    let facts = FactMerge(base.map { NodeFacts($0) }, NodeFacts(ours), NodeFacts(theirs))
    let newer = preferred.newer
    let written = ThreeWay<ArraySlice<UInt8>?>(base: base?.startTag, ours: ours.startTag, theirs: theirs.startTag)
    if let side = written.decided { return .side(side) }
    if !facts.clashes.isEmpty {
      guard let side = decisions.side(for: 0) else { return .clash(.values(facts.clashes)) }
      return .side(side)
    }
    let sides = newer == .ours ? (ours, theirs) : (theirs, ours)
    if NodeFacts(sides.0) == facts.wanted { return .side(newer) }
    let tag = CombinedTag(facts.wanted, sides.0, sides.1)
    return .combined(tag.bytes, newer)
  }
}
