import IBSyntax

extension NibDraft {
  /// What the app sets on objects when the nib is loaded, in the order of the document.
  mutating func runtimeAttributes() -> [ObjectHandle] {
    var made: [ObjectHandle] = []
    for (element, object) in archived {
      if let pair = frameOfSwitch(element, object) { made.append(pair) }
      for part in element.child(tagged: "userDefinedRuntimeAttributes")?.children.map(\.self) ?? [] {
        guard let path = part.word("keyPath"), let value = runtimeValue(part, id: element.identifier) else { continue }
        made.append(
          graph.add(
            "UINibKeyValuePair", [("UIObject", .object(object)), ("UIValue", value), ("UIKeyPath", string(path))]))
      }
    }
    return made
  }

  /// The size of a switch is its own, so that its frame is set once more (Measurements/Compile.md#switches).
  private mutating func frameOfSwitch(_ element: XMLElement, _ object: ObjectHandle) -> ObjectHandle? {
    guard element.tag == Switch.table.element, let frame = element.child(named: .rect, key: "frame"),
      let value = runtimeRect(frame)
    else { return nil }
    return graph.add(
      "UINibKeyValuePair", [("UIObject", .object(object)), ("UIValue", value), ("UIKeyPath", string("frame"))])
  }

  private mutating func runtimeRect(_ part: XMLElement) -> ArchiveValue? {
    value("NS.rectval", 3, "{\(Self.pair(part, "x", "y")), \(Self.pair(part, "width", "height"))}")
  }

  private mutating func runtimeValue(_ part: XMLElement, id: String) -> ArchiveValue? {
    let child = part.child(key: "value")
    switch part.word("type") {
    case "boolean": return number(Int64(part.isYes("value") ? 1 : 0))
    case "number":
      if let number = child?.decimal("value") {
        guard child?.tag == "integer" else { return self.number(number) }
        return self.number(Int64(exactly: number) ?? 0)
      }
    case "string": return (part.word("value") ?? child?.text).map { string($0) } ?? string("")
    case "localizedString":
      let name = part.word("keyPath") ?? ""
      return (part.word("value") ?? child?.text).map { text($0, id: id, property: "\(name)") } ?? string("")
    case "nil": return .null
    case "color":
      if let child { return readColor(child).map { color($0) } }
    case "image": return part.word("value").map { image($0, isSymbol: false) }
    case "point":
      if let child { return value("NS.pointval", 1, Self.pair(child, "x", "y")) }
    case "size":
      if let child { return value("NS.sizeval", 2, Self.pair(child, "width", "height")) }
    case "rect":
      if let child { return runtimeRect(child) }
    default: break
    }
    refuse(
      part, "userDefinedRuntimeAttribute@type",
      "runtime attribute '\(part.word("keyPath") ?? "")' has a type or value that is not known")
    return nil
  }

  private static func pair(_ element: XMLElement, _ first: String, _ second: String) -> String {
    "{\(DecimalWord.text(element.decimal(first) ?? 0)), \(DecimalWord.text(element.decimal(second) ?? 0))}"
  }

  private mutating func value(_ key: String, _ kind: Int64, _ text: String) -> ArchiveValue {
    .object(graph.add("NSValue", [("NS.special", .integer(kind)), (key, string(text))]))
  }
}
