import IBSource

/// A name that is in no known document of Xcode.
struct UnknownName: Rule {
  static let info = RuleInfo(
    id: "unknown-name", category: "vocabulary", severity: .note, since: "0.1", platforms: .all,
    summary: "Keyline does not know an element, attribute or key of the document.",
    rationale: """
      It may be from a newer Xcode, or written manually. Keyline leaves it alone; layouts are computed without it.
      Only the first name of a document is reported, with the number of the others. No action is needed if Xcode
      wrote the name.
      """,
    bad: Example.xib(#"<view sparkle="YES" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view hidden="YES" id="iN0-l3-epB"/>"#))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let unknown = subject.vocabularyIssues.filter { $0.kind == .unknownName }
    guard let first = unknown.first else { return }
    let others = Set(unknown.map(\.message)).count - 1
    let more = others == 0 ? "" : ", nor \(others) more \(others == 1 ? "name" : "names") of this document"
    reporter.report("Keyline does not know the \(first.message)\(more)", at: first.range, in: first.element)
  }
}
