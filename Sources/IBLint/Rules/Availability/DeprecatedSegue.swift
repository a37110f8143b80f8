import IBModel
import IBProject
import IBSource
import IBSyntax

struct DeprecatedSegue: Rule {
  static let info = RuleInfo(
    id: "deprecated-segue", category: "availability", severity: .warning, since: "0.1",
    summary: "A segue has a kind that was deprecated in iOS 8.",
    rationale: """
      Push, modal and popover segues do not adapt to the available space; their replacements do. Replace push with
      "show", modal with "present modally" and popover with "present as popover". In a document without trait variations,
      for which Xcode does not offer the replacements, the finding is a note. The rule does not report documents of apps
      that run on systems before iOS 8.
      """,
    bad: example(kind: "push"), good: example(kind: "show"), isOnByDefault: false,
    offBecause: "the old kinds still work; in 65 complete projects, 0 of 6 judged findings were worth a change",
    fix: .unsafe)

  private static func example(kind: String) -> String {
    let segue = """
      <connections>
          <segue destination="con-tr-002" kind="\(kind)" identifier="next" id="seg-ue-001"/>
      </connections>
      """
    return Example.storyboard(
      Example.scene(1, segue) + Example.scene(2, ""),
      attributes: #" useTraitCollections="YES" initialViewController="con-tr-001""#)
  }

  /// The replacement of each kind. A push into another column of a split view becomes Show Detail, because Show stays in
  /// the column.
  private static let replacements = [
    (old: "push", new: "show", name: "Show"), (old: "modal", new: "presentation", name: "Present Modally"),
    (old: "popover", new: "popoverPresentation", name: "Present As Popover"),
  ]
  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    // Earlier systems have no replacements.
    if subject.reach.minimumSystem?.hasAdaptiveSegues == false { return }
    let segues = subject.elements(named: .segue).compactMap {
      segue -> (segue: XMLElement, old: String, new: String, name: String)? in
      // A segue that is never performed is another rule's.
      guard let (old, new, name) = Self.replacement(of: segue, in: subject.document),
        !segue.isNeverPerformed(in: subject)
      else { return nil }
      return (segue, old, new, name)
    }
    // Without trait variations, 51 of the 62 documents with segues of either kind have only deprecated ones; with trait
    // variations, 7 of 575 (the files of two sets of projects).
    guard subject.document.header.useTraitCollections else {
      guard let first = segues.first else { return }
      let count = Wording.count(segues.count, "segue of this document is", "segues of this document are")
      reporter.report(
        "\(count) of a kind that was deprecated in iOS 8: turn on 'Use Trait Variations', and change the kind, here to "
          + first.name, at: .kind, of: first.segue, severity: .note)
      return
    }
    guard let first = segues.first else { return }
    let destination = first.segue[.destination].map { " to \(subject.document.name(of: $0))" } ?? ""
    let head = "\(first.old) segue\(destination)"
    let words =
      segues.count == 1
      ? "\(head) has a kind that was deprecated in iOS 8: change it to \(first.name)"
      : "\(head) and \(Wording.count(segues.count - 1, "other segue")) of this document are of kinds that were "
        + "deprecated in iOS 8: change them, this one to \(first.name)"
    let edits = segues.compactMap { segue in
      segue.segue.attribute(.kind).map { SyntaxEdit.setValue(of: $0, to: segue.new) }
    }
    let name = segues.count == 1 ? "make it \(first.name)" : "replace the kinds"
    reporter.report(words, at: .kind, of: first.segue, fixes: [Fix(name, .unsafe, edits)])
  }

  private static func replacement(
    of segue: XMLElement, in document: Document
  ) -> (old: String, new: String, name: String)? {
    guard let found = replacements.first(where: { segue.equals(.kind, $0.old) }) else { return nil }
    guard found.old == "push", segue[.splitViewControllerTargetIndex] ?? "0" != "0" else { return found }
    // Show Detail replaces the navigation controller of the column, onto which a push goes.
    let target = segue[.destination].flatMap { document.controller($0) }.map { document.controllers[$0].element.name }
    return target == .navigationController ? (found.old, "showDetail", "Show Detail") : nil
  }
}
