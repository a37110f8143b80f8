import IBAssets
import IBSource
import IBSyntax

/// An image that is neither in a catalog nor a file of the project.
struct MissingImage: Rule {
  static let info = RuleInfo(
    id: "missing-image", category: "resources", severity: .warning, since: "0.1",
    summary: "No catalog and no file of the project provides an image that the document uses.",
    rationale: """
      Xcode does not warn, and the app shows nothing in its place. The image was renamed or deleted, or is
      provided by a package elsewhere; list those in the option. Off by default because the project's folder has
      to be searched for it.
      """,
    bad: ResourceExample.document(image: "logo-old"),
    good: ResourceExample.document(image: "logo"), isOnByDefault: false, options: [ProvidedElsewhere.option])

  static let exampleSurroundings = ResourceExample.image

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for use in subject.resources.absentImages(subject.assets, elsewhere) where use.similar == nil {
      reporter.report("image '\(use.name.shortened)' is in no catalog and no file", at: use.range, in: use.element)
    }
  }
}
