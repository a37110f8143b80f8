extension JSONSchemas {
  /// One finding: an element of `lint --format json`, a line of `lint --format jsonl`.
  static let findings = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "findings.schema.json",
      "title": "A finding of Keyline",
      "description": "An element of 'lint --format json' and a line of 'lint --format jsonl'. Lines and columns count from 1, columns in UTF-16 units; the end is one past the last place.",
      "type": "object",
      "required": ["rule", "severity", "message", "file", "line", "column", "endLine", "endColumn", "objectID", "notes", "configurations"],
      "additionalProperties": false,
      "properties": {
        "rule": { "type": "string", "description": "The id of the rule, for 'explain'." },
        "severity": { "enum": ["note", "warning", "error"] },
        "message": { "type": "string" },
        "file": { "type": "string", "description": "The path as given." },
        "line": { "$ref": "#/$defs/ordinal" },
        "column": { "$ref": "#/$defs/ordinal" },
        "endLine": { "$ref": "#/$defs/ordinal" },
        "endColumn": { "$ref": "#/$defs/ordinal" },
        "objectID": { "type": ["string", "null"], "description": "The object id that Xcode's Find jumps to." },
        "notes": { "type": "array", "items": { "$ref": "#/$defs/note" } },
        "configurations": {
          "type": "array",
          "items": { "type": "string" },
          "description": "Short names of the configurations it holds in; empty for a finding that needs none."
        }
      },
      "$defs": {
        "ordinal": { "type": "integer", "minimum": 1 },
        "note": {
          "description": "A further place, in the same file, that explains the finding.",
          "type": "object",
          "required": ["message", "line", "column", "endLine", "endColumn"],
          "additionalProperties": false,
          "properties": {
            "message": { "type": "string" },
            "line": { "$ref": "#/$defs/ordinal" },
            "column": { "$ref": "#/$defs/ordinal" },
            "endLine": { "$ref": "#/$defs/ordinal" },
            "endColumn": { "$ref": "#/$defs/ordinal" }
          }
        }
      }
    }

    """#
}
