/// A set of bytes in the notation of gitignore(5): `[abc]`, `[a-z]`, `[!0-9]`, `[[:digit:]]`.
struct ByteSet: Sendable {
  /// One bit for each byte.
  private var words = SIMD4<UInt64>()
  private var isNegated = false

  /// Reads a set, and moves `index` from after the opening bracket to after the closing one.
  ///
  /// Nil for a set without a closing bracket, or with an unknown class.
  init?(of pattern: [UInt8], at index: inout Int) {
    if index < pattern.count, [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[index]) {
      isNegated = true
      index += 1
    }
    let start = index
    // The byte that starts a range if a hyphen follows.
    var last: UInt8?
    while index < pattern.count {
      // A closing bracket that comes first is a member.
      if pattern[index] == UInt8(ascii: "]"), index > start {
        index += 1
        return
      }
      guard readMember(of: pattern, at: &index, after: &last) else { return nil }
    }
    return nil
  }

  func contains(_ byte: UInt8) -> Bool {
    (words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1) != isNegated
  }

  private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Reads one member; false if the pattern ends too early.
  private mutating func readMember(of pattern: [UInt8], at index: inout Int, after last: inout UInt8?) -> Bool {
    if pattern[index] == UInt8(ascii: "-"), let low = last, index + 1 < pattern.count,
      pattern[index + 1] != UInt8(ascii: "]")
    {
      index += 1
      guard let high = Self.byte(of: pattern, at: &index) else { return false }
      if low <= high { for byte in low...high { insert(byte) } }
      last = nil
      return true
    }
    if let name = Self.className(in: pattern, at: index) {
      guard let isMember = Self.classes[String(decoding: name, as: UTF8.self)] else { return false }
      for byte in UInt8.min...UInt8(0x7F) where isMember(byte) { insert(byte) }
      index = name.endIndex + 2
      last = nil
      return true
    }
    guard let byte = Self.byte(of: pattern, at: &index) else { return false }
    insert(byte)
    last = byte
    return true
  }

  /// The byte at `index`, or the byte after a backslash there.
  private static func byte(of pattern: [UInt8], at index: inout Int) -> UInt8? {
    if pattern[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < pattern.count else { return nil }
    index += 1
    return pattern[index - 1]
  }

  /// The name in `[:name:]`; nil if the bracket is an ordinary member.
  private static func className(in pattern: [UInt8], at index: Int) -> ArraySlice<UInt8>? {
    guard pattern[index...].starts(with: "[:".utf8) else { return nil }
    guard let end = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return pattern[index..<index] }
    return end > index + 2 && pattern[end - 1] == UInt8(ascii: ":") ? pattern[(index + 2)..<(end - 1)] : nil
  }

  /// The classes of POSIX (IEEE Std 1003.1, "RE Bracket Expression") for ASCII bytes. White space is the set that git
  /// uses: space, tab and line ends.
  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) }, "alpha": isLetter, "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F }, "digit": isDigit, "graph": { (0x21...0x7E).contains($0) },
    "lower": { (0x61...0x7A).contains($0) }, "print": { (0x20...0x7E).contains($0) },
    "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) },
    "space": { [0x09, 0x0A, 0x0D, 0x20].contains($0) }, "upper": { (0x41...0x5A).contains($0) },
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0) },
  ]

  @Sendable private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  @Sendable private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
