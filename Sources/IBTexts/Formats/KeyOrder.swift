/// An order of keys in files of Xcode and its tools (Documentation/Measurements/Translations.md#order).
package enum KeyOrder: CaseIterable, Sendable {
  /// By the bytes of the key: `ibtool`, and Xcode when it adds a language.
  case bytes
  /// By code units, in which each run of digits is one number: XLIFF.
  case numeric
  /// The same, ignoring case: string catalogs.
  case numericIgnoringCase
  /// By code units, ignoring case.
  case bytesIgnoringCase

  package func precedes(_ first: String, _ second: String) -> Bool {
    switch self {
    case .bytes: Self.precedes(first.utf8, second.utf8)
    case .bytesIgnoringCase: Self.precedes(first.lowercased().utf8, second.lowercased().utf8)
    case .numeric: Self.numericallyPrecedes(Array(first.utf8), Array(second.utf8))
    case .numericIgnoringCase:
      Self.numericallyPrecedes(Array(first.lowercased().utf8), Array(second.lowercased().utf8))
    }
  }

  /// The first order that fits `keys`; nil if they are unsorted.
  package init?(of keys: [String]) {
    let fitting = Self.allCases.first { order in
      zip(keys, keys.dropFirst()).allSatisfy { !order.precedes($1, $0) }
    }
    guard let fitting else { return nil }
    self = fitting
  }

  private static func precedes(_ first: String.UTF8View, _ second: String.UTF8View) -> Bool {
    first.lexicographicallyPrecedes(second)
  }

  /// Whether a text precedes another. Numbers precede other characters, and leading zeros are ignored.
  private static func numericallyPrecedes(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    var (a, b) = (0, 0)
    while a < first.count, b < second.count {
      switch (isDigit(first[a]), isDigit(second[b])) {
      case (true, true):
        let (left, right) = (number(first, &a), number(second, &b))
        if left.count != right.count { return left.count < right.count }
        if left != right { return left.lexicographicallyPrecedes(right) }
      case (true, false): return true
      case (false, true): return false
      case (false, false):
        if first[a] != second[b] { return first[a] < second[b] }
        a += 1
        b += 1
      }
    }
    return first.count - a < second.count - b && a == first.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The digits from `position` without leading zeros; moves `position` to their end.
  private static func number(_ bytes: [UInt8], _ position: inout Int) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    return bytes[start..<position].drop { $0 == UInt8(ascii: "0") }
  }
}
