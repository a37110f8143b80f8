package import IBSource

/// Reads a file of edits: `{"edits": [ … ]}`.
package enum EditReader {
  /// The deepest nesting of new objects. The limit for elements in documents is 512.
  private static let deepest = 64
  /// The largest number of operations in a file.
  package static let mostEdits = 100_000

  /// The operations in their order, or the first problem and its position.
  package static func read(_ source: SourceFile) -> Result<[EditOperation], EditRefusal> {
    switch JSONReader.read(source.bytes, deepest: deepest) {
    case .failure(let problem): return .failure(EditRefusal(problem.message, at: problem.range))
    case .success(let value):
      do throws(EditRefusal) {
        let fields = try Fields(value, source, allowed: ["edits"])
        let edits = try fields.array("edits")
        if edits.count > mostEdits { throw EditRefusal("more than \(mostEdits) edits", at: value.range) }
        return .success(try edits.map { value throws(EditRefusal) in try operation(value, source) })
      } catch {
        return .failure(error)
      }
    }
  }

  /// The values in a JSON object of the program's source, in the form of a file of edits.
  static func value(_ text: String) -> [(path: String, value: EditValue)] {
    let source = SourceFile(path: "", bytes: Array(text.utf8))
    guard case .success(let json) = JSONReader.read(source.bytes) else { return [] }
    return json.members.compactMap { member in
      (try? EditValue(member.value, source)).map { (member.key, $0) }
    }
  }

  /// The new object that a JSON object of the program's source describes.
  static func object(_ text: String) -> NewObject? {
    let source = SourceFile(path: "", bytes: Array(text.utf8))
    guard case .success(let json) = JSONReader.read(source.bytes) else { return nil }
    return try? object(Fields(json, source))
  }

  /// Reads a word of the command line as JSON.
  static func value(ofWord word: String) throws(EditRefusal) -> EditValue {
    let source = SourceFile(path: "", bytes: Array(word.utf8))
    switch JSONReader.read(source.bytes, deepest: deepest) {
    case .failure(let problem): throw EditRefusal("'\(word.onOneLine)': \(problem.message)")
    case .success(let json): return try EditValue(json, source)
    }
  }

  private static let verbs: [String: [String]] = [
    "set": ["object", "property", "value", "variation", "runtime", "type"], "remove": ["object"],
    "move": ["object", "into", "container", "before", "after"],
    "add": objectKeys + ["into", "before", "after"],
  ]
  private static let objectKeys = [
    "kind", "id", "key", "container", "frame", "canvas", "properties", "runtime", "children", "constraints",
    "connections", "pin",
  ]
  private static let words = ["set", "connect", "disconnect", "remove", "add", "constrain", "move"]

  private static func operation(_ value: JSONValue, _ source: SourceFile) throws(EditRefusal) -> EditOperation {
    let verb = try Fields(value, source).text("op")
    guard words.contains(verb) else {
      let range = value["op"]?.range
      throw EditRefusal("unknown operation '\(verb)'\(Suggestion.answer(to: verb, among: words))", at: range)
    }
    let fields = try Fields(value, source, allowed: verbs[verb].map { $0 + ["op"] })
    return EditOperation(try action(verb, fields), range: value.range)
  }

  private static func action(_ verb: String, _ fields: Fields) throws(EditRefusal) -> EditOperation.Action {
    switch verb {
    case "set":
      let object = try fields.text("object")
      if fields.has("runtime") { return .setRuntime(object: object, try runtime(fields)) }
      return .set(
        PropertyEdit(
          object: object, path: try fields.text("property"), variation: try fields.optionalText("variation"),
          value: try fields.value("value")))
    case "connect": return .connect(try connection(fields))
    case "disconnect": return .disconnect(try connection(fields, isNew: false))
    case "remove": return .remove(object: try fields.text("object"))
    case "constrain": return .constrain(try constraint(fields))
    case "move": return .move(object: try fields.text("object"), try place(fields))
    default: return .add(try object(fields), try place(fields))
    }
  }

  private static func place(_ fields: Fields) throws(EditRefusal) -> Place {
    Place(
      into: try fields.optionalText("into"), container: try fields.optionalText("container") ?? "subviews",
      before: try fields.optionalText("before"), after: try fields.optionalText("after"))
  }

  private static func runtime(_ fields: Fields) throws(EditRefusal) -> RuntimeAttribute {
    RuntimeAttribute(
      keyPath: try fields.text("runtime"), type: try fields.optionalText("type"), value: try fields.value("value"))
  }

  private static func connection(_ fields: Fields, isNew: Bool = true) throws(EditRefusal) -> ConnectionRow {
    let kinds = ConnectionRow.Kind.allCases.filter { fields.has($0.rawValue) }
    guard kinds.count == 1, let kind = kinds.first else {
      throw EditRefusal("a connection needs one of outlet, outletCollection, action and segue", at: fields.range)
    }
    let own = ["op", "from", "to", "target", "id", "event", kind.rawValue]
    var others = try fields.values(without: own)
    if let event = try fields.optionalText("event") { others.append(("eventType", .text(event))) }
    var to = try fields.optionalObject("to")
    // For actions of AppKit, the format calls the destination the target.
    if to == nil { to = try fields.optionalObject("target") }
    if isNew, to == nil { throw EditRefusal("the key 'to' is missing", at: fields.range) }
    return ConnectionRow(
      kind, try fields.text(kind.rawValue), from: try fields.text("from"), to: to,
      id: try fields.optionalText("id"), fields: others)
  }

  private static func constraint(_ fields: Fields) throws(EditRefusal) -> ConstraintRow {
    ConstraintRow(
      firstItem: try fields.text("firstItem"), secondItem: try fields.optionalText("secondItem"),
      id: try fields.optionalText("id"), holder: try fields.optionalText("in"),
      fields: try fields.values(without: ["op", "firstItem", "secondItem", "id", "in"]))
  }

  private static func object(_ fields: Fields) throws(EditRefusal) -> NewObject {
    var object = NewObject(try fields.text("kind"))
    object.id = try fields.optionalText("id")
    object.key = try fields.optionalText("key")
    if let frame = try fields.object("frame") { object.frame = EditPart("rect", try frame.values()) }
    if let canvas = try fields.object("canvas") { object.canvas = EditPart("point", try canvas.values()) }
    if let properties = try fields.object("properties") {
      object.properties = try properties.values(withUnset: true).map { ($0.name, $0.value) }
    }
    if let pin = try fields.optionalText("pin") { object.pins = try Pin.read(pin) }
    for value in try fields.optionalArray("runtime") {
      object.runtime.append(try runtime(Fields(value, fields.source, allowed: ["runtime", "type", "value"])))
    }
    for value in try fields.optionalArray("children") {
      let child = try Fields(value, fields.source, allowed: objectKeys)
      object.children.append((try child.optionalText("container") ?? "subviews", try self.object(child)))
    }
    for value in try fields.optionalArray("constraints") {
      object.constraints.append(try constraint(Fields(value, fields.source)))
    }
    for value in try fields.optionalArray("connections") {
      object.connections.append(try connection(Fields(value, fields.source)))
    }
    return object
  }
}

