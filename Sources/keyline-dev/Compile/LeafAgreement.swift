import NibArchive

/// Whether two values that are no objects say the same.
enum LeafAgreement {
  static func agree(_ first: ObjectGraph.Leaf, _ second: ObjectGraph.Leaf, _ tolerance: Double) -> Bool {
    switch (first, second) {
    case (.float(let a), .float(let b)): a == b || abs(Double(a) - Double(b)) <= tolerance
    case (.double(let a), .double(let b)): a == b || abs(a - b) <= tolerance
    case (.data(let a), .data(let b)): a == b || areNumbers(a, b, tolerance)
    default: first == second
    }
  }

  /// Points, rects and insets: a 7 and doubles.
  private static func areNumbers(_ a: [UInt8], _ b: [UInt8], _ tolerance: Double) -> Bool {
    guard a.count == b.count, a.first == 7, b.first == 7, (a.count - 1).isMultiple(of: 8) else { return false }
    return stride(from: 1, to: a.count, by: 8).allSatisfy { start in
      abs(number(a, start) - number(b, start)) <= tolerance
    }
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> Double {
    Double(bitPattern: bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
