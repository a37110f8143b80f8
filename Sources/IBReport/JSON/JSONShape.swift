/// A JSON object with a single description: the same fields write its values and its JSON Schema.
struct JSONShape<Value>: Sendable {
  let name: String
  /// The schema's description; nil for none.
  let summary: String?
  /// The fields, in the order in which they are written.
  let fields: [JSONField<Value>]

  init(_ name: String, _ summary: String? = nil, @JSONFields<Value> _ fields: () -> [JSONField<Value>]) {
    self.name = name
    self.summary = summary
    self.fields = fields()
  }

  func write(_ value: Value, to writer: inout JSONWriter) {
    writer.object { writer in
      for index in fields.indices { fields[index].write(value, &writer) }
    }
  }

  /// The type of a value of this shape, for fields of other shapes: a reference to the schema.
  var type: JSONType<Value> { .named("#/$defs/\(name)") { write($0, to: &$1) } }

  /// This type with its schema written inline, over several lines.
  var inlineType: JSONType<Value> {
    JSONType("\n  \(members(indent: 2))\n") { write($0, to: &$1) }
  }

  var definition: String {
    let heading = summary.map { "  \"description\": \"\($0)\",\n" } ?? ""
    return "\"\(name)\": {\n\(heading)  \(members(indent: 2))\n}"
  }

  /// The text of the JSON Schema whose outermost object has this shape, with an end of line.
  ///
  /// - Parameters:
  ///   - id: the name of the schema, as `keyline schema` takes it.
  ///   - definitions: the members of `$defs`, in order.
  func schema(_ id: String, title: String, _ description: String, definitions: [String]) -> String {
    JSONSchemaText.text(id, title: title, description, members(indent: 2), definitions: definitions)
  }

  /// The part of the schema that describes the fields.
  ///
  /// - Parameter indent: spaces before each line but the first.
  private func members(indent: Int) -> String {
    let required = fields.filter(\.isRequired).map { "\"\($0.name)\"" }.joined(separator: ", ")
    let text = """
      "type": "object",
      "required": [\(required)],
      "additionalProperties": false,
      "properties": {
        \(fields.map { $0.schema.replacing("\n", with: "\n  ") }.joined(separator: ",\n  "))
      }
      """
    return text.replacing("\n", with: "\n" + String(repeating: " ", count: indent))
  }
}

/// A builder of fields one after the other, and of lists of fields that several shapes share.
@resultBuilder
enum JSONFields<Value> {
  static func buildExpression(_ field: JSONField<Value>) -> [JSONField<Value>] { [field] }

  static func buildExpression(_ fields: [JSONField<Value>]) -> [JSONField<Value>] { fields }

  static func buildBlock(_ parts: [JSONField<Value>]...) -> [JSONField<Value>] { parts.flatMap(\.self) }
}

struct JSONField<Value>: Sendable {
  let name: StaticString
  /// Its member of `properties`.
  let schema: String
  /// Whether every object has it.
  let isRequired: Bool
  let write: @Sendable (Value, inout JSONWriter) -> Void

  /// A field that every object has.
  ///
  /// - Parameter summary: the schema's description; nil for none.
  init<Content>(
    _ name: StaticString, _ type: JSONType<Content>, _ summary: String? = nil,
    _ content: @escaping @Sendable (Value) -> Content
  ) {
    self.init(name, type, summary, isRequired: true) { value, writer in
      writer.key(name)
      type.write(content(value), &writer)
    }
  }

  /// A field that an object lacks if its content is nil.
  init<Content>(
    _ name: StaticString, ifAny type: JSONType<Content>, _ summary: String? = nil,
    _ content: @escaping @Sendable (Value) -> Content?
  ) {
    self.init(name, type, summary, isRequired: false) { value, writer in
      guard let content = content(value) else { return }
      writer.key(name)
      type.write(content, &writer)
    }
  }

  /// The version of a format. It increases when readers of an older version would misread the data.
  init(_ name: StaticString, version: Int) {
    self.init(name, JSONType<Int>("\"const\": \(version)") { $1.value($0) }) { _ in version }
  }

  private init<Content>(
    _ name: StaticString, _ type: JSONType<Content>, _ summary: String?, isRequired: Bool,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    let description = summary.map { ", \"description\": \"\($0)\"" } ?? ""
    let space = type.schema.hasPrefix("\n") ? "" : " "
    schema = "\"\(name)\": {\(space)\(type.schema)\(description)\(space)}"
    self.name = name
    self.isRequired = isRequired
    self.write = write
  }
}

/// The encoding of one type's values, and the members of their schema.
struct JSONType<Content>: Sendable {
  let schema: String
  let write: @Sendable (Content, inout JSONWriter) -> Void

  init(_ schema: String, write: @escaping @Sendable (Content, inout JSONWriter) -> Void) {
    self.schema = schema
    self.write = write
  }

  /// A type that a schema describes elsewhere, at this reference.
  static func named(_ reference: String, write: @escaping @Sendable (Content, inout JSONWriter) -> Void) -> Self {
    Self("\"$ref\": \"\(reference)\"", write: write)
  }

  /// This type in another schema, as a reference to the definition with this name.
  func from(_ name: String) -> Self {
    Self(schema.replacing("\"#/$defs/", with: "\"\(name).schema.json#/$defs/"), write: write)
  }

  /// - Parameter onLines: whether to write each element on a separate line.
  static func list<Element>(_ type: JSONType<Element>, onLines: Bool = false) -> Self where Content == [Element] {
    Self("\"type\": \"array\", \"items\": { \(type.schema) }") { elements, writer in
      writer.array { writer in
        for index in elements.indices {
          if onLines { writer.startElementLine() }
          type.write(elements[index], &writer)
        }
      }
    }
  }
}

extension JSONType where Content == String {
  static var text: Self { Self(#""type": "string""#) { $1.value($0) } }

  static func word(_ words: [String]) -> Self {
    Self("\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))]") { $1.value($0) }
  }
}

extension JSONType where Content == String? {
  static var textOrNull: Self { Self(#""type": ["string", "null"]"#) { $1.value($0) } }

  static func wordOrNull(_ words: [String]) -> Self {
    Self("\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", ")), null]") { $1.value($0) }
  }
}

extension JSONType where Content == [String] {
  static var texts: Self { .list(.text) }
}

extension JSONType where Content == Bool {
  static var flag: Self { Self(#""type": "boolean""#) { $1.value($0) } }
}

extension JSONType where Content == Int {
  static var integer: Self { Self(#""type": "integer""#) { $1.value($0) } }
}

extension JSONType where Content == Int? {
  static var integerOrNull: Self {
    Self(#""type": ["integer", "null"]"#) { number, writer in
      if let number { writer.value(number) } else { writer.null() }
    }
  }
}

enum JSONSchemaText {
  /// - Parameters:
  ///   - id: the name of the schema, as `keyline schema` takes it.
  ///   - content: the members that describe a document.
  ///   - definitions: the members of `$defs`, in order.
  static func text(
    _ id: String, title: String, _ description: String, _ content: String, definitions: [String]
  ) -> String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "\(id).schema.json",
      "title": "\(title)",
      "description": "\(description)",
      \(content),
      "$defs": {
        \(definitions.map { $0.replacing("\n", with: "\n    ") }.joined(separator: ",\n    "))
      }
    }

    """
  }
}
