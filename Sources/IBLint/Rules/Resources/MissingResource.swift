import IBSource
import IBSyntax

struct MissingResource: Rule {
  static let info = RuleInfo(
    id: "missing-resource", category: "resources", severity: .warning, since: "0.1", platforms: .all,
    summary: "The document uses an image or named color that its resources do not list.",
    rationale: """
      Xcode lists every image and named color of a document with its size or value, and shows a question mark for an
      unlisted one. Usually a merge kept the use and lost the entry. Open and save the file in Xcode, or add the entry.
      System colors need no entry.
      """,
    bad: Example.xib(example, tail: resources("old-logo")), good: Example.xib(example, tail: resources("logo")))

  private static let example = #"<imageView image="logo" id="iN0-l3-epB"/>"#

  private static func resources(_ name: String) -> String {
    """
    <resources>
        <image name="\(name)" width="20" height="20"/>
    </resources>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let resources = subject.resources
    // Documents of old Xcode versions, and those written by hand, may have no list at all.
    guard resources.hasEntries else { return }
    // One finding for each name, because one fix covers all its uses.
    var told: Set<String> = []
    for use in resources.uses where !resources.isListed(use) {
      // The app sets a runtime attribute without the list.
      if use.element.enclosing(.userDefinedRuntimeAttribute) != nil { continue }
      guard told.insert("\(use.kind) \(use.name)").inserted else { continue }
      reporter.report(
        "\(use.kind.rawValue) '\(use.name)' is missing from the document's resources, so Xcode shows a question mark "
          + "instead: open and save the document in Xcode",
        at: use.range, objectID: use.element.enclosingObjectID)
    }
  }
}
