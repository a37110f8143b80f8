import IBModel
import IBSource
import IBSyntax

struct ModuleWithoutClass: Rule {
  static let info = RuleInfo(
    id: "module-without-class", category: "classes", severity: .warning, since: "0.1", platforms: .all,
    summary: "An object has a module but no custom class.",
    rationale: """
      The system uses the module to find the custom class. Without a class it has no effect, and the app creates an
      object of the default class. The module remains in the file if someone clears only the class. Remove the module,
      or enter the class.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB" customModule="Shop"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB" customClass="PriceView" customModule="Shop"/>"#), fix: .safe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.allElements {
      guard let module = element.attribute(.customModule), !element.has(.customClass) else { continue }
      let attributes = [module] + (element.attribute(.customModuleProvider).map { [$0] } ?? [])
      reporter.report(
        "\(subject.document.name(of: element)) has the module '\(module.value)', but no custom class: remove the module",
        at: .customModule, of: element,
        fixes: [Fix("remove the module", .safe, attributes.map(SyntaxEdit.remove))])
    }
  }
}
