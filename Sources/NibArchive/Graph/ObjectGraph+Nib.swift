import IBSource

extension ObjectGraph {
  /// The deepest nesting of archives. Cell prototypes are archives inside an archive.
  private static let deepestNesting = 8

  /// Creates the graph of a nib. Archives in its values become part of the graph.
  ///
  /// - Parameter nib: a nib from `NibReader`, whose numbers are all in range.
  package init(_ nib: Nib) {
    self.init()
    var budget = ReadingBudget(ReadingBudget.elements)
    var waiting = [Nested(nib: nib, prefix: "", first: 0, depth: 0)]
    addNodes(of: waiting[0])
    while let archive = waiting.popLast() { waiting += connect(archive, &budget) }
  }

  /// An archive whose nodes exist, but have no members yet.
  private struct Nested {
    let nib: Nib
    /// The prefix for the numbers of its objects.
    let prefix: String
    /// The index of its root's node.
    let first: Int
    let depth: Int
  }

  private mutating func addNodes(of archive: Nested) {
    let names = archive.nib.classes.map { String(decoding: $0.name, as: UTF8.self) }
    for (number, object) in archive.nib.objects.enumerated() {
      add(
        Node(
          number: "\(archive.prefix)\(number)", className: names[object.classNumber],
          text: NibText.text(of: object, className: names[object.classNumber], in: archive.nib)))
    }
  }

  /// Adds the members to the nodes of an archive.
  ///
  /// - Parameter budget: the budget for the elements of archives inside; when it is used up, further archives stay
  ///   data.
  /// - Returns: the archives in the values.
  private mutating func connect(_ archive: Nested, _ budget: inout ReadingBudget) -> [Nested] {
    let keys = archive.nib.keys.map { String(decoding: $0, as: UTF8.self) }
    var found: [Nested] = []
    for (number, object) in archive.nib.objects.enumerated() {
      let node = archive.first + number
      if nodes[node].text != nil { continue }
      let members = object.values.enumerated().map { row, value -> Member in
        let key = keys[value.key]
        let label: Member.Label = key == NibText.elementKey ? .element(row) : .key(key)
        if let nested = nested(value.content, in: archive, "\(nodes[node].number)/", &budget) {
          found.append(nested)
          return Member(label: label, target: .node(nested.first))
        }
        return Member(label: label, target: Self.target(value.content, archive.first))
      }
      setMembers(arranged(members, className: nodes[node].className), of: node)
    }
    return found
  }

  private mutating func nested(
    _ content: Nib.Content, in archive: Nested, _ prefix: String, _ budget: inout ReadingBudget
  ) -> Nested? {
    guard case .data(let bytes) = content, NibReader.isNib(bytes), archive.depth < Self.deepestNesting,
      budget.left > 0, case .success(let nib) = NibReader.read(bytes), !nib.objects.isEmpty,
      budget.take(nib.objects.reduce(nib.objects.count) { $0 + $1.values.count })
    else { return nil }
    let nested = Nested(nib: nib, prefix: prefix, first: nodes.count, depth: archive.depth + 1)
    addNodes(of: nested)
    return nested
  }

  private static func target(_ content: Nib.Content, _ first: Int) -> Target {
    switch content {
    case .int8(let number): .leaf(.integer(Int64(number)))
    case .int16(let number): .leaf(.integer(Int64(number)))
    case .int32(let number): .leaf(.integer(Int64(number)))
    case .int64(let number): .leaf(.integer(number))
    case .bool(let flag): .leaf(.bool(flag))
    case .float(let number): .leaf(.float(number))
    case .double(let number): .leaf(.double(number))
    case .data(let bytes): .leaf(.data(bytes))
    case .null: .leaf(.null)
    case .object(let number): .node(first + number)
    }
  }

  // MARK: - Arrays and dictionaries

  /// The members with array elements counted from 0, and dictionary entries labeled with their keys.
  private mutating func arranged(_ members: [Member], className: String) -> [Member] {
    guard members.contains(where: { if case .element = $0.label { true } else { false } }) else { return members }
    let others = members.filter { if case .element = $0.label { false } else { $0.label != .key(NibText.inlineKey) } }
    let elements = members.compactMap { if case .element = $0.label { $0.target } else { nil } }
    if NibText.dictionaries.contains(className), let entries = entries(elements) { return others + entries }
    return others + elements.enumerated().map { Member(label: .element($0), target: $1) }
  }

  /// The entries of a dictionary from alternating keys and values; nil if the keys are not different texts.
  private mutating func entries(_ elements: [Target]) -> [Member]? {
    guard elements.count.isMultiple(of: 2) else { return nil }
    var seen: Set<String> = []
    var keys: [Int] = []
    var entries: [Member] = []
    for place in stride(from: 0, to: elements.count, by: 2) {
      guard case .node(let key) = elements[place], let text = nodes[key].text, seen.insert(text).inserted else {
        return nil
      }
      keys.append(key)
      entries.append(Member(label: .entry(text), target: elements[place + 1]))
    }
    for key in keys { markKey(key) }
    return entries
  }
}

/// How strings, arrays and dictionaries are archived (Measurements/NibArchive.md#root).
enum NibText {
  /// The key of each element of an array, a set or a dictionary.
  static let elementKey = "UINibEncoderEmptyKey"
  /// The key whose value states that the elements follow.
  static let inlineKey = "NSInlinedValue"
  static let dictionaries: Set<String> = ["NSDictionary", "NSMutableDictionary"]
  private static let strings: Set<String> = ["NSString", "NSMutableString"]
  private static let bytesKey = Array("NS.bytes".utf8)

  /// The text of an object that is only a string; nil for any other object.
  static func text(of object: Nib.Object, className: String, in nib: Nib) -> String? {
    guard strings.contains(className), object.values.count == 1, let value = object.values.first,
      nib.keys[value.key] == bytesKey, case .data(let bytes) = value.content
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
