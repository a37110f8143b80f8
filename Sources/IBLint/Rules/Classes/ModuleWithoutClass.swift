import IBSource
import IBSyntax

/// A module for no class.
struct ModuleWithoutClass: Rule {
  static let info = RuleInfo(
    id: "module-without-class", category: "classes", severity: .warning, since: "0.1",
    summary: "An object names a module but no class in it.",
    rationale: """
      The module says where to find the custom class; without a class it says nothing, and the object is of its plain
      class at run time. It is what remains when a class is cleared by hand. Remove the module, or name the class.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB" customModule="Shop"/>"#),
    good: Example.xib(#"<view id="iN0-l3-epB" customClass="PriceView" customModule="Shop"/>"#), fix: .safe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.allElements {
      guard let module = element.attribute(.customModule), !element.has(.customClass) else { continue }
      let attributes = [module] + (element.attribute(.customModuleProvider).map { [$0] } ?? [])
      reporter.report(
        "module '\(module.value)' without a class", at: .customModule, of: element,
        fixes: [Fix("remove the module", .safe, attributes.map(SyntaxEdit.remove))])
    }
  }
}
