extension JSONSchemas {
  /// An element of what 'nib diff --format json' prints.
  static let nibDiff = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "nib-diff.schema.json",
      "title": "What differs between two compiled interfaces, in the words of Keyline",
      "description": "An element of what 'nib diff --format json' prints: a file that is not equal in both.",
      "type": "object",
      "required": ["nibDiff", "file", "state", "differences", "isCut"],
      "additionalProperties": false,
      "properties": {
        "nibDiff": { "const": 1 },
        "file": { "type": "string", "description": "The path that is shown." },
        "state": { "enum": ["same objects", "changed", "removed", "added"], "description": "'same objects': they are written in another way." },
        "differences": { "type": "array", "items": { "$ref": "#/$defs/difference" } },
        "isCut": { "type": "boolean", "description": "Whether there are more." }
      },
      "$defs": {
        "difference": {
          "type": "object",
          "required": ["path", "kind", "old", "new", "message"],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string", "description": "From the root, such as 'UINibTopLevelObjectsKey[2].UIText'." },
            "kind": { "enum": ["changed", "class", "removed", "added", "replaced", "redirected", "reordered"] },
            "old": { "type": ["string", "null"] },
            "new": { "type": ["string", "null"] },
            "message": { "type": "string" }
          }
        }
      }
    }

    """#
}
