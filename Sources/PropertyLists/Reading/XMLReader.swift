import IBSource
import IBSyntax

/// Reads a property list in XML.
///
/// Source: Apple, `PropertyList-1.0.dtd`, and plist(5).
struct XMLReader {
  private let source: SourceFile

  static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8) || start.starts(with: "<plist".utf8)
      || ["<!--", "<dict>", "<array>"].contains { start.starts(with: $0.utf8) }
  }

  static func read(_ text: [UInt8]) -> Result<PropertyList, PropertyListProblem> {
    let source = SourceFile(path: "", bytes: text)
    let (tree, findings) = SyntaxParser.parse(source)
    guard let root = tree?.root else {
      let finding = findings.first
      return .failure(PropertyListProblem(finding?.message ?? "not XML", finding?.range ?? SourceRange(0, 0)))
    }
    do throws(PropertyListProblem) {
      return .success(try XMLReader(source: source).list(root))
    } catch {
      return .failure(error)
    }
  }

  private func list(_ root: XMLElement) throws(PropertyListProblem) -> PropertyList {
    guard root.tag == "plist" else { return try value(root, depth: 0) }
    var children = root.children
    guard let first = children.next() else { throw PropertyListProblem("the list has no value", root.startTagRange) }
    if let second = children.next() {
      throw PropertyListProblem("a property list can have only one value; this is the second", second.startTagRange)
    }
    return try value(first, depth: 0)
  }

  private func value(_ element: XMLElement, depth: Int) throws(PropertyListProblem) -> PropertyList {
    guard depth <= PropertyListLimits.depth else {
      throw PropertyListProblem("more than \(PropertyListLimits.depth) lists in lists", element.startTagRange)
    }
    let content = try content(element, depth)
    if case .text = content { return PropertyList(content, element.contentRange) }
    return PropertyList(content, element.range)
  }

  private func content(_ element: XMLElement, _ depth: Int) throws(PropertyListProblem) -> PropertyList.Content {
    switch element.tag {
    case "dict": return .dictionary(try entries(element, depth))
    case "array":
      var elements: [PropertyList] = []
      for child in element.children { elements.append(try value(child, depth: depth + 1)) }
      return .array(elements)
    case "string": return .text(element.text)
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "integer": return .integer(try number(element, PlainValue.integer))
    case "real": return .real(try number(element, Double.init))
    case "date": return .date(try number(element, PlainValue.date))
    case "data": return .data(try number(element, PlainValue.data))
    default:
      throw PropertyListProblem("'\(element.tag.prefix(40))' is not a value of a property list", element.startTagRange)
    }
  }

  /// The value of a text that consists of one word.
  private func number<Value>(
    _ element: XMLElement, _ read: (String) -> Value?
  ) throws(PropertyListProblem) -> Value {
    let text = element.text
    let word = text.utf8.drop { $0 <= 0x20 }
    let trimmed = String(Substring(word).reversed().drop { $0.isWhitespace }.reversed())
    guard let value = read(trimmed) else {
      throw PropertyListProblem(
        "'\(trimmed.prefix(40).description.onOneLine)' is not a value of \(element.tag)", element.contentRange)
    }
    return value
  }

  private func entries(_ element: XMLElement, _ depth: Int) throws(PropertyListProblem) -> [PropertyListEntry] {
    var entries: [PropertyListEntry] = []
    var children = element.children
    while let key = children.next() {
      guard key.tag == "key" else { throw PropertyListProblem("a value without a key", key.startTagRange) }
      guard let value = children.next() else { throw PropertyListProblem("a key without a value", key.range) }
      entries.append(
        PropertyListEntry(key: key.text, keyRange: key.contentRange, value: try self.value(value, depth: depth + 1)))
    }
    return entries
  }
}

/// Reads the values of texts in an XML property list.
enum PlainValue {
  /// Reads a decimal number, or a hexadecimal one after `0x`.
  static func integer(_ text: String) -> Int64? {
    let isNegative = text.hasPrefix("-")
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if digits.lowercased().hasPrefix("0x") {
      return UInt64(digits.dropFirst(2), radix: 16).map { Int64(bitPattern: isNegative ? 0 &- $0 : $0) }
    }
    return Int64(text) ?? UInt64(text).map(Int64.init(bitPattern:))
  }

  /// The seconds between the beginning of 2001 and a date such as `2024-01-31T09:30:00Z`.
  static func date(_ text: String) -> Double? {
    guard text.hasSuffix("Z"), text.utf8.count == 20 else { return nil }
    let parts = text.dropLast().split { "-T:".contains($0) }.map { Int($0) }
    guard parts.count == 6, let year = parts[0], let month = parts[1], let day = parts[2], let hour = parts[3],
      let minute = parts[4], let second = parts[5], (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    // The days since 0000-03-01. In years that begin in March, the leap day is the last day.
    let shifted = month > 2 ? year : year - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ((month + 9) % 12 * 153 + 2) / 5 + day - 1
    return Double((days - daysTo2001) * 86400 + hour * 3600 + minute * 60 + second)
  }

  private static let daysTo2001 = 2000 * 365 + 2000 / 4 - 2000 / 100 + 2000 / 400 + (10 * 153 + 2) / 5

  /// Decodes Base64, which may contain white space anywhere.
  static func data(_ text: String) -> [UInt8]? {
    var data: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let value = sextet(byte) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      guard count == 4 else { continue }
      data += [
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits),
      ]
      (bits, count) = (0, 0)
    }
    switch count {
    case 0: return data
    case 2: return data + [UInt8(truncatingIfNeeded: bits >> 4)]
    case 3: return data + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: return nil
    }
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
