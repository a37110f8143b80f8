import IBSource

/// An image that is there under the same name in another case.
struct ImageNameInOtherCase: Rule {
  static let info = RuleInfo(
    id: "image-name-in-other-case", category: "resources", severity: .warning, since: "0.1",
    summary: "An image is named in another case than its set or file has.",
    rationale: """
      Names of images are told apart by case in the app, whatever the Mac's disk does, so nothing is shown. Write the
      name as the catalog has it. It is off because the project's folder is searched for it.
      """,
    bad: ResourceExample.document(image: "Logo"), good: ResourceExample.document(image: "logo"), isOnByDefault: false)

  static let exampleSurroundings = ResourceExample.image

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for use in subject.resources.absentImages(subject.assets) {
      guard let similar = use.similar else { continue }
      reporter.report(
        "no image '\(use.name.shortened)'; there is '\(similar)'", at: use.range, in: use.element)
    }
  }
}
