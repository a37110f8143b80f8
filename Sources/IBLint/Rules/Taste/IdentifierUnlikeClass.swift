import IBSource
import IBSyntax

struct IdentifierUnlikeClass: Rule {
  static let info = RuleInfo(
    id: "identifier-unlike-class", category: "taste", severity: .warning, since: "0.1",
    summary: "The storyboard identifier of a controller is not the name of its class.",
    rationale: """
      Code that instantiates controllers by class needs no constant for such an identifier.
      """,
    bad: Example.storyboard(
      Example.scene(1, "", identifier: "Detail", controller: #" customClass="PriceController""#), attributes: start),
    good: Example.storyboard(
      Example.scene(1, "", identifier: "PriceController", controller: #" customClass="PriceController""#),
      attributes: start),
    isOnByDefault: false)

  private static let start = #" initialViewController="con-tr-001""#

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.elements(named: [.viewController, .tableViewController, .collectionViewController]) {
      guard let identifier = element[.storyboardIdentifier], let name = element[.customClass], identifier != name else {
        continue
      }
      reporter.report(
        "storyboard identifier '\(identifier)' differs from class \(name): use the class name",
        at: .storyboardIdentifier, of: element
      )
    }
  }
}
