import IBSource
import IBSyntax

struct UnusedResource: Rule {
  static let info = RuleInfo(
    id: "unused-resource", category: "resources", severity: .note, since: "0.1", platforms: .all,
    summary: "The document's resources list an unused image or color.",
    rationale: """
      A merge or a manual edit left the entry. Xcode drops it on the next save, which adds an unrelated change to a
      commit. Remove it.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB"/>"#, tail: resources),
    good: Example.xib(#"<imageView image="logo" id="iN0-l3-epB"/>"#, tail: resources), fix: .safe)

  private static let resources = """
    <resources>
        <image name="logo" width="20" height="20"/>
    </resources>
    """

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let resources = subject.resources
    for entry in resources.entries where !resources.isUsed(entry) {
      reporter.report(
        "\(entry.kind.rawValue) '\(entry.name)' is listed in this document but not used: delete the entry",
        at: entry.range, in: entry.element,
        fixes: [Fix("remove the entry", .safe, [SyntaxEdit.remove(entry.element)])])
    }
  }
}
