/// Makes small font files for tests: letters with advances, pairs with kerning, ligatures. Widths are in thousandths of
/// an em.
package struct FontBuilder {
  package enum Kerning {
    /// In the table `GPOS`, pair by pair.
    case pairs
    /// In the table `GPOS`, by classes of glyphs; all pairs have the first one's value.
    case classes
    /// In the older table `kern`.
    case legacy
  }

  /// A subtable of the table `cmap`. It gives each character the glyph that is `shift` further than its own.
  package struct Encoding: Sendable {
    let platform: Int
    let encoding: Int
    let format: Int
    let shift: Int

    /// The formats are 4 for segments, 6 for a run and 12 for groups.
    package init(platform: Int, encoding: Int, format: Int, shift: Int = 0) {
      self.platform = platform
      self.encoding = encoding
      self.format = format
      self.shift = shift
    }
  }

  package var name = "Test-Regular"
  package var ascender = 900
  package var descender = 300
  /// In the order of the characters' codes.
  package var advances: [(character: Unicode.Scalar, width: Int)]
  package var pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, value: Int)] = []
  package var kerning = Kerning.pairs
  package var ligatures: [(letters: [Unicode.Scalar], width: Int)] = []
  /// Whether characters are in groups, as those above U+FFFF have to be, and not in segments.
  package var hasGroups = false
  /// The platforms and encodings of the subtables with the characters, in order; empty for the one of `hasGroups`.
  package var encodings: [Encoding] = []
  /// How many lookups a feature has, and how many subtables each of them: all of them are one and the same.
  package var repeats = 1

  /// How many advances there are, as in a font whose glyphs all have one width; later glyphs have the last one.
  package var advanceCount: Int?

  package init(advances: [(character: Unicode.Scalar, width: Int)]) {
    self.advances = advances
  }

  /// The file.
  package var bytes: [UInt8] {
    var tables: [(tag: String, bytes: [UInt8])] = [
      ("cmap", cmap), ("head", Array(repeating: 0, count: 18) + Self.number(1000) + Array(repeating: 0, count: 34)),
      ("hhea", hhea),
      ("hmtx", widths.prefix(advanceCount ?? widths.count).flatMap { Self.number($0) + Self.number(0) }),
      ("name", names),
    ]
    if !pairs.isEmpty {
      switch kerning {
      case .pairs: tables.append(("GPOS", layout("kern", kind: 2, subtable: pairSubtable)))
      case .classes: tables.append(("GPOS", layout("kern", kind: 2, subtable: classSubtable)))
      case .legacy: tables.append(("kern", legacyKern))
      }
    }
    if !ligatures.isEmpty { tables.append(("GSUB", layout("liga", kind: 4, subtable: ligatureSubtable))) }
    var header = Self.number(1) + Self.number(0) + Self.number(tables.count) + Array(repeating: 0, count: 6)
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      header += Array(table.tag.utf8) + [0, 0, 0, 0] + Self.long(start + body.count) + Self.long(table.bytes.count)
      body += table.bytes
    }
    return header + body
  }

  /// Glyph 0 is the one for missing characters; ligatures come last.
  private var widths: [Int] { [500] + advances.map(\.width) + ligatures.map(\.width) }

  private func glyph(_ character: Unicode.Scalar) -> Int {
    1 + (advances.firstIndex { $0.character == character } ?? -1)
  }

  private var hhea: [UInt8] {
    Self.long(0x10000) + Self.number(ascender) + Self.number(-descender) + Array(repeating: 0, count: 26)
      + Self.number(advanceCount ?? widths.count)
  }

  private var names: [UInt8] {
    let text = name.utf16.flatMap { Self.number(Int($0)) }
    return Self.number(0) + Self.number(1) + Self.number(18) + [3, 1, 0x409, 6, text.count, 0].flatMap(Self.number)
      + text
  }

  private var cmap: [UInt8] {
    let all =
      encodings.isEmpty
      ? [Encoding(platform: 3, encoding: hasGroups ? 10 : 1, format: hasGroups ? 12 : 4)] : encodings
    let subtables = all.map(characterMap)
    var records: [UInt8] = []
    var start = 4 + 8 * all.count
    for (entry, subtable) in zip(all, subtables) {
      records += Self.number(entry.platform) + Self.number(entry.encoding) + Self.long(start)
      start += subtable.count
    }
    return Self.number(0) + Self.number(all.count) + records + subtables.flatMap(\.self)
  }

  private func characterMap(_ entry: Encoding) -> [UInt8] {
    let codes = advances.map { Int($0.character.value) }
    let glyphs = codes.indices.map { $0 + 1 + entry.shift }
    switch entry.format {
    case 12:
      let groups = zip(codes, glyphs).flatMap { Self.long($0) + Self.long($0) + Self.long($1) }
      return Self.number(12) + Self.number(0) + Self.long(16 + groups.count) + Self.long(0) + Self.long(codes.count)
        + groups
    case 6:
      guard let first = codes.first, let last = codes.last else { return [] }
      let run = (first...last).map { code in codes.firstIndex(of: code).map { glyphs[$0] } ?? 0 }
      return ([6, 10 + 2 * run.count, 0, first, run.count] + run).flatMap(Self.number)
    default:
      let ends = codes + [0xFFFF]
      let deltas = zip(codes, glyphs).map { $1 - $0 } + [1]
      let fields = [4, 0, 0, 2 * ends.count, 0, 0, 0] + ends + [0] + ends + deltas + ends.map { _ in 0 }
      return fields.flatMap(Self.number)
    }
  }

  private var legacyKern: [UInt8] {
    let records = sortedPairs.flatMap { [$0.first, $0.second, $0.value] }
    return ([0, 1, 0, 14 + 2 * records.count, 1, pairs.count, 0, 0, 0] + records).flatMap(Self.number)
  }

  private var sortedPairs: [(first: Int, second: Int, value: Int)] {
    pairs.map { (glyph($0.first), glyph($0.second), $0.value) }.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private var pairSubtable: [UInt8] {
    let firsts = Set(sortedPairs.map(\.first)).sorted()
    let sets = firsts.map { first in
      let own = sortedPairs.filter { $0.first == first }
      // A placement before the advance.
      return ([own.count] + own.flatMap { [$0.second, 7, $0.value] }).flatMap(Self.number)
    }
    let start = 10 + 2 * firsts.count
    let offsets = sets.indices.map { index in start + sets[..<index].reduce(0) { $0 + $1.count } }
    let coverage = ([1, firsts.count] + firsts).flatMap(Self.number)
    let end = start + sets.reduce(0) { $0 + $1.count }
    return ([1, end, 5, 0, firsts.count] + offsets).flatMap(Self.number) + sets.flatMap(\.self) + coverage
  }

  private var classSubtable: [UInt8] {
    let firsts = Set(sortedPairs.map(\.first)).sorted()
    let seconds = Set(sortedPairs.map(\.second)).sorted()
    let records = [0, 0, 0, pairs.first?.value ?? 0]
    let coverage = [2, firsts.count] + firsts.enumerated().flatMap { [$1, $1, $0] }
    let classes = { (glyphs: [Int]) in [2, glyphs.count] + glyphs.flatMap { [$0, $0, 1] } }
    let body = 16 + 2 * records.count
    let (one, two) = (body + 2 * coverage.count, body + 2 * coverage.count + 2 * classes(firsts).count)
    return ([2, body, 4, 0, one, two, 2, 2] + records + coverage + classes(firsts) + classes(seconds))
      .flatMap(Self.number)
  }

  /// The ligatures begin with one letter each.
  private var ligatureSubtable: [UInt8] {
    let all = ligatures.enumerated().map { index, ligature in
      (ligature.letters.map(glyph), glyph: 1 + advances.count + index)
    }.sorted { $0.0[0] < $1.0[0] }
    let sets = all.map { letters, glyph in
      ([1, 4, glyph, letters.count] + letters.dropFirst()).flatMap(Self.number)
    }
    let start = 6 + 2 * sets.count
    let offsets = sets.indices.map { index in start + sets[..<index].reduce(0) { $0 + $1.count } }
    let end = start + sets.reduce(0) { $0 + $1.count }
    return ([1, end, sets.count] + offsets).flatMap(Self.number) + sets.flatMap(\.self)
      + ([1, sets.count] + all.map { $0.0[0] }).flatMap(Self.number)
  }

  /// A table with one feature of the default script.
  private func layout(_ feature: String, kind: Int, subtable: [UInt8]) -> [UInt8] {
    let scripts = Self.number(1) + Array("DFLT".utf8) + [8, 4, 0, 0, 0xFFFF, 1, 0].flatMap(Self.number)
    let features = Self.number(1) + Array(feature.utf8) + ([8, 0, repeats] + (0..<repeats)).flatMap(Self.number)
    let offsets = (0..<repeats).map { _ in 2 + 2 * repeats }
    let subtables = (0..<repeats).map { _ in 6 + 2 * repeats }
    let lookups = ([repeats] + offsets + [kind, 0, repeats] + subtables).flatMap(Self.number) + subtable
    return Self.long(0x10000)
      + [10, 10 + scripts.count, 10 + scripts.count + features.count].flatMap(Self.number) + scripts + features
      + lookups
  }

  private static func number(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func long(_ value: Int) -> [UInt8] { number(value >> 16) + number(value) }
}
