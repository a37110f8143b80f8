extension ObjectGraph {
  /// The length in bytes from which a text or data becomes a separate object. A file may refer to it many times.
  private static let longest = 256

  /// Creates the graph of a list. Containers and long values become nodes; all other values belong to their containers.
  package init(_ list: BinaryPropertyList) {
    self.init()
    var places: [Int: Int] = [:]
    // The root comes first.
    for number in [list.top] + list.values.indices where places[number] == nil {
      guard let name = Self.name(of: list.values[number]) else { continue }
      places[number] = nodes.count
      let text: String? = if case .string(let text) = list.values[number] { text } else { nil }
      add(Node(number: "\(number)", className: name, text: text))
    }
    if places[list.top] == nil {
      add(Node(number: "\(list.top)", className: "property list"))
      setMembers([Member(label: .element(0), target: Self.leaf(list.values[list.top]))], of: nodes.count - 1)
    }
    for (number, place) in places { setMembers(Self.members(of: number, in: list, places), of: place) }
  }

  /// The class name for a container or a long value; nil for any other value.
  private static func name(of value: BinaryPropertyList.Value) -> String? {
    switch value {
    case .array: "array"
    case .set: "set"
    case .dictionary: "dictionary"
    case .string(let text): text.utf8.count > longest ? "string" : nil
    case .data(let bytes): bytes.count > longest ? "data" : nil
    default: nil
    }
  }

  private static func members(of number: Int, in list: BinaryPropertyList, _ places: [Int: Int]) -> [Member] {
    func target(_ number: Int) -> Target { places[number].map(Target.node) ?? leaf(list.values[number]) }
    switch list.values[number] {
    case .array(let elements), .set(let elements):
      return elements.enumerated().map { Member(label: .element($0), target: target($1)) }
    case .dictionary(let entries):
      return entries.map { entry in
        let key = if case .string(let text) = list.values[entry.key] { text } else { "\(entry.key)" }
        return Member(label: .entry(key), target: target(entry.value))
      }
    case .data: return [Member(label: .element(0), target: leaf(list.values[number]))]
    default: return []
    }
  }

  private static func leaf(_ value: BinaryPropertyList.Value) -> Target {
    switch value {
    case .bool(let flag): .leaf(.bool(flag))
    case .integer(let number): .leaf(.integer(number))
    case .real(let number): .leaf(.double(number))
    case .date(let seconds): .leaf(.date(seconds))
    case .data(let bytes): .leaf(.data(bytes))
    case .string(let text): .leaf(.string(text))
    case .reference(let number): .leaf(.reference(number))
    case .null, .array, .set, .dictionary: .leaf(.null)
    }
  }
}
