/// Glyphs that replace several others, such as one glyph for `fi`.
struct Ligatures: Sendable {
  private let subtables: [FontBytes]

  /// The type of lookups for ligatures. `extensionKind` is that of extensions, which refer to other lookups.
  private static let ligatures = 4
  private static let extensionKind = 7

  /// The largest number of glyphs of a ligature that is read. Fonts do not have as long ones.
  ///
  /// `largestCount` limits the number of ligatures in all subtables that begin with the same glyph.
  static let longest = 32
  private static let largestCount = 512

  init(_ tables: FontTables) {
    let table = tables.table("GSUB").map { LayoutTable(table: $0, extensionKind: Self.extensionKind) }
    subtables = (table?.lookups(["liga", "clig", "rlig"]) ?? [])
      .filter { $0.kind == Self.ligatures }.flatMap(\.subtables)
  }

  var isEmpty: Bool { subtables.isEmpty }

  /// The glyph that replaces the first glyphs, and the number of these; nil without a ligature.
  func replacement(of glyphs: ArraySlice<Int>) -> (glyph: Int, count: Int)? {
    guard let first = glyphs.first else { return nil }
    var left = Self.largestCount
    for subtable in subtables where left > 0 {
      guard subtable.unsigned16(0) == 1,
        let place = subtable.linkedPart(at: 2).map(GlyphCoverage.init)?.index(of: first),
        let set = subtable.linkedPart(at: 6 + 2 * place), let count = set.unsigned16(0)
      else { continue }
      let read = min(count, left)
      left -= read
      for index in 0..<read {
        guard let ligature = set.linkedPart(at: 2 + 2 * index), let length = ligature.unsigned16(2), length > 1,
          length <= min(glyphs.count, Self.longest), let glyph = ligature.unsigned16(0)
        else { continue }
        let rest = glyphs.dropFirst().prefix(length - 1)
        if rest.enumerated().allSatisfy({ ligature.unsigned16(4 + 2 * $0.offset) == $0.element }) {
          return (glyph, length)
        }
      }
    }
    return nil
  }
}
