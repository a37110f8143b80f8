import IBSource
import IBSyntax

struct UnusedResource: Rule {
  static let info = RuleInfo(
    id: "unused-resource", category: "resources", severity: .note, since: "0.1", platforms: .all,
    summary: "The document's resources list an unused image or color.",
    rationale: """
      A merge or a manual edit left the entry. Xcode drops it on the next save, which adds an unrelated change to a
      commit. Remove it. The rule reports all entries of a document together.
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
    let unused = resources.entries.filter { !resources.isUsed($0) }
    guard let first = unused.first else { return }
    let others =
      unused.count == 1
      ? "" : " and \(Wording.count(unused.count - 1, "other image or color", "other images or colors"))"
    let rest =
      unused.count == 1
      ? " is listed in this document but not used: delete the entry"
      : " are listed in this document but not used: delete the entries"
    reporter.report(
      "\(first.kind.rawValue) '\(first.name)'\(others)\(rest)", at: first.range, in: first.element,
      fixes: [Fix("remove the unused entries", .safe, unused.map { SyntaxEdit.remove($0.element) })])
  }
}
