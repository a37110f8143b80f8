import IBSource

struct ImageNameInOtherCase: Rule {
  static let info = RuleInfo(
    id: "image-name-in-other-case", category: "resources", severity: .warning, since: "0.1", platforms: .all,
    summary: "The name of an image differs from its set or file in case.",
    rationale: """
      Image names are case-sensitive in the app, whatever the Mac's file system does, so the app does not show the
      image. Write the name as in the catalog. An image that code replaces is not reported. Needs a project that has
      images.
      """,
    bad: ResourceExample.document(image: "Logo"), good: ResourceExample.document(image: "logo"))

  static let sources: SourceNeeds = .declarations
  static let exampleSurroundings = ResourceExample.image

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for use in subject.resources.absentImages(subject.projectAssets) {
      guard let similar = use.similar, !subject.isDepicted(showing: use.element) else { continue }
      reporter.report(
        "image '\(use.name.shortened)' does not exist, so the app does not show it; did you mean '\(similar)'?",
        at: use.range, in: use.element)
    }
  }
}
