extension JSONSchemas {
  /// An element of what 'nib dump --format json' prints.
  static let nib = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "nib.schema.json",
      "title": "A file of a compiled interface, in the words of Keyline",
      "description": "An element of what 'nib dump --format json' prints. Numbers that name an object, a key or a class count from 0.",
      "oneOf": [{ "$ref": "#/$defs/archive" }, { "$ref": "#/$defs/list" }],
      "$defs": {
        "archive": {
          "type": "object",
          "required": ["nib", "file", "format", "coder", "classes", "keys", "objects", "trailer"],
          "additionalProperties": false,
          "properties": {
            "nib": { "const": 1 },
            "file": { "type": "string", "description": "The path that is shown." },
            "format": { "const": "NIBArchive" },
            "coder": { "type": "integer", "description": "The version of the program that wrote it: 9 up to Xcode 12, 10 since Xcode 13." },
            "classes": { "type": "array", "items": { "$ref": "#/$defs/class" } },
            "keys": { "type": "array", "items": { "type": "string" } },
            "objects": { "type": "array", "items": { "$ref": "#/$defs/object" }, "description": "The first is the root." },
            "trailer": { "type": "string", "description": "The bytes after the last section, in Base64." }
          }
        },
        "class": {
          "type": "object",
          "required": ["name", "fallbacks"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "fallbacks": { "type": "array", "items": { "type": "integer" }, "description": "Classes to use where a system does not have this one." }
          }
        },
        "object": {
          "type": "object",
          "required": ["class", "values"],
          "additionalProperties": false,
          "properties": {
            "class": { "type": "integer" },
            "values": { "type": "array", "items": { "$ref": "#/$defs/value" } }
          }
        },
        "value": {
          "type": "object",
          "required": ["key", "type"],
          "additionalProperties": false,
          "properties": {
            "key": { "type": "integer" },
            "type": { "enum": ["int8", "int16", "int32", "int64", "bool", "float", "double", "data", "null", "object"] },
            "value": { "type": ["integer", "boolean", "string"], "description": "Floating point as text, without loss; data in Base64; of 'object' its number. 'null' has none." }
          }
        },
        "list": {
          "type": "object",
          "required": ["nib", "file", "format", "top", "values"],
          "additionalProperties": false,
          "properties": {
            "nib": { "const": 1 },
            "file": { "type": "string" },
            "format": { "const": "property list" },
            "top": { "type": "integer", "description": "The number of the outermost value." },
            "values": { "type": "array", "items": { "$ref": "#/$defs/listValue" } }
          }
        },
        "listValue": {
          "type": "object",
          "required": ["type"],
          "additionalProperties": false,
          "properties": {
            "type": { "enum": ["null", "bool", "integer", "real", "date", "data", "string", "reference", "array", "set", "dictionary"] },
            "value": { "type": ["integer", "boolean", "string"], "description": "Floating point as text; dates as seconds since the beginning of 2001; data in Base64." },
            "keys": { "type": "array", "items": { "type": "integer" }, "description": "For a dictionary, the numbers of its keys." },
            "values": { "type": "array", "items": { "type": "integer" }, "description": "For a container, the numbers of its members." }
          }
        }
      }
    }

    """#
}
