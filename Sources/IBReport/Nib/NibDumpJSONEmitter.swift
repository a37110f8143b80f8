import NibArchive

/// All that is in a compiled interface; its schema is `Schemas/nib.schema.json`.
package struct NibDumpJSONEmitter: NibDumpEmitter {
  package static let name = "json"
  /// The version of the format; it changes when a reader of an older version would misread it.
  private static let version = 1

  package let frame = OutputFrame.jsonArray

  package init() {}

  package func render(_ file: CompiledFile) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("nib", Self.version)
      writer.field("file", file.path)
      switch file.content {
      case .nib(let nib): Self.write(nib, to: &writer)
      case .propertyList(let list): Self.write(list, to: &writer)
      }
    }
    return writer.bytes
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Archives

  private static func write(_ nib: Nib, to writer: inout JSONWriter) {
    writer.field("format", "NIBArchive")
    writer.field("coder", Int(nib.coder))
    writer.key("classes")
    writer.array { writer in
      for one in nib.classes {
        writer.object { writer in
          writer.field("name", text(one.name))
          writer.key("fallbacks")
          write(one.fallbacks, to: &writer)
        }
      }
    }
    writer.field("keys", nib.keys.map(text))
    writer.key("objects")
    writer.array { writer in
      for object in nib.objects { write(object, to: &writer) }
    }
    writer.field("trailer", Base64.text(nib.trailer))
  }

  private static func write(_ object: Nib.Object, to writer: inout JSONWriter) {
    writer.startElementLine()
    writer.object { writer in
      writer.field("class", object.classNumber)
      writer.key("values")
      writer.array { writer in
        for value in object.values {
          writer.object { writer in
            writer.field("key", value.key)
            write(value.content, to: &writer)
          }
        }
      }
    }
  }

  private static func write(_ content: Nib.Content, to writer: inout JSONWriter) {
    switch content {
    case .int8(let number): write("int8", Int(number), to: &writer)
    case .int16(let number): write("int16", Int(number), to: &writer)
    case .int32(let number): write("int32", Int(number), to: &writer)
    case .int64(let number): write("int64", Int(number), to: &writer)
    case .object(let number): write("object", number, to: &writer)
    case .float(let number): write("float", "\(number)", to: &writer)
    case .double(let number): write("double", "\(number)", to: &writer)
    case .data(let bytes): write("data", Base64.text(bytes), to: &writer)
    case .bool(let flag):
      writer.field("type", "bool")
      writer.field("value", flag)
    case .null: writer.field("type", "null")
    }
  }

  private static func write(_ type: String, _ number: Int, to writer: inout JSONWriter) {
    writer.field("type", type)
    writer.field("value", number)
  }

  private static func write(_ type: String, _ text: String, to writer: inout JSONWriter) {
    writer.field("type", type)
    writer.field("value", text)
  }

  private static func write(_ numbers: [Int], to writer: inout JSONWriter) {
    writer.array { writer in
      for number in numbers { writer.value(number) }
    }
  }

  // MARK: - Property lists

  private static func write(_ list: BinaryPropertyList, to writer: inout JSONWriter) {
    writer.field("format", "property list")
    writer.field("top", list.top)
    writer.key("values")
    writer.array { writer in
      for value in list.values {
        writer.startElementLine()
        writer.object { writer in write(value, to: &writer) }
      }
    }
  }

  private static func write(_ value: BinaryPropertyList.Value, to writer: inout JSONWriter) {
    switch value {
    case .null: writer.field("type", "null")
    case .bool(let flag):
      writer.field("type", "bool")
      writer.field("value", flag)
    case .integer(let number): write("integer", Int(number), to: &writer)
    case .real(let number): write("real", "\(number)", to: &writer)
    case .date(let seconds): write("date", "\(seconds)", to: &writer)
    case .data(let bytes): write("data", Base64.text(bytes), to: &writer)
    case .string(let text): write("string", text, to: &writer)
    case .reference(let number): write("reference", "\(number)", to: &writer)
    case .array(let numbers): write("array", numbers, to: &writer)
    case .set(let numbers): write("set", numbers, to: &writer)
    case .dictionary(let entries):
      writer.field("type", "dictionary")
      writer.key("keys")
      write(entries.map(\.key), to: &writer)
      writer.key("values")
      write(entries.map(\.value), to: &writer)
    }
  }

  private static func write(_ type: String, _ numbers: [Int], to writer: inout JSONWriter) {
    writer.field("type", type)
    writer.key("values")
    write(numbers, to: &writer)
  }
}
