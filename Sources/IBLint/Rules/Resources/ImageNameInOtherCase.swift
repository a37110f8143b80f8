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
    bad: MissingImage.example("Logo"), good: MissingImage.example("logo"), isOnByDefault: false)

  static let exampleSurroundings = MissingImage.exampleSurroundings

  func check(_ context: inout RuleContext) {
    for use in context.resources.absentImages(context.assets) {
      guard let similar = use.similar else { continue }
      context.report(
        "no image '\(use.name.shortened)'; there is '\(similar)'", at: use.range, in: use.element)
    }
  }
}
