/// The schema of a file of edits, which `edit --from` reads.
extension JSONSchemas {
  static let edits = JSONSchemaText.text(
    "edits", title: "Edits of a storyboard or xib",
    "What 'edit --from' reads: operations that are made one after another, all or none. Objects are ids or handles.",
    """
    "type": "object",
      "required": ["edits"],
      "additionalProperties": false,
      "properties": { "edits": { "type": "array", "items": { "$ref": "#/$defs/edit" } } }
    """,
    definitions: [
      #"""
      "edit": {
        "type": "object",
        "required": ["op"],
        "oneOf": [
          {
            "properties": {
              "op": { "const": "set" },
              "object": { "type": "string" },
              "property": { "type": "string", "description": "A name or a path, such as normal.title." },
              "value": { "$ref": "#/$defs/value" },
              "variation": { "type": "string", "description": "Traits, such as widthClass=regular." },
              "runtime": { "type": "string", "description": "The key path of a runtime attribute, instead of a property." },
              "type": { "type": "string", "description": "The type of a runtime attribute." }
            },
            "required": ["object", "value"],
            "additionalProperties": false
          },
          {
            "properties": { "op": { "enum": ["connect", "disconnect"] }, "from": { "type": "string" }, "to": { "type": "string" } },
            "description": "With one of outlet, outletCollection, action and segue; further members are attributes of the row.",
            "required": ["from"]
          },
          {
            "properties": { "op": { "const": "remove" }, "object": { "type": "string" } },
            "required": ["object"],
            "additionalProperties": false
          },
          { "properties": { "op": { "const": "add" } }, "required": ["into"], "$ref": "#/$defs/object" },
          {
            "properties": { "op": { "const": "constrain" }, "firstItem": { "type": "string" }, "secondItem": { "type": "string" } },
            "description": "Further members are attributes of the constraint; in names the view that holds it.",
            "required": ["firstItem", "firstAttribute"]
          },
          {
            "properties": {
              "op": { "const": "move" },
              "object": { "type": "string" },
              "into": { "type": "string" },
              "container": { "type": "string" },
              "before": { "type": "string" },
              "after": { "type": "string" }
            },
            "required": ["object"],
            "additionalProperties": false
          }
        ]
      }
      """#,
      #"""
      "object": {
        "type": "object",
        "required": ["kind"],
        "properties": {
          "kind": { "type": "string", "description": "The element, such as label." },
          "id": { "type": "string", "description": "Without one, it gets an id in Xcode's form. One that begins with $ is its name in this file." },
          "key": { "type": "string" },
          "container": { "type": "string", "description": "The list it is in; default: subviews. Empty: directly below." },
          "before": { "type": "string" },
          "after": { "type": "string" },
          "into": { "type": "string" },
          "frame": { "type": "object" },
          "canvas": { "type": "object" },
          "pin": { "type": "string", "description": "Such as leading,trailing=16,top=8." },
          "properties": { "type": "object", "additionalProperties": { "$ref": "#/$defs/value" } },
          "runtime": { "type": "array" },
          "children": { "type": "array", "items": { "$ref": "#/$defs/object" } },
          "constraints": { "type": "array" },
          "connections": { "type": "array" }
        }
      }
      """#,
      #"""
      "value": {
        "description": "null is as if never set; an object with one key, its element, is a part, such as a color.",
        "oneOf": [
          { "type": ["null", "boolean", "number", "string"] },
          { "type": "object", "minProperties": 1, "maxProperties": 1 }
        ]
      }
      """#,
    ])
}
