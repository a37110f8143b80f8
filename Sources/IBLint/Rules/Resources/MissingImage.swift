import IBAssets
import IBSource
import IBSyntax

/// An image that no catalog and no file of the project has.
struct MissingImage: Rule {
  static let info = RuleInfo(
    id: "missing-image", category: "resources", severity: .warning, since: "0.1",
    summary: "An image is named that neither a catalog nor a file of the project has.",
    rationale: """
      Xcode says nothing, and the app shows nothing in its place. It was renamed or deleted, or lies in a package
      elsewhere; name those in the option. It is off because the project's folder is searched for it.
      """,
    bad: ResourceExample.document(image: "logo-old"),
    good: ResourceExample.document(image: "logo"), isOnByDefault: false, options: [ProvidedElsewhere.option])

  static let exampleSurroundings = ResourceExample.image

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for use in subject.resources.absentImages(subject.assets, elsewhere) where use.similar == nil {
      reporter.report("no catalog and no file has the image '\(use.name.shortened)'", at: use.range, in: use.element)
    }
  }
}
