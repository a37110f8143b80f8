/// The lookups of a feature in `GPOS` or `GSUB`.
struct LayoutTable {
  /// The subtables of a lookup. Its kind determines how they are read.
  struct Lookup {
    let kind: Int
    let subtables: [FontBytes]
  }

  let table: FontBytes
  /// The kind whose subtables only refer to other subtables: 9 in `GPOS`, 7 in `GSUB`.
  let extensionKind: Int

  /// The largest number of lookups of a feature, and of subtables of all of them, that are read.
  ///
  /// Fonts do not have as many, and each pair of letters is looked up in all of them.
  private static let largestCount = 512

  /// The lookups of the features with any of these tags, in the order in which they apply.
  func lookups(_ tags: [StaticString]) -> [Lookup] {
    guard let language, let features = table.linkedPart(at: 6), let list = table.linkedPart(at: 8) else { return [] }
    let wanted = Set(tags.map(FontTables.tag))
    var indices: Set<Int> = []
    for place in 0..<(language.unsigned16(4) ?? 0) {
      guard let feature = language.unsigned16(6 + 2 * place) else { break }
      guard let tag = features.unsigned32(2 + 6 * feature), wanted.contains(tag),
        let body = features.linkedPart(at: 6 + 6 * feature)
      else { continue }
      indices.formUnion((0..<(body.unsigned16(2) ?? 0)).compactMap { body.unsigned16(4 + 2 * $0) })
    }
    var left = Self.largestCount
    return indices.sorted().prefix(Self.largestCount).compactMap { index in
      guard left > 0, let table = list.linkedPart(at: 2 + 2 * index) else { return nil }
      let lookup = lookup(table, most: left)
      left -= lookup.subtables.count
      return lookup
    }
  }

  /// The features for the default language of the Latin script, or of the default script if the font has no Latin
  /// script.
  private var language: FontBytes? {
    guard let scripts = table.linkedPart(at: 4), let count = scripts.unsigned16(0) else { return nil }
    for wanted in [FontTables.tag("latn"), FontTables.tag("DFLT")] {
      for index in 0..<count where scripts.unsigned32(2 + 6 * index) == wanted {
        if let language = scripts.linkedPart(at: 6 + 6 * index)?.linkedPart(at: 0) { return language }
      }
    }
    return nil
  }

  private func lookup(_ table: FontBytes, most: Int) -> Lookup {
    let kind = table.unsigned16(0) ?? 0
    let count = min(table.unsigned16(4) ?? 0, most)
    let subtables = (0..<count).compactMap { table.linkedPart(at: 6 + 2 * $0) }
    guard kind == extensionKind else { return Lookup(kind: kind, subtables: subtables) }
    return Lookup(
      kind: subtables.first?.unsigned16(2) ?? 0, subtables: subtables.compactMap { $0.longLinkedPart(at: 4) })
  }
}
