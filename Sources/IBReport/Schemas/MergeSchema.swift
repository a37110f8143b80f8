extension JSONSchemas {
  /// What 'merge --format json' prints.
  static let merge = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "merge.schema.json",
      "title": "A merge, in the words of Keyline",
      "description": "What 'merge --format json' prints.",
      "type": "object",
      "required": ["merge", "file", "state", "reason", "conflicts", "notes"],
      "additionalProperties": false,
      "properties": {
        "merge": { "const": 1 },
        "file": { "type": "string", "description": "The path that is shown." },
        "state": { "enum": ["merged", "conflicts", "lines"], "description": "'lines': the file is what git makes of its lines, because it could not be merged as a document." },
        "reason": { "type": ["string", "null"], "description": "Why the file was merged by lines." },
        "conflicts": { "type": "array", "items": { "$ref": "#/$defs/conflict" }, "description": "What is left to people, in the order of the file." },
        "notes": { "type": "array", "items": { "type": "string" }, "description": "What was decided without asking and may be worth a look." }
      },
      "$defs": {
        "conflict": {
          "type": "object",
          "required": ["kind", "object", "subject", "controller", "line", "values", "message"],
          "additionalProperties": false,
          "properties": {
            "kind": { "enum": ["values", "tag", "removed", "pointedTo", "list", "moved", "order", "place"] },
            "object": { "type": "string", "description": "The object id to decide by, as in '--resolve ID=ours'; empty for the document." },
            "subject": { "type": "string", "description": "What it is about, in words." },
            "controller": { "type": ["string", "null"], "description": "The controller of its scene, in words." },
            "line": { "type": ["integer", "null"], "description": "The line of its first marker in the merged file, from 1." },
            "values": { "type": "array", "items": { "$ref": "#/$defs/value" }, "description": "The properties that both sides set; empty for other kinds." },
            "message": { "type": "string" }
          }
        },
        "value": {
          "type": "object",
          "required": ["property", "variation", "base", "ours", "theirs"],
          "additionalProperties": false,
          "properties": {
            "property": { "type": "string", "description": "The keys from the object down to the value, joined by dots." },
            "variation": { "type": ["string", "null"] },
            "base": { "type": ["string", "null"] },
            "ours": { "type": ["string", "null"] },
            "theirs": { "type": ["string", "null"] }
          }
        }
      }
    }

    """#
}
