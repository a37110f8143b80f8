/// Writes properties in all configurations of a document.
///
/// Most properties have few values, and the widths of a hundred views change at the same configurations. So a property
/// is its different values and the number of a pattern, which maps configurations to values.
final class PageColumns {
  /// Each the places of values in base 36, all with as many digits as the last place needs.
  private(set) var patterns: [String] = []
  private var numbers: [String: Int] = [:]

  /// Writes the array `[value]` for equal values, otherwise `[pattern, value, another, ...]`.
  ///
  /// - Parameters:
  ///   - values: by configuration; nil is written as null.
  ///   - write: writes one value as JSON.
  func write<Value: Hashable>(
    _ values: [Value?], to writer: inout JSONWriter, _ write: (Value, inout JSONWriter) -> Void
  ) {
    let (different, places) = Self.different(values)
    writer.array { writer in
      if different.count > 1 { writer.value(number(of: places, last: different.count - 1)) }
      for value in different {
        if let value { write(value, &writer) } else { writer.null() }
      }
    }
  }

  /// Writes a field with a property; no field if the property has no value in any configuration.
  func write<Value: Hashable>(
    _ name: StaticString, _ values: [Value?], to writer: inout JSONWriter,
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    guard values.contains(where: { $0 != nil }) else { return }
    writer.key(name)
    self.write(values, to: &writer, write)
  }

  /// The values without repetitions, and for each value its place among them.
  private static func different<Value: Hashable>(_ values: [Value]) -> (values: [Value], places: [Int]) {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return (Array(values.prefix(1)), [])
    }
    var different: [Value] = []
    var known: [Value: Int] = [:]
    let places = values.map { value in
      if let place = known[value] { return place }
      known[value] = different.count
      different.append(value)
      return different.count - 1
    }
    return (different, places)
  }

  private func number(of places: [Int], last: Int) -> Int {
    let width = String(last, radix: Self.base).count
    let pattern = places.reduce(into: "") { text, place in
      let digits = String(place, radix: Self.base)
      text += String(repeating: "0", count: width - digits.count) + digits
    }
    if let number = numbers[pattern] { return number }
    numbers[pattern] = patterns.count
    patterns.append(pattern)
    return patterns.count - 1
  }

  private static let base = 36
}
