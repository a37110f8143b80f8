/// The JSON Schemas. The schemas of the output formats come from the `JSONShape` values that write the formats. The
/// schemas of the inputs (the configuration, edits, trees of SwiftUI's views) are separate texts. `keyline schema NAME`
/// prints a schema, and a test compares the output with the files in `Schemas/`.
package enum JSONSchemas {
  /// In the order of listings.
  package static let names = [
    "configuration", "conversion", "diff", "edits", "findings", "layout", "merge", "outline", "project",
    "report",
  ]

  /// The schema's text; nil for a name that is not among `names`.
  package static func named(_ name: String) -> String? {
    switch name {
    case "configuration": configuration
    case "conversion": ConversionJSON.schema
    case "diff": DiffJSONEmitter.schema
    case "edits": edits
    case "findings": FindingsJSON.schema
    case "layout": LayoutJSON.schema
    case "merge": MergeJSONEmitter.schema
    case "outline": OutlineEmitter.schema
    case "project": ProjectJSONEmitter.schema
    case "report": ReportJSONEmitter.schema
    default: nil
    }
  }
}
