import IBContent
import IBLayout

extension JSONSchemas {
  /// The configuration file, for editors that check YAML against a schema.
  static let configuration = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "configuration.schema.json",
      "title": "Configuration of Keyline",
      "description": "The file .keyline.yml. The rules and their options are listed by 'keyline rules --format json'.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "rules": { "$ref": "#/$defs/rules" },
        "included": { "$ref": "#/$defs/words", "description": "Patterns of the paths that are looked at; all where there are none." },
        "excluded": { "$ref": "#/$defs/words", "description": "Patterns of paths that are left out." },
        "paths": { "type": "array", "items": { "$ref": "#/$defs/section" }, "description": "Rules for some of the files." },
        "disabled": { "type": "array", "items": { "$ref": "#/$defs/suppression" }, "description": "Suppressed findings." },
        "baseline": { "type": "string", "description": "A list of known findings, seen from the folder of this file." },
        "format": { "type": "string", "description": "How findings are written." },
        "fail_on": { "enum": ["error", "warning", "note", "never"], "description": "The least severity with which lint fails." },
        "strict": { "type": "boolean", "description": "Whether lint fails on every finding, as with fail_on: note." },
        "deployment_target": { "type": ["number", "string"], "description": "The oldest system the app runs on, such as 13.0." },
        "configurations": { "$ref": "#/$defs/words", "description": "The configurations to lay out without an option on the command line: values of --on, canvas, all-size-classes, all-devices." },
        "scenes": {
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/scene" },
          "description": "What the app sets in code, by the id of a controller, of its view or of a table, or by class. Layouts of devices follow it; Xcode's canvas runs no code."
        }
      },
      "$defs": {
        "words": { "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] },
        "rules": {
          "type": "object",
          "description": "By the rule's id: on, off, a severity, or a mapping of its options and 'severity'.",
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
