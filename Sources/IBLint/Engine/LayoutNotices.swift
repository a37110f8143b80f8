package import IBSource

/// The findings that give the reason why a document is not laid out as requested. They are described here and reported
/// by the code that lays out.
package enum LayoutNotices {
  package static let all = [noLayout, tooLarge, unknownCanvas]

  package static let noLayout = RuleInfo(
    id: "no-layout", category: "reading", severity: .warning, since: "0.1",
    summary: "The document has nothing to lay out.",
    rationale: """
      It has neither a scene nor a view, or it is for tvOS: layouts are computed for iOS only. The commands that show
      layouts leave it out.
      """, bad: "", good: "")

  package static let tooLarge = RuleInfo(
    id: "layout-too-large", category: "reading", severity: .warning, since: "0.1",
    summary: "A part of the document is too large to be laid out.",
    rationale: """
      Views keep their stored frames where a scene has more views or cells, or constraints that depend on each other in
      more ways, than any app was seen to have, and rules about layouts do not judge them. The limits keep the run time
      bounded for hostile files; '--limit' raises them.
      """, bad: "", good: "")

  package static let unknownCanvas = RuleInfo(
    id: "unknown-canvas", category: "reading", severity: .warning, since: "0.1",
    summary: "The document's canvas is a device that is not in the device table.",
    rationale: """
      What Xcode shows on that canvas is not known. Name a configuration with --on instead; 'keyline devices' lists
      the devices.
      """, bad: "", good: "")
}
