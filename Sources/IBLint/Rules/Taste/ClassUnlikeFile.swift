import IBModel
import IBSource
import IBSyntax

struct ClassUnlikeFile: Rule {
  static let info = RuleInfo(
    id: "class-unlike-file", category: "taste", severity: .warning, since: "0.1",
    summary: "The class of the only controller in a storyboard differs in name from the file.",
    rationale: """
      If each storyboard has one controller, developers look for its class in the file of that name. The rule does not
      check files called Main or LaunchScreen.
      """,
    bad: Example.storyboard(Example.scene(1, "", controller: #" customClass="PriceController""#), attributes: start),
    good: Example.storyboard(Example.scene(1, "", controller: #" customClass="example""#), attributes: start),
    isOnByDefault: false)

  private static let start = #" initialViewController="con-tr-001""#

  private static let generalFiles = ["Main", "LaunchScreen"]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let controllers = subject.document.controllers.map(\.element).filter { $0.name != .viewControllerPlaceholder }
    guard controllers.count == 1, let controller = controllers.first, let name = controller[.customClass] else {
      return
    }
    let file = subject.tree.source.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    if file != name, !Self.generalFiles.contains(file) {
      reporter.report(
        "class \(name) does not match the storyboard name '\(file)': rename one of the two",
        at: .customClass, of: controller)
    }
  }
}
