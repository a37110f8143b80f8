import IBSource

/// A value in a string catalog. It preserves unknown content and is written like Xcode's JSON.
///
/// The JSON has two spaces of indentation, ` : ` after keys, and the braces of an empty object on separate lines
/// (Documentation/Measurements/Translations.md#catalogs).
indirect enum CatalogValue: Sendable {
  /// An object with its members in the order of the file.
  case object([(key: String, value: CatalogValue)])
  case array([CatalogValue])
  case text(String)
  /// A number or a word as written.
  case literal(String)

  init(_ json: JSONValue, _ bytes: [UInt8]) {
    switch json.content {
    case .object(let members): self = .object(members.map { ($0.key, CatalogValue($0.value, bytes)) })
    case .array(let elements): self = .array(elements.map { CatalogValue($0, bytes) })
    case .text(let text): self = .text(text)
    case .null, .flag, .number:
      self = .literal(String(decoding: bytes[json.range.lower..<json.range.upper], as: UTF8.self))
    }
  }

  /// The value of an object's member.
  ///
  /// As in Xcode, setting a missing member inserts it in the sorted order of keys. Setting nil removes a member.
  subscript(_ key: String) -> CatalogValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?):
        let place = members.firstIndex { key.utf8.lexicographicallyPrecedes($0.key.utf8) } ?? members.count
        members.insert((key, value), at: place)
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// The keys of an object, in the order of the file.
  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The JSON text. Its lines after the first begin with `indentation` spaces.
  func json(indentation: Int = 0) -> String {
    let (outer, inner) = (String(repeating: " ", count: indentation), String(repeating: " ", count: indentation + 2))
    switch self {
    case .literal(let text): return text
    case .text(let text): return Self.quoted(text)
    case .array(let elements):
      if elements.isEmpty { return "[\n\n\(outer)]" }
      let lines = elements.map { inner + $0.json(indentation: indentation + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      if members.isEmpty { return "{\n\n\(outer)}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.key)) : \($0.value.json(indentation: indentation + 2))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }

  /// A text in quotes, in which characters outside ASCII stay unchanged.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
