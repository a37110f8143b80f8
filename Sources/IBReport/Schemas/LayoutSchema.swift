extension JSONSchemas {
  /// One layout: an element of `resolve --format json`, a line of `resolve --format jsonl`.
  static let layout = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "layout.schema.json",
      "title": "Layout data of Keyline",
      "description": "An element of 'resolve --format json' and a line of 'resolve --format jsonl': one scene, or one top-level view of a xib, in one configuration; for a file without any layout its findings. Lengths are points, rounded to the configuration's pixels and to four decimals; a number beyond 9e14 is null. Insets are [top, left, bottom, right].",
      "oneOf": [{ "$ref": "#/$defs/sceneLayout" }, { "$ref": "#/$defs/fileWithoutLayout" }],
      "$defs": {
        "sceneLayout": {
          "type": "object",
          "required": ["layout", "file", "scene", "configuration", "safeArea", "views", "barItems", "issues"],
          "additionalProperties": false,
          "properties": {
            "layout": { "$ref": "#/$defs/version" },
            "file": { "$ref": "#/$defs/path" },
            "scene": { "$ref": "#/$defs/scene" },
            "configuration": { "$ref": "#/$defs/configuration" },
            "safeArea": { "$ref": "#/$defs/insets" },
            "views": { "type": "array", "items": { "$ref": "#/$defs/view" }, "description": "In document order, a view before its subviews." },
            "barItems": { "type": "array", "items": { "$ref": "#/$defs/barItem" }, "description": "In document order." },
            "issues": { "type": "array", "items": { "$ref": "#/$defs/issue" } }
          }
        },
        "fileWithoutLayout": {
          "type": "object",
          "required": ["layout", "file", "findings"],
          "additionalProperties": false,
          "properties": {
            "layout": { "$ref": "#/$defs/version" },
            "file": { "$ref": "#/$defs/path" },
            "findings": { "type": "array", "items": { "$ref": "findings.schema.json" } }
          }
        },
        "version": { "const": 1 },
        "path": { "type": "string", "description": "The path as given." },
        "number": { "type": ["number", "null"] },
        "insets": { "type": "array", "prefixItems": [{ "$ref": "#/$defs/number" }, { "$ref": "#/$defs/number" }, { "$ref": "#/$defs/number" }, { "$ref": "#/$defs/number" }], "minItems": 4, "maxItems": 4 },
        "rect": { "$ref": "#/$defs/insets", "description": "[x, y, width, height], origin top left." },
        "size": { "type": "array", "items": { "$ref": "#/$defs/number" }, "minItems": 2, "maxItems": 2, "description": "[width, height]" },
        "scene": {
          "type": "object",
          "required": ["id", "controller", "class", "title"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string", "description": "The scene's sceneID; of a xib, the object id of the top-level view." },
            "controller": { "type": ["string", "null"] },
            "class": { "type": ["string", "null"] },
            "title": { "type": ["string", "null"] }
          }
        },
        "configuration": {
          "type": "object",
          "required": ["name", "device", "size", "scale", "orientation", "sizeClass", "ios", "style", "text", "direction"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string", "description": "The canonical short name, such as iphone-15.portrait." },
            "device": { "type": ["string", "null"] },
            "size": { "$ref": "#/$defs/size" },
            "scale": { "$ref": "#/$defs/number" },
            "orientation": { "enum": ["portrait", "landscape"] },
            "sizeClass": { "type": "string", "pattern": "^(w[CR] h[CR]|wAny hAny)$", "description": "wAny hAny on the canvas of Xcode 6 and 7." },
            "ios": { "$ref": "#/$defs/number" },
            "style": { "enum": ["light", "dark"] },
            "text": { "enum": ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"] },
            "direction": { "enum": ["ltr", "rtl"] }
          }
        },
        "view": {
          "type": "object",
          "required": ["id", "element", "class", "label", "parent", "margins", "safeArea", "installed", "hidden", "kept", "image"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "element": { "type": "string" },
            "class": { "type": ["string", "null"] },
            "label": { "type": ["string", "null"], "description": "The user label, else the text or title shown." },
            "parent": { "type": ["string", "null"] },
            "frame": { "$ref": "#/$defs/rect", "description": "In the superview's coordinates; absent for a view that is not installed." },
            "inWindow": { "$ref": "#/$defs/rect", "description": "The same rectangle in the window's coordinates, scroll views at rest." },
            "margins": { "$ref": "#/$defs/insets" },
            "safeArea": { "$ref": "#/$defs/insets" },
            "contentSize": { "$ref": "#/$defs/size", "description": "Of scroll views." },
            "adjustedContentInset": { "$ref": "#/$defs/insets", "description": "Of scroll views." },
            "separator": { "$ref": "#/$defs/rect", "description": "The line between a table's row and the next one, in the row's coordinates." },
            "installed": { "type": "boolean" },
            "hidden": { "type": "boolean" },
            "kept": {
              "type": "array",
              "items": { "enum": ["x", "y", "width", "height"] },
              "description": "The coordinates that no rule determines, so that the stored frame was used."
            },
            "image": { "$ref": "#/$defs/image", "description": "Of image views and buttons; null for a view without an image." }
          }
        },
        "barItem": {
          "type": "object",
          "required": ["id", "element", "title", "image", "largeContentImage"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "element": { "enum": ["barButtonItem", "tabBarItem"] },
            "title": { "type": ["string", "null"] },
            "image": { "$ref": "#/$defs/image", "description": "On a phone of compact height the landscape image where there is one." },
            "largeContentImage": { "$ref": "#/$defs/image", "description": "What the large content viewer shows; null but at the text sizes for accessibility." }
          }
        },
        "image": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/shownImage" }] },
        "shownImage": {
          "type": "object",
          "required": ["name", "file", "scale", "size", "reason"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "file": { "type": ["string", "null"], "description": "The chosen file; null for a system symbol and for a name that nothing defines." },
            "scale": { "type": ["integer", "null"], "description": "Pixels per point of that file; null where it is made for no particular scale." },
            "size": { "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/size" }], "description": "Points; null where it is unknown." },
            "reason": { "type": "string", "description": "Why this file and this size." }
          }
        },
        "issue": {
          "type": "object",
          "required": ["kind", "view", "axis", "constraints", "message"],
          "additionalProperties": false,
          "properties": {
            "kind": { "type": "string" },
            "view": { "type": ["string", "null"] },
            "axis": { "enum": ["x", "y", "width", "height", null] },
            "constraints": { "type": "array", "items": { "type": "string" } },
            "message": { "type": "string" }
          }
        }
      }
    }

    """#
}
