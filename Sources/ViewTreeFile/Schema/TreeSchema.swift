/// The JSON Schema of tree files, made from the reader's words, so that both accept the same files.
package enum TreeSchema {
  /// The schema's text, with an end of line.
  package static var text: String {
    let views = ViewWord.all.map { "    \"\($0.name)\": \(object(of: $0))" }.joined(separator: ",\n")
    let modifiers = ModifierWord.all.map { "        \"\($0.name)\": \(schema($0.type, $0.summary))" }
      .joined(separator: ",\n")
    let names = ViewWord.all.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let references = ViewWord.all.map { "      { \"$ref\": \"#/$defs/\($0.name)\" }" }.joined(separator: ",\n")
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "swiftui-tree.schema.json",
        "title": "A tree of SwiftUI's views for Keyline",
        "description": "What 'keyline swiftui' reads. Lengths are in points.",
        "$ref": "#/$defs/view",
        "$defs": {
          "view": {
            "description": "A view that needs no keys may be written as its name.",
            "anyOf": [
              { "enum": [\(names)] },
      \(references)
            ]
          },
          "views": { "anyOf": [{ "$ref": "#/$defs/view" }, { "type": "array", "items": { "$ref": "#/$defs/view" } }] },
          "modifier": {
            "type": "object",
            "description": "One key with the modifier's name, inner modifiers first; the id names the frame after it.",
            "minProperties": 1,
            "maxProperties": 2,
            "additionalProperties": false,
            "properties": {
              "id": { "type": ["string", "null"] },
      \(modifiers)
            }
          },
      \(views)
        }
      }

      """
  }

  private static func object(of word: ViewWord) -> String {
    var properties = [
      "\"view\": { \"const\": \"\(word.name)\" }", "\"id\": { \"type\": [\"string\", \"null\"] }",
      "\"$schema\": { \"type\": \"string\" }",
      "\"modifiers\": { \"type\": \"array\", \"items\": { \"$ref\": \"#/$defs/modifier\" } }",
    ]
    if word.hasChildren { properties.append("\"children\": { \"$ref\": \"#/$defs/views\" }") }
    properties += word.fields.map { "\"\($0.name)\": \(schema($0.type, $0.summary))" }
    let required = (["view"] + word.fields.filter(\.isRequired).map(\.name)).map { "\"\($0)\"" }
    return "{ \"type\": \"object\", \"required\": [\(required.joined(separator: ", "))], "
      + "\"additionalProperties\": false, \"properties\": { \(properties.joined(separator: ", ")) } }"
  }

  private static func schema(_ type: FieldType, _ summary: String = "") -> String {
    let description = summary.isEmpty ? "" : ", \"description\": \"\(summary)\""
    return "{ \(members(type))\(description) }"
  }

  private static func members(_ type: FieldType) -> String {
    switch type {
    case .number: "\"type\": \"number\""
    case .length: "\"anyOf\": [{ \"type\": \"number\" }, { \"const\": \"infinity\" }]"
    case .count: "\"type\": \"integer\", \"minimum\": 1"
    case .flag: "\"type\": \"boolean\""
    case .text: "\"type\": \"string\""
    case .word(let words): "\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))]"
    case .numbers(let count):
      "\"type\": \"array\", \"items\": { \"type\": \"number\" }, \"minItems\": \(count), \"maxItems\": \(count)"
    case .object(let fields): members(of: fields)
    case .list(let type): "\"type\": \"array\", \"items\": \(schema(type))"
    case .trees: "\"$ref\": \"#/$defs/views\""
    case .either(let types): "\"anyOf\": [\(types.map { schema($0) }.joined(separator: ", "))]"
    }
  }

  private static func members(of fields: [TreeField]) -> String {
    let properties = fields.map { "\"\($0.name)\": \(schema($0.type, $0.summary))" }.joined(separator: ", ")
    let required = fields.filter(\.isRequired).map { "\"\($0.name)\"" }.joined(separator: ", ")
    return "\"type\": \"object\", " + (required.isEmpty ? "" : "\"required\": [\(required)], ")
      + "\"additionalProperties\": false, \"properties\": { \(properties) }"
  }
}
