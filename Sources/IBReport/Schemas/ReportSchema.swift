extension JSONSchemas {
  /// The whole output of `report --format json`.
  static let report = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "report.schema.json",
      "title": "Report of Keyline",
      "description": "The output of 'report --format json': what differs between the configurations of each scene. Lengths are points.",
      "type": "object",
      "required": ["report", "summary", "files"],
      "additionalProperties": false,
      "properties": {
        "report": { "const": 1 },
        "summary": {
          "type": "object",
          "required": ["files", "scenes", "varying"],
          "additionalProperties": false,
          "properties": {
            "files": { "type": "integer" },
            "scenes": { "type": "integer" },
            "varying": { "type": "integer", "description": "Scenes in which anything but frames differs." }
          }
        },
        "files": { "type": "array", "items": { "$ref": "#/$defs/file" } }
      },
      "$defs": {
        "file": {
          "type": "object",
          "required": ["file", "scenes", "idle", "neverInstalled"],
          "additionalProperties": false,
          "properties": {
            "file": { "type": "string", "description": "The path as given." },
            "findings": { "type": "array", "items": { "$ref": "findings.schema.json" }, "description": "Of a file without any layout." },
            "scenes": { "type": "array", "items": { "$ref": "#/$defs/scene" } },
            "idle": { "type": "array", "items": { "$ref": "#/$defs/idle" }, "description": "Statements of variations that change nothing." },
            "neverInstalled": { "type": "array", "items": { "$ref": "#/$defs/neverInstalled" } }
          }
        },
        "scene": {
          "type": "object",
          "required": ["scene", "configurations", "groups", "differences", "placedViews", "movements", "issues", "missingImages"],
          "additionalProperties": false,
          "properties": {
            "scene": { "$ref": "layout.schema.json#/$defs/scene" },
            "configurations": { "type": "array", "items": { "$ref": "#/$defs/column" } },
            "groups": { "type": "array", "items": { "$ref": "#/$defs/names" }, "description": "Configurations that agree in all of 'differences'." },
            "differences": { "type": "array", "items": { "$ref": "#/$defs/difference" } },
            "placedViews": { "type": "integer", "description": "Views with a frame in at least one configuration, the root view left out." },
            "movements": { "type": "array", "items": { "$ref": "#/$defs/movement" }, "description": "Views that keep their distances neither to the safe area nor to their superview." },
            "issues": { "type": "array", "items": { "$ref": "#/$defs/issue" } },
            "missingImages": { "type": "array", "items": { "$ref": "#/$defs/missingImage" }, "description": "Views and bar items whose image set has no file that some of the configurations show." }
          }
        },
        "column": {
          "type": "object",
          "required": ["configuration", "inside", "views", "constraints"],
          "additionalProperties": false,
          "properties": {
            "configuration": { "$ref": "layout.schema.json#/$defs/configuration" },
            "inside": { "type": ["string", "null"], "description": "The size classes inside the scene's container, such as wC hR in a sheet on an iPad; null where they are the window's." },
            "views": { "$ref": "#/$defs/installed" },
            "constraints": { "$ref": "#/$defs/installed" }
          }
        },
        "installed": {
          "type": "object",
          "required": ["installed", "missing"],
          "additionalProperties": false,
          "properties": {
            "installed": { "type": "integer" },
            "missing": { "$ref": "#/$defs/names", "description": "Object ids of those that take no part." }
          }
        },
        "difference": {
          "type": "object",
          "required": ["id", "object", "kind", "property", "written", "values", "words"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "object": { "type": "string" },
            "kind": { "$ref": "#/$defs/kind" },
            "property": { "type": "string", "description": "'installed', 'font', or the name in the file." },
            "written": { "$ref": "#/$defs/value", "description": "What the file says outside its variations; null where it says nothing." },
            "values": { "type": "array", "items": { "$ref": "#/$defs/value" }, "description": "By configuration; null where the object is not installed." },
            "words": { "type": "string" }
          }
        },
        "movement": {
          "type": "object",
          "required": ["id", "object", "kind", "frames"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "object": { "type": "string" },
            "kind": { "$ref": "#/$defs/kind" },
            "frames": { "type": "array", "items": { "$ref": "#/$defs/frame" }, "description": "By configuration." }
          }
        },
        "issue": {
          "type": "object",
          "required": ["kind", "view", "axis", "constraints", "message", "configurations"],
          "additionalProperties": false,
          "properties": {
            "kind": { "type": "string" },
            "view": { "type": ["string", "null"] },
            "axis": { "enum": ["x", "y", "width", "height", null] },
            "constraints": { "$ref": "#/$defs/names" },
            "message": { "type": "string", "description": "As it reads in the first of the configurations." },
            "configurations": { "$ref": "#/$defs/names" }
          }
        },
        "missingImage": {
          "type": "object",
          "required": ["id", "object", "kind", "image", "configurations"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "object": { "type": "string" },
            "kind": { "$ref": "#/$defs/kind" },
            "image": { "type": "string" },
            "configurations": { "$ref": "#/$defs/names" }
          }
        },
        "idle": {
          "type": "object",
          "required": ["owner", "key", "line", "words"],
          "additionalProperties": false,
          "properties": {
            "owner": { "type": "string" },
            "key": { "type": "string" },
            "line": { "type": "integer" },
            "words": { "type": "string" }
          }
        },
        "neverInstalled": {
          "type": "object",
          "required": ["id", "holder", "line", "outlet"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "holder": { "type": "string" },
            "line": { "type": "integer" },
            "outlet": { "type": "boolean", "description": "Whether an outlet leads to it, so that code may activate it." }
          }
        },
        "kind": { "enum": ["view", "constraint"], "description": "Bar items count as views." },
        "names": { "type": "array", "items": { "type": "string" } },
        "value": { "type": ["boolean", "number", "string", "null"] },
        "frame": { "oneOf": [{ "type": "null" }, { "type": "array", "items": { "type": ["number", "null"] }, "minItems": 6, "maxItems": 6 }], "description": "[leading, top, width, height, trailing, bottom] in the scene's safe area; null where the view is not installed." }
      }
    }

    """#
}
