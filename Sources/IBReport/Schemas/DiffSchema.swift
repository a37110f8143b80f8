extension JSONSchemas {
  /// One file that differs: an element of `diff --format json`.
  static let diff = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "diff.schema.json",
      "title": "A file that differs, in the words of Keyline",
      "description": "An element of 'diff --format json'. Frames are [x, y, width, height] in points, in the superview's coordinates.",
      "type": "object",
      "required": ["diff", "file", "old", "new", "state", "lines", "changes", "shifted", "newIDs"],
      "additionalProperties": false,
      "properties": {
        "diff": { "const": 1 },
        "file": { "type": "string", "description": "The path that is shown." },
        "old": { "type": ["string", "null"], "description": "The old version as it was given; null for a file that was added." },
        "new": { "type": ["string", "null"], "description": "The new version as it was given; null for a file that was removed." },
        "state": { "enum": ["changed", "added", "removed", "text"] },
        "lines": { "type": "array", "items": { "type": "string" }, "description": "What '--format text' prints: changes of one kind taken together." },
        "changes": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "Each object that came, went or was edited." },
        "shifted": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "Views that were not edited and have moved." },
        "newIDs": { "type": "array", "items": { "type": "string" }, "description": "Former ids of objects that only have another id now." }
      },
      "$defs": {
        "change": {
          "type": "object",
          "required": ["kind", "object", "controller", "parent", "formerParent", "reordered", "details", "values", "motions", "message"],
          "additionalProperties": false,
          "properties": {
            "kind": { "enum": ["added", "removed", "edited", "document"] },
            "object": { "$ref": "#/$defs/object" },
            "controller": { "$ref": "#/$defs/optionalObject" },
            "parent": { "$ref": "#/$defs/optionalObject" },
            "formerParent": { "$ref": "#/$defs/optionalObject" },
            "reordered": { "type": "boolean", "description": "Whether its place among its siblings is another." },
            "details": { "type": "array", "items": { "type": "string" } },
            "values": { "type": "array", "items": { "$ref": "#/$defs/value" } },
            "motions": { "type": "array", "items": { "$ref": "#/$defs/motion" } },
            "message": { "type": "string" }
          }
        },
        "object": {
          "type": "object",
          "required": ["id", "element", "class", "label"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string", "description": "The object id; empty for the document." },
            "element": { "type": "string" },
            "class": { "type": ["string", "null"] },
            "label": { "type": ["string", "null"] }
          }
        },
        "optionalObject": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/object" }] },
        "value": {
          "type": "object",
          "required": ["property", "variation", "before", "after"],
          "additionalProperties": false,
          "properties": {
            "property": { "type": "string" },
            "variation": { "type": ["string", "null"], "description": "The traits it holds for, as the file writes them." },
            "before": { "type": ["string", "null"] },
            "after": { "type": ["string", "null"] }
          }
        },
        "motion": {
          "type": "object",
          "required": ["configuration", "sizeClass", "before", "after"],
          "additionalProperties": false,
          "properties": {
            "configuration": { "type": "string" },
            "sizeClass": { "type": "string" },
            "before": { "$ref": "#/$defs/frame" },
            "after": { "$ref": "#/$defs/frame" }
          }
        },
        "frame": {
          "description": "Null where the view is not installed.",
          "oneOf": [
            { "type": "null" },
            { "type": "array", "items": { "type": ["number", "null"] }, "minItems": 4, "maxItems": 4 }
          ]
        }
      }
    }

    """#
}