/// The members of a JSON object. Each is read as a value of its type.
private struct Fields {
  private let value: JSONValue
  let source: SourceFile

  /// - Parameter allowed: the allowed keys; nil to allow any.
  init(_ value: JSONValue, _ source: SourceFile, allowed: [String]? = nil) throws(EditRefusal) {
    guard case .object(let members) = value.content else {
      throw EditRefusal("expected an object", at: value.range)
    }
    var seen: Set<String> = []
    for member in members {
      if let allowed, !allowed.contains(member.key) {
        let answer = Suggestion.answer(to: member.key, among: allowed.filter { $0 != "op" })
        throw EditRefusal("unknown key '\(member.key.onOneLine)'\(answer)", at: member.keyRange)
      }
      if !seen.insert(member.key).inserted {
        throw EditRefusal("the key '\(member.key.onOneLine)' occurs twice", at: member.keyRange)
      }
    }
    self.value = value
    self.source = source
  }

  var range: SourceRange { value.range }

  func has(_ key: String) -> Bool { value[key] != nil }

  func text(_ key: String) throws(EditRefusal) -> String {
    guard let text = try optionalText(key) else { throw EditRefusal("the key '\(key)' is missing", at: value.range) }
    return text
  }

  func optionalText(_ key: String) throws(EditRefusal) -> String? {
    guard let member = value[key] else { return nil }
    guard let text = member.text else { throw EditRefusal("'\(key)' must be a string", at: member.range) }
    return text
  }

  /// The handle of an object; nil if the member is missing or null. File's Owner and First Responder may be numbers.
  func optionalObject(_ key: String) throws(EditRefusal) -> String? {
    switch value[key]?.content {
    case .null: nil
    case .number: value[key].map { source.text($0.range) }
    default: try optionalText(key)
    }
  }

  func array(_ key: String) throws(EditRefusal) -> [JSONValue] {
    guard has(key) else { throw EditRefusal("the key '\(key)' is missing", at: value.range) }
    return try optionalArray(key)
  }

  func optionalArray(_ key: String) throws(EditRefusal) -> [JSONValue] {
    guard let member = value[key] else { return [] }
    guard case .array(let elements) = member.content else {
      throw EditRefusal("'\(key)' must be an array", at: member.range)
    }
    return elements
  }

  func object(_ key: String) throws(EditRefusal) -> Fields? {
    guard let member = value[key] else { return nil }
    return try Fields(member, source)
  }

  func value(_ key: String) throws(EditRefusal) -> EditValue {
    guard let member = value[key] else { throw EditRefusal("the key '\(key)' is missing", at: value.range) }
    return try EditValue(member, source)
  }

  /// All members except the named ones.
  ///
  /// - Parameter withUnset: whether `null` is allowed, and unsets a property.
  func values(
    without keys: [String] = [], withUnset: Bool = false
  ) throws(EditRefusal) -> [(name: String, value: EditValue)] {
    var values: [(name: String, value: EditValue)] = []
    for member in value.members where !keys.contains(member.key) {
      let value = try EditValue(member.value, source)
      if case .unset = value, !withUnset { continue }
      values.append((member.key, value))
    }
    return values
  }
}

extension EditValue {
  init(_ value: JSONValue, _ source: SourceFile) throws(EditRefusal) {
    switch value.content {
    case .null: self = .unset
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number, text: source.text(value.range))
    case .text(let text): self = .text(text)
    case .array: throw EditRefusal("the value of a property cannot be a list", at: value.range)
    case .object(let members):
      guard members.count == 1, let member = members.first, NameRules.isName(member.key) else {
        throw EditRefusal(
          "a part must be an object with one key, its element, such as {\"color\": {…}}", at: value.range)
      }
      self = .part(EditPart(member.key, try Fields(member.value, source).values()))
    }
  }
}

/// Checks whether a document can contain a name or text.
enum NameRules {
  /// Whether a text can be the name of an element or attribute of Interface Builder.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Whether XML allows every character of a text (XML 1.0, section 2.2).
  static func isWritable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20
        ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(scalar.value)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
