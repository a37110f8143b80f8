/// The amount that is added to the advance of a glyph before another glyph, in the font's units.
struct PairKerning: Sendable {
  private let subtables: [[FontBytes]]
  private let legacy: FontBytes?

  /// The type of lookups for pairs. `extensionKind` is that of extensions, which refer to other lookups.
  private static let pairs = 2
  private static let extensionKind = 9

  /// The largest number of subtables that are read from the older table. Fonts have one.
  private static let largestCount = 16

  /// Reads the `kern` feature of the `GPOS` table or, if the font has no `GPOS` table, the older `kern` table.
  init(_ tables: FontTables) {
    if let table = tables.table("GPOS") {
      subtables = LayoutTable(table: table, extensionKind: Self.extensionKind).lookups(["kern"])
        .filter { $0.kind == Self.pairs }.map(\.subtables)
      legacy = nil
    } else {
      subtables = []
      legacy = tables.table("kern")
    }
  }

  func adjustment(_ first: Int, _ second: Int) -> Int {
    if let legacy { return Self.adjustment(first, second, in: legacy) }
    // In each lookup, the first subtable that contains the pair decides.
    return subtables.reduce(0) { sum, lookup in
      sum + (lookup.lazy.compactMap { Self.adjustment(first, second, ofPairs: $0) }.first ?? 0)
    }
  }

  /// The kerning of a pair; nil if the subtable does not contain it.
  private static func adjustment(_ first: Int, _ second: Int, ofPairs table: FontBytes) -> Int? {
    guard let coverage = table.linkedPart(at: 2).map(GlyphCoverage.init), let place = coverage.index(of: first),
      let format = table.unsigned16(4), let secondFormat = table.unsigned16(6)
    else { return nil }
    let size = 2 * (format.nonzeroBitCount + secondFormat.nonzeroBitCount)
    let value = advanceOffset(in: format)
    switch table.unsigned16(0) {
    case 1:
      guard let set = table.linkedPart(at: 10 + 2 * place), let count = set.unsigned16(0) else { return nil }
      let record = FontBytes.search(count, for: second) { index in
        set.unsigned16(2 + (2 + size) * index).map { ($0, $0) }
      }
      guard let record else { return nil }
      return value.flatMap { set.signed16(4 + (2 + size) * record + $0) } ?? 0
    case 2:
      guard let firsts = table.linkedPart(at: 8).map(GlyphClasses.init),
        let seconds = table.linkedPart(at: 10).map(GlyphClasses.init), let count = table.unsigned16(14)
      else { return nil }
      let record = firsts.index(of: first) * count + seconds.index(of: second)
      return value.flatMap { table.signed16(16 + size * record + $0) } ?? 0
    default:
      return nil
    }
  }

  /// The offset of the advance in a value of this format; nil for a format without an advance.
  ///
  /// Each lower bit of the format stands for a number before the advance.
  private static func advanceOffset(in format: Int) -> Int? {
    format & 4 == 0 ? nil : 2 * (format & 3).nonzeroBitCount
  }

  /// The sum of the horizontal subtables for pairs. Vertical subtables and other kinds are left out.
  private static func adjustment(_ first: Int, _ second: Int, in table: FontBytes) -> Int {
    guard table.unsigned16(0) == 0, let count = table.unsigned16(2) else { return 0 }
    var (sum, next) = (0, table.part(at: 4))
    for _ in 0..<min(count, largestCount) {
      guard let subtable = next, let length = subtable.unsigned16(2), length > 0,
        let coverage = subtable.unsigned16(4)
      else { break }
      next = subtable.part(at: length)
      guard coverage & 1 == 1, coverage >> 8 == 0, let pairs = subtable.unsigned16(6) else { continue }
      let pair = first << 16 | second
      let record = FontBytes.search(pairs, for: pair) { index in
        subtable.unsigned32(14 + 6 * index).map { ($0, $0) }
      }
      if let record { sum += subtable.signed16(18 + 6 * record) ?? 0 }
    }
    return sum
  }
}
