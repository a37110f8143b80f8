/// The JSON Schemas of the output formats and of the configuration. Most come from the `JSONShape` values that write the
/// format. `keyline schema NAME` prints them, and the files in `Schemas/` are its output; a test compares them.
package enum JSONSchemas {
  /// In the order of listings.
  package static let names = [
    "configuration", "conversion", "diff", "edits", "findings", "layout", "merge", "nib", "nib-diff", "outline",
    "project", "report", "swiftui-layout", "swiftui-tree",
  ]

  /// The schema's text; nil for a name that is not among `names`.
  package static func named(_ name: String) -> String? {
    switch name {
    case "configuration": configuration
    case "conversion": conversion
    case "diff": DiffJSONEmitter.schema
    case "edits": edits
    case "findings": FindingsJSON.schema
    case "layout": LayoutJSON.schema
    case "merge": MergeJSONEmitter.schema
    case "nib": nib
    case "nib-diff": NibDiffJSONEmitter.schema
    case "outline": OutlineEmitter.schema
    case "project": project
    case "report": ReportJSONEmitter.schema
    case "swiftui-layout": treeLayout
    case "swiftui-tree": tree
    default: nil
    }
  }
}
