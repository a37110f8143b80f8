import IBSource
import IBSyntax

struct UnusedResource: Rule {
  static let info = RuleInfo(
    id: "unused-resource", category: "resources", severity: .note, since: "0.1", platforms: .all,
    summary: "The document's resources list an unused image or named color.",
    rationale: """
      A merge or a manual edit left the entry. Xcode drops it on the next save, which adds an unrelated change to a
      commit. Remove it. The rule reports all entries of a document together. It does not check documents from the
      Xamarin designer, which lists every image of the project, or the entries of system colors, which have no
      effect.
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
    if resources.entries.contains(where: Self.isOfXamarin) { return }
    let unused = resources.entries.filter { $0.kind != .systemColor && !resources.isUsed($0) }
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

  /// Whether the designer of Xamarin wrote an entry. It names images by their paths: `img/logo.png`.
  private static func isOfXamarin(_ entry: DocumentResources.Mention) -> Bool {
    guard entry.kind == .image, let slash = entry.name.lastIndex(of: "/") else { return false }
    return entry.name[slash...].contains(".")
  }
}
