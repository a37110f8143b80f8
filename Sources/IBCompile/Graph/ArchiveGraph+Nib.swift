import NibArchive

extension ArchiveGraph {
  /// Classes to use where a system does not have the one that is named (Measurements/NibArchive.md#container).
  private static let fallbacks = [
    "UIColor": "NSColor", "UIFont": "NSFont", "UITableViewCellContentView": "UIView", "_UILayoutGuide": "UIView",
    "_UILayoutSupportConstraint": "NSLayoutConstraint", "NSIBPrototypingLayoutConstraint": "NSLayoutConstraint",
  ]

  /// The file: objects in the order in which they are reached from the root, each before those that it refers to
  /// further on; keys in the order of a hash table (Measurements/NibArchive.md#key-order). What nothing refers to is
  /// left out.
  func nib(root: ObjectHandle) -> Nib {
    let order = reached(from: root)
    var numbers = [Int](repeating: -1, count: objects.count)
    for (number, place) in order.enumerated() { numbers[place] = number }
    var classes = WordNumbers()
    var keys = WordNumbers()
    let made = order.map { place in
      Nib.Object(
        classes.number(of: objects[place].className),
        objects[place].values.map { Nib.Value(keys.number(of: $0.key), Self.content($0.value, numbers)) })
    }
    return Nib(objects: made, keys: keys.words.map { Array($0.utf8) }, classes: Self.classes(classes.words))
      .withKeysInOrder
  }

  private func reached(from root: ObjectHandle) -> [Int] {
    var order = [root.place]
    var isSeen = [Bool](repeating: false, count: objects.count)
    isSeen[root.place] = true
    var open = [(place: root.place, value: 0)]
    while let (place, next) = open.last {
      guard next < objects[place].values.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].value += 1
      guard case .object(let target) = objects[place].values[next].value, !isSeen[target.place] else { continue }
      isSeen[target.place] = true
      order.append(target.place)
      open.append((target.place, 0))
    }
    return order
  }

  private static func content(_ value: ArchiveValue, _ numbers: [Int]) -> Nib.Content {
    switch value {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .integer(let number): integer(number)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let bytes): .data(bytes)
    case .object(let target): .object(numbers[target.place])
    }
  }

  /// The least bytes, but eight for a negative number (Measurements/NibArchive.md#values).
  private static func integer(_ number: Int64) -> Nib.Content {
    if number < 0 { return .int64(number) }
    if let number = Int8(exactly: number) { return .int8(number) }
    if let number = Int16(exactly: number) { return .int16(number) }
    if let number = Int32(exactly: number) { return .int32(number) }
    return .int64(number)
  }

  /// Fallbacks that are not used themselves come last, by name.
  private static func classes(_ names: [String]) -> [Nib.Class] {
    var all = WordNumbers()
    for name in names { _ = all.number(of: name) }
    for name in Set(names.compactMap { fallbacks[$0] }).sorted() { _ = all.number(of: name) }
    return all.words.enumerated().map { place, name in
      guard place < names.count, let fallback = fallbacks[name] else { return Nib.Class(name) }
      return Nib.Class(name, fallbacks: [all.number(of: fallback)])
    }
  }
}

/// Numbers of words in the order in which they are asked for first.
private struct WordNumbers {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }
}
