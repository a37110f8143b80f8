package import IBSource

/// The findings that report why a document is not laid out as requested.
///
/// The command that lays out reports them; this module only describes them.
package enum LayoutNotices {
  package static let all = [noLayout, tooLarge, unknownCanvas]

  package static let noLayout = RuleInfo(
    id: "no-layout", category: "reading", severity: .warning, since: "0.1",
    summary: "The document has nothing to lay out.",
    rationale: """
      It has no scene and no view, or it is for tvOS; Keyline lays out iOS documents only. Commands that show layouts
      skip the document.
      """, bad: "", good: "")

  package static let tooLarge = RuleInfo(
    id: "layout-too-large", category: "reading", severity: .warning, since: "0.1",
    summary: "A part of the document is too large to lay out.",
    rationale: """
      A scene has more views or cells than any known app, or more constraints that depend on each other. Keyline keeps
      the stored frames of its views and does not run layout rules on them. The limits bound the run time for hostile
      files; '--limit' raises them.
      """, bad: "", good: "")

  package static let unknownCanvas = RuleInfo(
    id: "unknown-canvas", category: "reading", severity: .warning, since: "0.1",
    summary: "The document's canvas is a device that is not in the device table.",
    rationale: """
      Keyline does not know the size of that canvas. Pass a configuration with --on instead; 'keyline devices' lists the
      devices.
      """, bad: "", good: "")
}
