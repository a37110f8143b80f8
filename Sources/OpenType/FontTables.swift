/// The tables of one font in a file.
///
/// Source of all formats in this module: ISO/IEC 14496-22, the Open Font Format, which is the standard for OpenType.
struct FontTables: Sendable {
  private let file: FontBytes
  private let records: FontBytes
  private let count: Int

  /// The fonts in a file: one, or those of a collection; empty for any other file.
  static func all(in bytes: [UInt8]) -> [FontTables] {
    let file = FontBytes(bytes)
    guard file.unsigned32(0) == tag("ttcf") else { return [FontTables(file, at: 0)].compactMap(\.self) }
    let count = min(file.unsigned32(8) ?? 0, OpenTypeFont.largestCollection)
    return (0..<count).compactMap { index in file.unsigned32(12 + 4 * index).flatMap { FontTables(file, at: $0) } }
  }

  private init?(_ file: FontBytes, at offset: Int) {
    guard let header = file.part(at: offset), let version = header.unsigned32(0), Self.versions.contains(version),
      let count = header.unsigned16(4), let records = header.part(at: 12)
    else { return nil }
    self.file = file
    self.records = records
    self.count = count
  }

  /// The table with a tag such as `hmtx`; nil if the font does not have it.
  func table(_ name: StaticString) -> FontBytes? {
    let wanted = Self.tag(name)
    for index in 0..<count {
      guard let tag = records.unsigned32(16 * index) else { return nil }
      if tag == wanted { return records.unsigned32(16 * index + 8).flatMap { file.part(at: $0) } }
    }
    return nil
  }

  static func tag(_ name: StaticString) -> Int {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// The versions of fonts with TrueType outlines, in two spellings, and with Compact Font Format outlines.
  private static let versions: Set<Int> = [0x10000, tag("true"), tag("OTTO")]
}
