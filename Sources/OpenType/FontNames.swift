/// The names of a font in its `name` table.
struct FontNames {
  /// The PostScript name, such as `Avenir-Heavy`.
  let postScript: String?
  /// The full name, such as `Avenir Heavy`.
  let full: String?

  /// The identifiers of the names in the table.
  private static let fullIdentifier = 4
  private static let postScriptIdentifier = 6

  init(_ table: FontBytes) {
    let count = table.unsigned16(2) ?? 0
    let strings = table.linkedPart(at: 4)
    var names: [Int: String] = [:]
    for index in 0..<count {
      let record = 6 + 12 * index
      guard let platform = table.unsigned16(record), let identifier = table.unsigned16(record + 6),
        let length = table.unsigned16(record + 8), let offset = table.unsigned16(record + 10)
      else { break }
      guard identifier == Self.fullIdentifier || identifier == Self.postScriptIdentifier, names[identifier] == nil,
        let bytes = strings?.slice(at: offset, count: length)
      else { continue }
      names[identifier] = Self.text(bytes, platform: platform)
    }
    postScript = names[Self.postScriptIdentifier]
    full = names[Self.fullIdentifier]
  }

  /// The text of a name. On platform 1, each character has one byte; the other platforms use UTF-16.
  private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String {
    if platform == 1 { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
