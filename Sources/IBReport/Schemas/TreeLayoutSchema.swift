import ViewTreeFile

extension JSONSchemas {
  /// What `swiftui` reads.
  static let tree = TreeSchema.text

  /// One tree: an element of `swiftui --format json`, a line of `swiftui --format jsonl`.
  static let treeLayout = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "swiftui-layout.schema.json",
      "title": "Layout data of trees of SwiftUI's views",
      "description": "An element of 'swiftui --format json' and a line of 'swiftui --format jsonl': one tree in one configuration. Lengths are points and not rounded to pixels. Insets are [top, left, bottom, right].",
      "type": "object",
      "required": ["tree", "file", "configuration", "safeArea", "views", "issues"],
      "additionalProperties": false,
      "properties": {
        "tree": { "const": 1 },
        "file": { "type": "string", "description": "The path as given." },
        "configuration": { "$ref": "layout.schema.json#/$defs/configuration" },
        "safeArea": { "$ref": "layout.schema.json#/$defs/insets" },
        "views": {
          "type": "array",
          "description": "Views and modifiers, each before its content; views under others precede them.",
          "items": {
            "type": "object",
            "required": ["id", "path", "frame"],
            "oneOf": [{ "required": ["view"] }, { "required": ["modifier"] }],
            "additionalProperties": false,
            "properties": {
              "id": { "type": ["string", "null"] },
              "view": { "type": "string", "description": "SwiftUI's name of the view." },
              "modifier": { "type": "string", "description": "SwiftUI's name of the modifier." },
              "parent": { "type": "integer", "description": "The index of the view or modifier around it; absent for the root." },
              "path": { "type": "string", "description": "The place in the file, such as $.children[2].modifiers[0]." },
              "frame": { "$ref": "layout.schema.json#/$defs/rect", "description": "In the window's coordinates." },
              "hidden": { "const": true }
            }
          }
        },
        "issues": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "path", "message"],
            "additionalProperties": false,
            "properties": {
              "kind": { "enum": ["negative-size", "not-a-number", "infinite", "unusable-length", "nested-too-deep", "too-many-views", "unmeasured-text"] },
              "path": { "type": "string" },
              "message": { "type": "string" }
            }
          }
        }
      }
    }

    """#
}
