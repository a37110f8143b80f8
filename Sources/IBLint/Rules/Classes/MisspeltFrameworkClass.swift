import IBCode
import IBSource
import IBSyntax

struct MisspeltFrameworkClass: Rule {
  static let info = RuleInfo(
    id: "misspelt-framework-class", category: "classes", severity: .warning, since: "0.2",
    summary: "A custom class is probably a misspelled class of UIKit or a related framework.",
    rationale: """
      The app logs "Unknown class in Interface Builder file" and creates an object of the default class. Correct the
      name. The rule reports names with one missing, extra, wrong or swapped letter, unless a source file declares the
      class.
      """,
    bad: Example.xib(#"<view customClass="UIScrolView" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view customClass="UIScrollView" id="iN0-l3-epB"/>"#))

  static let sources = SourceNeeds.declarations

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.customElements {
      guard let used = CodeClass(element), used.origin == .global, FrameworkClasses.isPossible(used.name),
        !FrameworkClasses.isKnown(used.name), subject.facts?.sources.declares(used.name) != true,
        let meant = Suggestion.nearest(to: used.name, among: FrameworkClasses.names, limit: 1)
      else { continue }
      reporter.report(
        "unknown class \(used.name.shortened); did you mean \(meant)?", at: .customClass, of: element)
    }
  }
}
