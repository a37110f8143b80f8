/// The JSON Schemas of our output, of the configuration and of the trees that are laid out. The files in `Schemas/` are printed from here by
/// `keyline schema NAME`; a test compares them.
package enum JSONSchemas {
  /// In the order of listings.
  package static let names = [
    "configuration", "diff", "findings", "layout", "report", "swiftui-layout", "swiftui-tree",
  ]

  /// The schema's text; nil for a name that is not among `names`.
  package static func named(_ name: String) -> String? {
    switch name {
    case "configuration": configuration
    case "diff": diff
    case "findings": findings
    case "layout": layout
    case "report": report
    case "swiftui-layout": treeLayout
    case "swiftui-tree": tree
    default: nil
    }
  }
}
