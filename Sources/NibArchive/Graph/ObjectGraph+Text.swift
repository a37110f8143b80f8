extension ObjectGraph.Leaf {
  /// The largest number of bytes that are shown of data that is neither text nor numbers.
  private static let shownBytes = 16
  /// The first byte of data that is a list of numbers (Measurements/NibArchive.md#values).
  private static let floats: UInt8 = 6
  private static let doubles: UInt8 = 7
  /// The largest number of numbers; longer lists are shown as bytes. A transform in space has 16 numbers.
  private static let mostNumbers = 16

  /// The value on one line. Texts are in quotation marks, and control characters are escaped.
  package var text: String {
    switch self {
    case .null: "nil"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .double(let number): "\(number)"
    case .date(let seconds): "\(seconds) s after 2001"
    case .string(let string): string.debugDescription
    case .data(let bytes): Self.text(bytes)
    case .reference(let number): "object \(number)"
    }
  }

  /// Like `==`, but compares numbers by their bits, so that NaN equals itself.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.float(let a), .float(let b)): a.bitPattern == b.bitPattern
    case (.double(let a), .double(let b)), (.date(let a), .date(let b)): a.bitPattern == b.bitPattern
    default: self == other
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    if let numbers = numbers(bytes) { return "{\(numbers.joined(separator: ", "))}" }
    if !bytes.isEmpty, let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    {
      return text.debugDescription
    }
    let digits = bytes.prefix(shownBytes).map { byte in
      let text = String(byte, radix: 16)
      return text.utf8.count == 1 ? "0" + text : text
    }
    let rest = bytes.count > shownBytes ? "…" : ""
    return "\(bytes.count) bytes \(digits.joined())\(rest)"
  }

  /// The numbers of a point, a rect, insets or a transform; nil for other data.
  private static func numbers(_ bytes: [UInt8]) -> [String]? {
    let width = bytes.first == doubles ? 8 : bytes.first == floats ? 4 : 0
    guard width > 0, bytes.count > 1, (bytes.count - 1).isMultiple(of: width), bytes.count / width <= mostNumbers else {
      return nil
    }
    return stride(from: 1, to: bytes.count, by: width).map { start in
      let bits = bytes[start..<start + width].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return width == 8 ? "\(Double(bitPattern: bits))" : "\(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))"
    }
  }
}
