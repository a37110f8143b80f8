/// Different values, numbered in the order in which they come.
///
/// A page may have hundreds of thousands of shapes, so each is in memory once, and not also as the key of a dictionary.
struct NumberedValues<Value: Hashable> {
  private(set) var values: [Value] = []
  /// The number of a value is in the first free slot from the one of its hash on; -1 is a free one. Their count is a power
  /// of two, and at least a third of them is free.
  private var slots = Array(repeating: Int32(-1), count: 16)

  /// The number that the value has or gets.
  mutating func number(of value: Value) -> Int32 {
    let slot = slot(of: value)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(values.count)
    slots[slot] = number
    values.append(value)
    if 3 * values.count > 2 * slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: 2 * slots.count)
    for (number, value) in values.enumerated() { slots[slot(of: value)] = Int32(number) }
  }

  /// The slot with the value's number, else a free one.
  private func slot(of value: Value) -> Int {
    var slot = value.hashValue & (slots.count - 1)
    while slots[slot] >= 0, values[Int(slots[slot])] != value { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
