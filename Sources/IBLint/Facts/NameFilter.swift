import IBSource

/// Says of bytes whether they may be one of a few names, without a text made of them.
struct NameFilter: Sendable {
  private let hashes: Set<ByteHash>
  /// A bit for each length that a name has, the last for all that are longer: few values have to be hashed.
  private var lengths: UInt64 = 0

  init(_ names: [String]) {
    hashes = Set(names.map { ByteHash($0) })
    for name in names { lengths |= Self.bit(name.utf8.count) }
  }

  /// False if the bytes of the range are none of the names.
  func mayContain(_ bytes: [UInt8], _ range: SourceRange) -> Bool {
    lengths & Self.bit(range.count) != 0 && hashes.contains(ByteHash(bytes[range.lower..<range.upper]))
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
