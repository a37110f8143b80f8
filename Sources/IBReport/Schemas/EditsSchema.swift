/// The schema of a file of edits, which `edit --from` reads.
extension JSONSchemas {
  static let edits = JSONSchemaText.text(
    "edits", title: "Edits of a storyboard or xib",
    "The input of 'edit --from': operations that Keyline applies in order, all or none. Objects are ids or handles.",
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
            "description": "Needs one of outlet, outletCollection, action and segue; other members are attributes of the connection.",
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
            "description": "Other members are attributes of the constraint; 'in' names the view that owns it.",
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
          "id": { "type": "string", "description": "Default: a new id in Xcode's form. An id that begins with $ is a name for this file only." },
          "key": { "type": "string" },
          "container": { "type": "string", "description": "The list that contains it (default: subviews); empty for a direct child." },
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
        "description": "null resets the property; an object with one key, its element, is a part, such as a color.",
        "oneOf": [
          { "type": ["null", "boolean", "number", "string"] },
          { "type": "object", "minProperties": 1, "maxProperties": 1 }
        ]
      }
      """#,
    ])
}
