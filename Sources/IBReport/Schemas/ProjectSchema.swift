extension JSONSchemas {
  /// What `dump --stage project` prints.
  static let project = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "project.schema.json",
      "title": "Xcode projects as Keyline reads them",
      "description": "The output of 'dump --stage project'. Paths are seen from the current folder.",
      "type": "object",
      "required": ["project", "projects", "packages", "workspaces", "unread"],
      "additionalProperties": false,
      "properties": {
        "project": { "const": 1, "description": "The version of this format." },
        "projects": { "type": "array", "items": { "$ref": "#/$defs/project" } },
        "packages": { "type": "array", "items": { "$ref": "#/$defs/package" } },
        "workspaces": { "type": "array", "items": { "$ref": "#/$defs/workspace" } },
        "unread": { "type": "array", "items": { "$ref": "#/$defs/unread" } }
      },
      "$defs": {
        "texts": { "type": "array", "items": { "type": "string" } },
        "text": { "type": ["string", "null"] },
        "project": {
          "type": "object",
          "required": ["path", "developmentLanguage", "knownLanguages", "lastUpgradeCheck", "localPackages", "targets"],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string", "description": "The folder Name.xcodeproj." },
            "developmentLanguage": { "$ref": "#/$defs/text" },
            "knownLanguages": { "$ref": "#/$defs/texts" },
            "lastUpgradeCheck": { "$ref": "#/$defs/text", "description": "The Xcode that checked the project last: 1540 is 15.4." },
            "localPackages": { "$ref": "#/$defs/texts", "description": "The folders of packages that the project names." },
            "targets": { "type": "array", "items": { "$ref": "#/$defs/target" } }
          }
        },
        "package": {
          "description": "A Package.swift, as far as literals describe it.",
          "type": "object",
          "required": ["path", "name", "developmentLanguage", "minimumSystem", "targets"],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string" },
            "name": { "$ref": "#/$defs/text" },
            "developmentLanguage": { "$ref": "#/$defs/text" },
            "minimumSystem": { "$ref": "#/$defs/text", "description": "Of iOS." },
            "targets": { "type": "array", "items": { "$ref": "#/$defs/target" } }
          }
        },
        "workspace": {
          "type": "object",
          "required": ["path", "paths"],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string", "description": "The folder Name.xcworkspace." },
            "paths": { "$ref": "#/$defs/texts", "description": "The projects, packages and folders in it." }
          }
        },
        "unread": {
          "description": "Something that could not be read.",
          "type": "object",
          "required": ["path", "line", "message"],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string" },
            "line": { "type": ["integer", "null"], "minimum": 1 },
            "message": { "type": "string" }
          }
        },
        "target": {
          "type": "object",
          "required": ["name", "kind", "platform", "languages", "dependencies", "frameworks", "configurations", "members"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "kind": {
              "enum": [
                "app", "app-clip", "extension", "widget", "watch-app", "watch-extension", "messages-app", "tests", "ui-tests",
                "framework", "library", "bundle", "tool", "other"
              ]
            },
            "platform": { "enum": ["iphoneos", "appletvos", "watchos", "macosx", "xros", null] },
            "languages": { "$ref": "#/$defs/texts", "description": "The languages of its members, without Base and mul." },
            "dependencies": { "$ref": "#/$defs/texts", "description": "The names of targets that are built first." },
            "frameworks": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "path"],
                "additionalProperties": false,
                "properties": {
                  "name": { "type": "string" },
                  "path": { "$ref": "#/$defs/text", "description": "Null for the system's, for products of targets and of packages." }
                }
              }
            },
            "configurations": { "type": "array", "items": { "$ref": "#/$defs/configuration" } },
            "members": {
              "description": "What the target builds, sorted by path.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["path", "role", "language"],
                "additionalProperties": false,
                "properties": {
                  "path": { "type": "string", "description": "A file, or a folder that is built as one." },
                  "role": { "enum": ["source", "resource", "header", "copied"] },
                  "language": { "$ref": "#/$defs/text", "description": "By the .lproj folder around it." }
                }
              }
            }
          }
        },
        "configuration": {
          "description": "The values of one configuration, such as Debug; a package has one without a name.",
          "type": "object",
          "required": [
            "name", "minimumSystem", "moduleName", "bundleIdentifier", "deviceFamilies", "infoPlist", "orientations",
            "padOrientations", "fonts", "mainStoryboards", "launchStoryboards", "developmentLanguage", "extensionPoint"
          ],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "minimumSystem": { "$ref": "#/$defs/text" },
            "moduleName": { "$ref": "#/$defs/text" },
            "bundleIdentifier": { "$ref": "#/$defs/text" },
            "deviceFamilies": {
              "type": "array",
              "items": { "type": "integer" },
              "description": "1 is iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 7 Apple Vision."
            },
            "infoPlist": { "$ref": "#/$defs/text", "description": "Null where Xcode makes the list of build settings." },
            "orientations": { "$ref": "#/$defs/texts", "description": "Of iPhones." },
            "padOrientations": { "$ref": "#/$defs/texts", "description": "Empty where iPads turn as iPhones do." },
            "fonts": { "$ref": "#/$defs/texts" },
            "mainStoryboards": { "$ref": "#/$defs/texts" },
            "launchStoryboards": { "$ref": "#/$defs/texts" },
            "developmentLanguage": { "$ref": "#/$defs/text" },
            "extensionPoint": { "$ref": "#/$defs/text" }
          }
        }
      }
    }

    """#
}
