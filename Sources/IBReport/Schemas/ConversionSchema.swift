extension JSONSchemas {
  /// One struct: an element of `convert --format json`, a line of `convert --format jsonl`.
  static let conversion = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "conversion.schema.json",
      "title": "A report about scenes that were converted to SwiftUI",
      "description": "An element of 'convert swiftui --format json' and a line of 'convert swiftui --format jsonl': one struct that a scene or a cell became. Frames are in points.",
      "oneOf": [{ "$ref": "#/$defs/view" }, { "$ref": "#/$defs/container" }],
      "$defs": {
        "container": {
          "type": "object",
          "description": "A controller of others, which has no view to lay out.",
          "required": ["conversion", "file", "container", "struct", "readBack", "shows"],
          "additionalProperties": false,
          "properties": {
            "conversion": { "const": 1 },
            "file": { "type": "string", "description": "The path as given." },
            "container": { "type": "string", "description": "The id of the controller." },
            "struct": { "type": "string", "description": "The name of the struct and, with .swift, of its file." },
            "readBack": { "type": "boolean", "description": "Whether the written file, read back, equals the printed one." },
            "shows": { "type": "array", "items": { "type": "string" }, "description": "The structs in it." }
          }
        },
        "view": {
          "type": "object",
          "required": ["conversion", "file", "scene", "root", "struct", "readBack", "configurations", "views", "containers"],
          "additionalProperties": false,
          "properties": {
            "conversion": { "const": 1 },
            "file": { "type": "string", "description": "The path as given." },
            "scene": { "$ref": "layout.schema.json#/$defs/scene" },
            "root": { "type": "string", "description": "The id of the view whose content the struct shows: the scene's, or a cell's content." },
            "struct": { "type": "string", "description": "The name of the struct and, with .swift, of its file." },
            "readBack": { "type": "boolean", "description": "Whether the written file, read back, is the tree that was laid out." },
            "needsIOS": { "type": "string", "description": "The release that the struct needs and --deployment-target does not allow; then it is not written." },
            "configurations": {
              "type": "array",
              "description": "Where it was laid out on both sides; the tree is inferred from the first four.",
              "items": { "type": "string" }
            },
            "views": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id", "kind", "status", "proven"],
                "additionalProperties": false,
                "properties": {
                  "id": { "type": "string" },
                  "kind": { "type": "string", "description": "The name of its element." },
                  "line": { "type": "integer", "minimum": 1, "description": "The line in the file; absent for a view that is not in it." },
                  "status": { "enum": ["same", "moved", "not-compared", "dropped"], "description": "same: within a point on every configuration." },
                  "reason": { "enum": ["variation", "hidden-in-stack", "laid-out-elsewhere", "too-deep"], "description": "For a view that is not compared or dropped." },
                  "proven": { "type": "boolean", "description": "Whether it is the same and its size follows from the tree, and is not only copied from a layout." },
                  "swiftUISizes": {
                    "type": "object",
                    "description": "For a view that is compared: the same with the sizes of SwiftUI's controls.",
                    "required": ["status"],
                    "additionalProperties": false,
                    "properties": {
                      "status": { "enum": ["same", "moved", "not-compared"], "description": "same: within a point on every configuration." },
                      "reason": { "enum": ["kind", "release", "content", "lines", "others"], "description": "For a view that is not compared. kind: no size of such a view was measured; release: none on one of the releases; content: its size depends on content; lines: its text is broken at another width; others: it depends on such views." },
                      "moves": {
                        "type": "array",
                        "description": "The configurations on which its frames differ.",
                        "items": {
                          "type": "object",
                          "required": ["configuration", "uiKit", "swiftUI", "cause"],
                          "additionalProperties": false,
                          "properties": {
                            "configuration": { "type": "string" },
                            "uiKit": { "$ref": "layout.schema.json#/$defs/rect" },
                            "swiftUI": { "oneOf": [{ "$ref": "layout.schema.json#/$defs/rect" }, { "type": "null" }] },
                            "cause": { "enum": ["control-size", "control-size-of", "control-sizes", "arrangement"], "description": "control-size: its own size differs; control-size-of: that of another view; control-sizes: those of several views; arrangement: it moves with UIKit's sizes too." },
                            "view": { "type": "string", "description": "The id of the other view, for control-size-of." }
                          }
                        }
                      }
                    }
                  },
                  "moves": {
                    "type": "array",
                    "description": "The configurations on which its frames differ.",
                    "items": {
                      "type": "object",
                      "required": ["configuration", "uiKit", "swiftUI", "cause"],
                      "additionalProperties": false,
                      "properties": {
                        "configuration": { "type": "string" },
                        "uiKit": { "$ref": "layout.schema.json#/$defs/rect" },
                        "swiftUI": { "oneOf": [{ "$ref": "layout.schema.json#/$defs/rect" }, { "type": "null" }] },
                        "cause": { "enum": ["missing", "superview", "sibling", "approximation", "unseen", "arrangement"], "description": "missing: the tree does not show it; superview: that moved too; sibling: a neighbor has another size; approximation: its place is unproven, and it is at the edges that it is nearest to; unseen: the tree was inferred without the configuration; arrangement: any other cause." }
                      }
                    }
                  }
                }
              }
            },
            "containers": {
              "type": "array",
              "description": "The arrangement of the views inside each view.",
              "items": {
                "type": "object",
                "required": ["id", "arrangement"],
                "additionalProperties": false,
                "properties": {
                  "id": { "type": "string" },
                  "arrangement": { "enum": ["single", "stack", "nested-stacks", "background", "overlay", "layers", "ratio", "size-classes", "generated", "approximate"] }
                }
              }
            }
          }
        }
      }
    }

    """#
}
