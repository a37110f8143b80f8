/// The glyphs of characters, from the `cmap` table.
struct CharacterMap: Sendable {
  private let subtable: FontBytes
  private let format: Format

  private enum Format: Int {
    /// Segments of the first 65,536 characters.
    case segments = 4
    /// A run of characters, each with its own glyph.
    case run = 6
    /// Groups of all characters.
    case groups = 12
  }

  /// Nil if the table has no subtable for Unicode characters in a known format.
  init?(_ table: FontBytes) {
    let count = table.unsigned16(2) ?? 0
    var best: (rank: Int, subtable: FontBytes, format: Format)?
    for index in 0..<count {
      let record = 4 + 8 * index
      guard let platform = table.unsigned16(record), let encoding = table.unsigned16(record + 2) else { break }
      guard platform == 0 || platform == 3 && (encoding == 1 || encoding == 10),
        let subtable = table.longLinkedPart(at: record + 4),
        let format = subtable.unsigned16(0).flatMap(Format.init(rawValue:))
      else { continue }
      if best.map({ $0.rank < format.rawValue }) ?? true { best = (format.rawValue, subtable, format) }
    }
    guard let best else { return nil }
    subtable = best.subtable
    format = best.format
  }

  /// The glyph of a character; nil if the font does not have it.
  func glyph(_ character: Int) -> Int? {
    let glyph =
      switch format {
      case .segments: inSegments(character)
      case .run: inRun(character)
      case .groups: inGroups(character)
      }
    return glyph == 0 ? nil : glyph
  }

  private func inSegments(_ character: Int) -> Int? {
    guard character <= 0xFFFF, let double = subtable.unsigned16(6) else { return nil }
    let (ends, starts, deltas, offsets) = (14, 16 + double, 16 + 2 * double, 16 + 3 * double)
    let segment = FontBytes.search(double / 2, for: character) { index in
      guard let first = subtable.unsigned16(starts + 2 * index), let last = subtable.unsigned16(ends + 2 * index) else {
        return nil
      }
      return (first, last)
    }
    guard let segment, let first = subtable.unsigned16(starts + 2 * segment),
      let delta = subtable.unsigned16(deltas + 2 * segment), let offset = subtable.unsigned16(offsets + 2 * segment)
    else { return nil }
    if offset == 0 { return (character + delta) & 0xFFFF }
    // The offset counts from its own position.
    guard let glyph = subtable.unsigned16(offsets + 2 * segment + offset + 2 * (character - first)) else { return nil }
    return glyph == 0 ? nil : (glyph + delta) & 0xFFFF
  }

  private func inRun(_ character: Int) -> Int? {
    guard let first = subtable.unsigned16(6), let count = subtable.unsigned16(8) else { return nil }
    guard character >= first, character < first + count else { return nil }
    return subtable.unsigned16(10 + 2 * (character - first))
  }

  private func inGroups(_ character: Int) -> Int? {
    guard let count = subtable.unsigned32(12) else { return nil }
    let group = FontBytes.search(count, for: character) { index in
      guard let first = subtable.unsigned32(16 + 12 * index), let last = subtable.unsigned32(20 + 12 * index) else {
        return nil
      }
      return (first, last)
    }
    guard let group, let first = subtable.unsigned32(16 + 12 * group),
      let glyph = subtable.unsigned32(24 + 12 * group)
    else { return nil }
    return glyph + character - first
  }
}
