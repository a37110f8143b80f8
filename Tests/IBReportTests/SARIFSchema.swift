/// The objects of SARIF 2.1.0 that our reports use, each with the properties that the standard gives it and that we
/// write: the others are left out, so that a property we add has to be looked up first.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0, the sections named.
enum SARIFSchema {
  static let text = #"""
    {
      "type": "object", "required": ["version", "runs"], "additionalProperties": false,
      "description": "3.13 sarifLog",
      "properties": {
        "$schema": { "type": "string" },
        "version": { "const": "2.1.0" },
        "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
      },
      "$defs": {
        "run": {
          "description": "3.14", "type": "object", "required": ["tool"], "additionalProperties": false,
          "properties": {
            "tool": { "$ref": "#/$defs/tool" },
            "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
            "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
          }
        },
        "tool": {
          "description": "3.18", "type": "object", "required": ["driver"], "additionalProperties": false,
          "properties": { "driver": { "$ref": "#/$defs/toolComponent" } }
        },
        "toolComponent": {
          "description": "3.19", "type": "object", "required": ["name"], "additionalProperties": false,
          "properties": {
            "name": { "type": "string" }, "version": { "type": "string" },
            "rules": { "type": "array", "items": { "$ref": "#/$defs/reportingDescriptor" } }
          }
        },
        "reportingDescriptor": {
          "description": "3.49", "type": "object", "required": ["id"], "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "shortDescription": { "$ref": "#/$defs/text" }, "fullDescription": { "$ref": "#/$defs/text" },
            "help": { "$ref": "#/$defs/text" },
            "defaultConfiguration": { "$ref": "#/$defs/reportingConfiguration" },
            "properties": { "$ref": "#/$defs/propertyBag" }
          }
        },
        "reportingConfiguration": {
          "description": "3.50", "type": "object", "additionalProperties": false,
          "properties": { "enabled": { "type": "boolean" }, "level": { "$ref": "#/$defs/level" } }
        },
        "propertyBag": {
          "description": "3.8", "type": "object", "additionalProperties": false,
          "properties": { "tags": { "type": "array", "items": { "type": "string" } } }
        },
        "level": { "description": "3.27.10", "enum": ["none", "note", "warning", "error"] },
        "text": {
          "description": "3.11 message, 3.12 multiformatMessageString, 3.3 artifactContent",
          "type": "object", "required": ["text"], "additionalProperties": false,
          "properties": { "text": { "type": "string" } }
        },
        "result": {
          "description": "3.27", "type": "object", "required": ["message"], "additionalProperties": false,
          "properties": {
            "ruleId": { "type": "string" }, "ruleIndex": { "type": "integer", "minimum": -1 },
            "level": { "$ref": "#/$defs/level" }, "message": { "$ref": "#/$defs/text" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "relatedLocations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "partialFingerprints": {
              "type": "object", "additionalProperties": false, "properties": { "keyline/v1": { "type": "string" } }
            },
            "fixes": { "type": "array", "items": { "$ref": "#/$defs/fix" } }
          }
        },
        "location": {
          "description": "3.28", "type": "object", "additionalProperties": false,
          "properties": {
            "physicalLocation": { "$ref": "#/$defs/physicalLocation" },
            "logicalLocations": { "type": "array", "items": { "$ref": "#/$defs/logicalLocation" } },
            "message": { "$ref": "#/$defs/text" }
          }
        },
        "physicalLocation": {
          "description": "3.29", "type": "object", "required": ["artifactLocation"], "additionalProperties": false,
          "properties": {
            "artifactLocation": { "$ref": "#/$defs/artifactLocation" }, "region": { "$ref": "#/$defs/region" }
          }
        },
        "logicalLocation": {
          "description": "3.33", "type": "object", "additionalProperties": false,
          "properties": { "name": { "type": "string" }, "kind": { "type": "string" } }
        },
        "artifactLocation": {
          "description": "3.4", "type": "object", "additionalProperties": false,
          "properties": {
            "uri": { "type": "string", "pattern": "^[-A-Za-z0-9._~/%:]+$" }, "uriBaseId": { "type": "string" }
          }
        },
        "region": {
          "description": "3.30", "type": "object", "required": ["startLine"], "additionalProperties": false,
          "properties": {
            "startLine": { "$ref": "#/$defs/ordinal" }, "startColumn": { "$ref": "#/$defs/ordinal" },
            "endLine": { "$ref": "#/$defs/ordinal" }, "endColumn": { "$ref": "#/$defs/ordinal" }
          }
        },
        "ordinal": { "type": "integer", "minimum": 1 },
        "fix": {
          "description": "3.55", "type": "object", "required": ["artifactChanges"], "additionalProperties": false,
          "properties": {
            "description": { "$ref": "#/$defs/text" },
            "artifactChanges": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/artifactChange" } }
          }
        },
        "artifactChange": {
          "description": "3.56", "type": "object", "required": ["artifactLocation", "replacements"],
          "additionalProperties": false,
          "properties": {
            "artifactLocation": { "$ref": "#/$defs/artifactLocation" },
            "replacements": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/replacement" } }
          }
        },
        "replacement": {
          "description": "3.57", "type": "object", "required": ["deletedRegion"], "additionalProperties": false,
          "properties": { "deletedRegion": { "$ref": "#/$defs/region" }, "insertedContent": { "$ref": "#/$defs/text" } }
        }
      }
    }
    """#
}
