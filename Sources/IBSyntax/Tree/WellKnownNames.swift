/// The vocabulary of `Names.txt` as a hash table from the bytes of a name to its number.
struct WellKnownNames: Sendable {
  static let shared = WellKnownNames(Name.wellKnownList)

  /// The names in the order of their numbers.
  let strings: [String]
  private let text: [UInt8]
  /// The end of each name in the text, by its number. Each name begins one byte after the end of the name before.
  private let ends: [Int]
  /// The numbers in a hash table with linear probing. The number of slots is a power of two, and at most half of them
  /// are used.
  private let slots: [Int32]

  private static let emptySlot: Int32 = -1

  /// - Parameter list: the names, separated by single spaces or line breaks.
  init(_ list: String) {
    text = Array(list.utf8)
    ends = text.indices.filter { [text] in text[$0] <= UInt8(ascii: " ") } + [text.count]
    var strings: [String] = []
    var slots = [Int32](repeating: Self.emptySlot, count: Self.slotCount(for: ends.count))
    var start = 0
    for (number, end) in ends.enumerated() {
      strings.append(String(decoding: text[start..<end], as: UTF8.self))
      var slot = NameHash(of: text[start..<end].span).slot(of: slots.count)
      while slots[slot] != Self.emptySlot { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
      start = end + 1
    }
    self.strings = strings
    self.slots = slots
  }

  private static func slotCount(for count: Int) -> Int {
    var slotCount = 2
    while slotCount < count * 2 { slotCount *= 2 }
    return slotCount
  }

  var count: Int { ends.count }

  /// The number of the name with this spelling; nil without one. The caller has computed its hash while reading it.
  func number(of spelling: Span<UInt8>, hash: NameHash) -> Int? {
    var slot = hash.slot(of: slots.count)
    while slots[slot] != Self.emptySlot {
      let number = Int(slots[slot])
      if isSpelled(number, spelling) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSpelled(_ number: Int, _ spelling: Span<UInt8>) -> Bool {
    let start = number == 0 ? 0 : ends[number - 1] + 1
    guard ends[number] - start == spelling.count else { return false }
    for index in spelling.indices where text[start + index] != spelling[index] { return false }
    return true
  }
}

/// The 32-bit FNV-1a hash of a name, computed byte by byte while the name is read.
struct NameHash {
  private var value: UInt32 = 2_166_136_261

  /// The hash of an empty name.
  init() {}

  init(of spelling: Span<UInt8>) {
    for index in spelling.indices { combine(spelling[index]) }
  }

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 16_777_619
  }

  /// The slot in a table with `slotCount` slots, which must be a power of two.
  func slot(of slotCount: Int) -> Int {
    Int(value ^ (value >> 15)) & (slotCount - 1)
  }
}
