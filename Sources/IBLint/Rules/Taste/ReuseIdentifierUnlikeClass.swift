import IBSource
import IBSyntax

struct ReuseIdentifierUnlikeClass: Rule {
  static let info = RuleInfo(
    id: "reuse-identifier-unlike-class", category: "taste", severity: .warning, since: "0.1",
    summary: "The reuse identifier of a cell is not the name of its class.",
    rationale: """
      Code that registers cells by class needs no constant for such an identifier.
      """,
    bad: Example.xib(#"<tableViewCell reuseIdentifier="Row" id="iN0-l3-epB" customClass="PriceCell"/>"#),
    good: Example.xib(#"<tableViewCell reuseIdentifier="PriceCell" id="iN0-l3-epB" customClass="PriceCell"/>"#),
    isOnByDefault: false)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.elements(named: [.tableViewCell, .collectionViewCell, .collectionReusableView]) {
      guard let identifier = element[.reuseIdentifier], let name = element[.customClass], identifier != name else {
        continue
      }
      reporter.report(
        "reuse identifier '\(identifier)' differs from class \(name): use the class name",
        at: .reuseIdentifier, of: element)
    }
  }
}
