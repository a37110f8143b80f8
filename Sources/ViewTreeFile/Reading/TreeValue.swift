import IBSource

/// A value of the file with the way to it.
struct TreeValue {
  let json: JSONValue
  /// Such as `$.children[2]`.
  let path: String

  init(_ json: JSONValue, path: String) {
    self.json = json
    self.path = path
  }

  func problem(_ message: String) -> TreeProblem { TreeProblem(message: message, path: path, range: json.range) }

  /// Nil for a key that is not written, or that is null.
  func member(_ key: String) -> TreeValue? {
    guard let value = json[key] else { return nil }
    if case .null = value.content { return nil }
    return TreeValue(value, path: "\(path).\(key)")
  }

  var elements: [TreeValue] {
    json.elements.enumerated().map { TreeValue($1, path: "\(path)[\($0)]") }
  }

  func text() throws(TreeProblem) -> String {
    guard let text = json.text else { throw problem("a text is expected here") }
    return text
  }

  /// The members of an object, each of which must be a known field or one of `besides`.
  func fields(
    _ fields: [TreeField], besides: [String] = [], of owner: String
  ) throws(TreeProblem) -> Fields {
    guard case .object(let members) = json.content else { throw problem("an object is expected here") }
    let known = besides + fields.map(\.name)
    var seen: Set<String> = []
    var values: [String: FieldValue] = [:]
    for member in members {
      guard known.contains(member.key) else {
        let hint = Suggestion.hint(for: member.key, among: known)
        throw TreeProblem(
          message: "\(owner) has no key '\(member.key)'\(hint)", path: path, range: member.keyRange)
      }
      guard seen.insert(member.key).inserted else {
        throw TreeProblem(message: "the key '\(member.key)' is written twice", path: path, range: member.keyRange)
      }
      guard let field = fields.first(where: { $0.name == member.key }), let value = self.member(member.key) else {
        continue
      }
      values[member.key] = try value.field(field.type)
    }
    if let missing = fields.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw problem("\(owner) needs the key '\(missing.name)'")
    }
    return Fields(values)
  }

  /// The value as what a key takes.
  func field(_ type: FieldType) throws(TreeProblem) -> FieldValue {
    switch type {
    case .number: if let number = json.number { return .number(number) }
    case .length:
      if let number = json.number { return .number(number) }
      if json.text == "infinity" { return .number(.infinity) }
    case .count: if let number = json.number, let count = Int(exactly: number), count >= 1 { return .number(number) }
    case .flag: if let flag = json.flag { return .flag(flag) }
    case .text: if let text = json.text { return .text(text) }
    case .word(let words): if let text = json.text { return .text(try word(text, words)) }
    case .numbers(let count):
      let numbers = json.elements.compactMap(\.number)
      if numbers.count == count, json.elements.count == count { return .numbers(numbers) }
    case .object(let fields):
      if case .object = json.content { return .object(try self.fields(fields, of: "it")) }
    case .list(let type):
      if case .array = json.content { return .list(try list(type)) }
    case .trees: return .trees(try TreeReader.views(self))
    case .either(let types):
      if let type = types.first(where: { fits($0) }) { return try field(type) }
    }
    throw problem("\(type.words) is expected here")
  }

  private func word(_ text: String, _ words: [String]) throws(TreeProblem) -> String {
    if words.contains(text) { return text }
    let hint = Suggestion.hint(for: text, among: words)
    throw problem("'\(text)' is not one of \(words.joined(separator: ", "))\(hint)")
  }

  private func list(_ type: FieldType) throws(TreeProblem) -> [FieldValue] {
    var values: [FieldValue] = []
    for element in elements { values.append(try element.field(type)) }
    return values
  }

  /// Whether the kind of the JSON value is one that the type takes.
  private func fits(_ type: FieldType) -> Bool {
    switch (type, json.content) {
    case (.number, .number), (.count, .number), (.length, .number), (.flag, .flag), (.text, .text), (.word, .text),
      (.numbers, .array), (.object, .object), (.list, .array), (.trees, .object), (.trees, .array):
      true
    case (.length, .text(let text)): text == "infinity"
    case (.either(let types), _): types.contains { fits($0) }
    default: false
    }
  }
}
