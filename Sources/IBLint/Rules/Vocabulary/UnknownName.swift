import IBSource

struct UnknownName: Rule {
  static let info = RuleInfo(
    id: "unknown-name", category: "vocabulary", severity: .note, since: "0.1",
    summary: "Keyline does not know an element, attribute or key of the document.",
    rationale: """
      A newer Xcode may have written it, or someone edited the file manually. Keyline leaves it unchanged and ignores it
      in layouts. The rule reports only the first unknown name of a document, with the number of others. If Xcode wrote
      the name, ignore the finding: that was so in 13 of 13 judged findings, so the rule is off by default. In a macOS document, an unknown name does not affect the results of Keyline.
      """,
    bad: Example.xib(#"<view sparkle="YES" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view hidden="YES" id="iN0-l3-epB"/>"#), isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let unknown = subject.vocabularyIssues.filter { $0.kind == .unknownName }
    guard let first = unknown.first else { return }
    let others = Set(unknown.map(\.message)).count - 1
    let more = others == 0 ? "" : ", and \(others) more unknown \(others == 1 ? "name" : "names") in this document"
    reporter.report(
      "unknown \(first.message)\(more): Keyline ignores \(others == 0 ? "it" : "them") in layouts, but keeps "
        + "\(others == 0 ? "it" : "them") in the document", at: first.range, in: first.element)
  }
}
