/// The order in which Apple's compiler writes keys: that of a hash table of CoreFoundation into which they were put one
/// after the other (Measurements/NibArchive.md#key-order).
package struct KeyOrder {
  /// Buckets of the table, as it grows.
  private static let sizes = [3, 7, 13, 23, 41, 71, 127, 191, 251, 383, 631, 1087, 1723, 2803, 4523]
  /// How many keys a table of each size holds before it grows; the last size does not grow.
  private static let capacities = [3, 7, 12, 20, 33, 53, 86, 119, 156, 238, 391, 673, 1066, 1733, 2803]

  private var table: [[UInt8]?]
  private var stage = 0
  private var count = 0

  private init() {
    table = Array(repeating: nil, count: Self.sizes[0])
  }

  /// Keys in the order of the file.
  ///
  /// - Parameter keys: different ones, in the order in which they are reached first.
  /// - Returns: the same keys; as they are if there are more than a table was ever seen to hold.
  package static func sorted(_ keys: [[UInt8]]) -> [[UInt8]] {
    guard let most = capacities.last, keys.count <= most else { return keys }
    var order = KeyOrder()
    for key in keys { order.add(key) }
    return order.table.compactMap(\.self)
  }

  private mutating func add(_ key: [UInt8]) {
    if count >= Self.capacities[stage], stage + 1 < Self.sizes.count { grow() }
    put(key)
    count += 1
  }

  private mutating func grow() {
    stage += 1
    let old = table
    table = Array(repeating: nil, count: Self.sizes[stage])
    for case let key? in old { put(key) }
  }

  private mutating func put(_ key: [UInt8]) {
    var place = Int(Self.hash(key) % UInt64(table.count))
    while table[place] != nil { place = (place + 1) % table.count }
    table[place] = key
  }

  // MARK: - Hash

  /// Keys that are longer are hashed by three pieces of this many bytes.
  private static let pieceLength = 32

  /// CoreFoundation's hash of a string.
  static func hash(_ key: [UInt8]) -> UInt64 {
    var hash = UInt64(key.count)
    if key.count > 3 * pieceLength {
      let middle = key.count / 2 - pieceLength / 2
      mix(key.prefix(pieceLength) + key[middle..<middle + pieceLength] + key.suffix(pieceLength), into: &hash)
    } else {
      mix(key[...], into: &hash)
    }
    return hash &+ hash << UInt64(key.count & 31)
  }

  private static func mix(_ bytes: ArraySlice<UInt8>, into hash: inout UInt64) {
    let factors: [UInt64] = [16_974_593, 66049, 257, 1]
    var rest = bytes
    while rest.count >= factors.count {
      hash = hash &* 67_503_105
      for (factor, byte) in zip(factors, rest) { hash = hash &+ factor &* UInt64(byte) }
      rest = rest.dropFirst(factors.count)
    }
    for byte in rest { hash = hash &* 257 &+ UInt64(byte) }
  }
}

extension Nib {
  /// The numbers of the keys in the order in which they are first reached: an object is written when the first value
  /// that refers to it is. Keys of objects that nothing refers to are left out.
  package var keysAsReached: [Int] {
    var reached: [Int] = []
    var isKnown = [Bool](repeating: false, count: keys.count)
    var isSeen = [Bool](repeating: false, count: objects.count)
    /// Objects that are being written, and the next value of each.
    var open: [(object: Int, value: Int)] = objects.isEmpty ? [] : [(0, 0)]
    if !objects.isEmpty { isSeen[0] = true }
    while let (object, next) = open.last {
      guard next < objects[object].values.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].value += 1
      let value = objects[object].values[next]
      if keys.indices.contains(value.key), !isKnown[value.key] {
        isKnown[value.key] = true
        reached.append(value.key)
      }
      guard case .object(let target) = value.content, objects.indices.contains(target), !isSeen[target] else {
        continue
      }
      isSeen[target] = true
      open.append((target, 0))
    }
    return reached
  }
}

extension Nib {
  /// The same with its keys in Apple's order. Keys that no object has, and those of objects that nothing refers to, come
  /// last.
  package var withKeysInOrder: Nib {
    let reached = keysAsReached
    let texts = Dictionary(reached.map { (keys[$0], $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = KeyOrder.sorted(reached.map { keys[$0] }).compactMap { texts[$0] }
    let isReached = Set(sorted)
    let order = sorted + keys.indices.filter { !isReached.contains($0) }
    var places = [Int](repeating: 0, count: keys.count)
    for (place, key) in order.enumerated() { places[key] = place }
    var nib = self
    nib.keys = order.map { keys[$0] }
    for object in objects.indices {
      for value in objects[object].values.indices where keys.indices.contains(objects[object].values[value].key) {
        nib.objects[object].values[value].key = places[objects[object].values[value].key]
      }
    }
    return nib
  }
}
