/// The vocabulary of `Names.txt` as a hash table from the bytes of a name to its number.
struct WellKnownNames: Sendable {
  static let shared = WellKnownNames(Name.wellKnownList)

  /// The names in the order of their numbers.
  let strings: [String]
  private let spellings: [[UInt8]]
  /// The numbers by hash with linear probing; a power of two of slots, at most half of them filled.
  private let slots: [Int32]

  private static let emptySlot: Int32 = -1

  /// - Parameter list: one name a line.
  init(_ list: String) {
    strings = list.split(separator: "\n").map(String.init)
    spellings = strings.map { Array($0.utf8) }
    var slotCount = 2
    while slotCount < spellings.count * 2 { slotCount *= 2 }
    var slots = [Int32](repeating: Self.emptySlot, count: slotCount)
    for (number, spelling) in spellings.enumerated() {
      var hash = NameHash()
      for byte in spelling { hash.combine(byte) }
      var slot = hash.slot(of: slotCount)
      while slots[slot] != Self.emptySlot { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = Int32(number)
    }
    self.slots = slots
  }

  var count: Int { strings.count }

  /// The number of the name spelled by `spelling`, whose hash the caller has made while reading it.
  func number(of spelling: ArraySlice<UInt8>, hash: NameHash) -> Int? {
    var slot = hash.slot(of: slots.count)
    while slots[slot] != Self.emptySlot {
      let number = Int(slots[slot])
      if spellings[number].elementsEqual(spelling) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

/// The 32-bit FNV-1a hash of a name, made byte by byte while the name is read.
struct NameHash {
  private var value: UInt32 = 2_166_136_261

  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 16_777_619
  }

  /// The place in a table of `slotCount` slots, which is a power of two.
  func slot(of slotCount: Int) -> Int {
    Int(value ^ (value >> 15)) & (slotCount - 1)
  }
}
