import IBContent

extension JSONSchemas {
  /// The configuration file, for editors that check YAML against a schema.
  static let configuration = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "configuration.schema.json",
      "title": "Configuration of Keyline",
      "description": "The file .keyline.yml. 'keyline rules --format json' lists the rules and their options.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "rules": { "$ref": "#/$defs/rules" },
        "included": { "$ref": "#/$defs/words", "description": "Patterns of paths to include; all paths if the list is empty." },
        "excluded": { "$ref": "#/$defs/words", "description": "Patterns of paths to exclude." },
        "paths": { "type": "array", "items": { "$ref": "#/$defs/section" }, "description": "Rules for some of the files." },
        "disabled": { "type": "array", "items": { "$ref": "#/$defs/suppression" }, "description": "Suppressed findings." },
        "baseline": { "type": "string", "description": "A baseline of known findings, relative to the folder of this file." },
        "format": { "type": "string", "description": "The format of the findings." },
        "fail_on": { "enum": ["error", "warning", "note", "never"], "description": "lint fails at or above this severity." },
        "strict": { "type": "boolean", "description": "Whether lint fails on every finding, as with fail_on: note." },
        "deployment_target": { "type": ["number", "string"], "description": "The oldest system that the app supports, such as 13.0." },
        "configurations": { "$ref": "#/$defs/words", "description": "The configurations to lay out without an option on the command line: values of --on, canvas, all-size-classes, all-devices." },
        "scenes": {
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/scene" },
          "description": "Settings that the app makes in code, by class or by the id of a controller, its view or a table. Device layouts use them; Xcode's canvas does not run code."
        }
      },
      "$defs": {
        "words": { "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] },
        "rules": {
          "type": "object",
          "description": "Settings by rule id: on, off, a severity, or a mapping of options and 'severity'.",
          "additionalProperties": { "type": ["boolean", "string", "object"] }
        },
        "section": {
          "type": "object",
          "required": ["path", "rules"],
          "additionalProperties": false,
          "properties": { "path": { "$ref": "#/$defs/words" }, "rules": { "$ref": "#/$defs/rules" } }
        },
        "suppression": {
          "type": "object",
          "additionalProperties": false,
          "properties": { "rule": { "type": "string" }, "path": { "type": "string" }, "object": { "type": "string" } }
        },
        "scene": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            \#(members(ControllerSettings.Key.self, indent: 8, schema))
          }
        }
      }
    }

    """#
}
