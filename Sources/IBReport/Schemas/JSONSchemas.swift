/// The JSON Schemas of the output formats and of the configuration. `keyline schema NAME` prints them, and the files in
/// `Schemas/` are its output; a test compares them.
package enum JSONSchemas {
  /// In the order of listings.
  package static let names = [
    "configuration", "conversion", "diff", "findings", "layout", "merge", "nib", "nib-diff", "project",
    "report", "swiftui-layout", "swiftui-tree",
  ]

  /// The schema's text; nil for a name that is not among `names`.
  package static func named(_ name: String) -> String? {
    switch name {
    case "configuration": configuration
    case "conversion": conversion
    case "diff": diff
    case "findings": findings
    case "layout": layout
    case "merge": merge
    case "nib": nib
    case "nib-diff": nibDiff
    case "project": project
    case "report": report
    case "swiftui-layout": treeLayout
    case "swiftui-tree": tree
    default: nil
    }
  }
}
