import IBTestSupport

extension SplitMix {
  /// One of some values, of which there is at least one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }
}
