/// A reference to a build setting: `$(NAME)`, `${NAME}`, `$NAME`, `$(NAME:modifier:modifier)`.
struct SettingReference {
  let name: String
  let modifiers: [String]
  /// The offset of the first byte after the reference.
  let end: Int

  /// The reference that begins with the dollar sign at `place`; nil if the dollar sign does not begin one.
  init?(at place: Int, of bytes: [UInt8]) {
    guard place + 1 < bytes.count else { return nil }
    let open = bytes[place + 1]
    guard open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else {
      var end = place + 1
      while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
      guard end > place + 1 else { return nil }
      self.init(name: String(decoding: bytes[place + 1..<end], as: UTF8.self), modifiers: [], end: end)
      return
    }
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    var colons: [Int] = []
    var end = place + 1
    while end < bytes.count {
      if bytes[end] == open { depth += 1 }
      if bytes[end] == close { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, bytes[end] == UInt8(ascii: ":") { colons.append(end) }
      end += 1
    }
    guard end < bytes.count else { return nil }
    let starts = [place + 1] + colons
    let parts = zip(starts, colons + [end]).map { String(decoding: bytes[$0 + 1..<$1], as: UTF8.self) }
    self.init(name: parts[0], modifiers: Array(parts.dropFirst()), end: end + 1)
  }

  private init(name: String, modifiers: [String], end: Int) {
    self.name = name
    self.modifiers = modifiers
    self.end = end
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}

/// The change that a modifier makes to a value.
enum SettingModifier {
  /// - Parameters:
  ///   - modifier: for example `c99extidentifier` or `default=Shop`.
  ///   - expand: expands the references in a default value.
  static func apply(_ modifier: String, to value: String, expand: (String) -> String) -> String {
    let sides = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch sides[0] {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "c99extidentifier": return identifier(value, extended: sides[0] != "identifier")
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "." ? $0 : "-" })
    case "default": return value.isEmpty && sides.count > 1 ? expand(sides[1]) : value
    case "file": return ProjectPath.name(of: value)
    case "dir": return ProjectPath.folder(of: value)
    case "base": return base(value)
    case "suffix":
      let ending = ProjectPath.ending(of: value)
      return ending.isEmpty ? "" : String(ProjectPath.name(of: value).suffix(ending.count + 1))
    case "standardizepath": return ProjectPath.normal(value)
    default: return value
    }
  }

  private static func base(_ value: String) -> String {
    let name = ProjectPath.name(of: value)
    let ending = ProjectPath.ending(of: value)
    return ending.isEmpty ? name : String(name.dropLast(ending.count + 1))
  }

  /// - Parameter extended: whether to keep letters beyond ASCII, which C99 allows.
  private static func identifier(_ value: String, extended: Bool) -> String {
    var result = ""
    for character in value {
      let isWord = character.isLetter || character.isNumber || character == "_"
      let isKept = isWord && (extended || character.isASCII) && !(result.isEmpty && character.isNumber)
      result.append(isKept ? character : "_")
    }
    return result
  }
}
