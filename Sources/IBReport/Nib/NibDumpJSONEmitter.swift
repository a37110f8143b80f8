import NibArchive

/// The whole content of a compiled interface; its schema is `Schemas/nib.schema.json`.
package struct NibDumpJSONEmitter: NibDumpEmitter {
  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ file: CompiledFile) -> [UInt8] {
    var writer = JSONWriter()
    switch file.content {
    case .nib(let nib): Self.archive.write((file.path, nib), to: &writer)
    case .propertyList(let list): Self.list.write((file.path, list), to: &writer)
    }
    return writer.bytes
  }

  static let schema = JSONSchemaText.text(
    "nib", title: "A file of a compiled interface",
    """
    An element of 'nib dump --format json'. Numbers that name an object, a key or a class count from 0.
    """, ##""oneOf": [{ "$ref": "#/$defs/archive" }, { "$ref": "#/$defs/list" }]"##,
    definitions: [
      archive.definition, nibClass.definition, object.definition, value.definition, list.definition,
      listValue.definition,
    ])

  /// The first fields of every file.
  private static func head<Value>(
    format: String, _ path: @escaping @Sendable (Value) -> String
  ) -> [JSONField<Value>] {
    [
      JSONField("nib", version: 1), JSONField("file", .text, "The path to show.") { path($0) },
      JSONField("format", .word([format])) { _ in format },
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Archives

  private static let archive = JSONShape<(path: String, nib: Nib)>("archive") {
    head(format: "NIBArchive") { $0.path }
    JSONField(
      "coder", .integer, "The version of the program that wrote it: 9 up to Xcode 12, 10 since Xcode 13."
    ) { Int($0.nib.coder) }
    JSONField("classes", .list(nibClass.type)) { $0.nib.classes }
    JSONField("keys", .texts) { $0.nib.keys.map(text) }
    JSONField("objects", .list(object.type, onLines: true), "The objects; the first is the root.") { $0.nib.objects }
    JSONField("trailer", .text, "The bytes after the last section, in Base64.") { Base64.text($0.nib.trailer) }
  }

  private static let nibClass = JSONShape<Nib.Class>("class") {
    JSONField("name", .text) { text($0.name) }
    JSONField("fallbacks", .list(.integer), "Classes to use on a system that does not have this one.") { $0.fallbacks }
  }

  private static let object = JSONShape<Nib.Object>("object") {
    JSONField("class", .integer) { $0.classNumber }
    JSONField("values", .list(value.type)) { $0.values }
  }

  private static let value = JSONShape<Nib.Value>("value") {
    JSONField("key", .integer) { $0.key }
    JSONField(
      "type", .word(["int8", "int16", "int32", "int64", "bool", "float", "double", "data", "null", "object"])
    ) { parts(of: $0.content).type }
    JSONField(
      "value", ifAny: scalar,
      "Floating point as text, without loss; data in Base64; of 'object' its number. 'null' has none."
    ) { parts(of: $0.content).scalar }
  }

  private static func parts(of content: Nib.Content) -> (type: String, scalar: Scalar?) {
    switch content {
    case .int8(let number): ("int8", .integer(Int(number)))
    case .int16(let number): ("int16", .integer(Int(number)))
    case .int32(let number): ("int32", .integer(Int(number)))
    case .int64(let number): ("int64", .integer(Int(number)))
    case .object(let number): ("object", .integer(number))
    case .float(let number): ("float", .text("\(number)"))
    case .double(let number): ("double", .text("\(number)"))
    case .data(let bytes): ("data", .text(Base64.text(bytes)))
    case .bool(let flag): ("bool", .flag(flag))
    case .null: ("null", nil)
    }
  }

  // MARK: - Property lists

  private static let list = JSONShape<(path: String, list: BinaryPropertyList)>("list") {
    head(format: "property list") { $0.path }
    JSONField("top", .integer, "The number of the outermost value.") { $0.list.top }
    JSONField("values", .list(listValue.type, onLines: true)) { $0.list.values }
  }

  private static let listValue = JSONShape<BinaryPropertyList.Value>("listValue") {
    JSONField(
      "type",
      .word([
        "null", "bool", "integer", "real", "date", "data", "string", "reference", "array", "set", "dictionary",
      ])
    ) { parts(of: $0).type }
    JSONField(
      "value", ifAny: scalar, "Floating point as text; dates as seconds since the beginning of 2001; data in Base64."
    ) { parts(of: $0).scalar }
    JSONField("keys", ifAny: .list(.integer), "For a dictionary, the numbers of its keys.") { value in
      if case .dictionary(let entries) = value { entries.map(\.key) } else { nil }
    }
    JSONField("values", ifAny: .list(.integer), "For a container, the numbers of its members.") { value in
      switch value {
      case .array(let numbers), .set(let numbers): numbers
      case .dictionary(let entries): entries.map(\.value)
      default: nil
      }
    }
  }

  private static func parts(of value: BinaryPropertyList.Value) -> (type: String, scalar: Scalar?) {
    switch value {
    case .null: ("null", nil)
    case .bool(let flag): ("bool", .flag(flag))
    case .integer(let number): ("integer", .integer(Int(number)))
    case .real(let number): ("real", .text("\(number)"))
    case .date(let seconds): ("date", .text("\(seconds)"))
    case .data(let bytes): ("data", .text(Base64.text(bytes)))
    case .string(let text): ("string", .text(text))
    case .reference(let number): ("reference", .text("\(number)"))
    case .array: ("array", nil)
    case .set: ("set", nil)
    case .dictionary: ("dictionary", nil)
    }
  }

  // MARK: - Scalars

  private enum Scalar {
    case integer(Int)
    case flag(Bool)
    case text(String)
  }

  private static let scalar = JSONType<Scalar>(#""type": ["integer", "boolean", "string"]"#) { scalar, writer in
    switch scalar {
    case .integer(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .text(let text): writer.value(text)
    }
  }
}
