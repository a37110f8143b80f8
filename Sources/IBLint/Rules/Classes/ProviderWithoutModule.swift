import IBSource
import IBSyntax

/// "Inherit module from target" where no module was written.
struct ProviderWithoutModule: Rule {
  static let info = RuleInfo(
    id: "provider-without-module", category: "classes", severity: .warning, since: "0.1",
    summary: "A custom class is to come from the target's module, but no module is written.",
    rationale: """
      Xcode writes the target's module beside "inherit module from target". Where it is missing a Swift class is
      looked up without its module: "Unknown class … in Interface Builder file" at run time. Clear the class in the
      Identity inspector and choose it again; for an Objective-C class remove the provider.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB" customClass="PriceView" customModuleProvider="target"/>"#),
    good: Example.xib(
      #"<view id="iN0-l3-epB" customClass="PriceView" customModule="Shop" customModuleProvider="target"/>"#),
    fix: .unsafe)

  func check(_ context: inout RuleContext) {
    for element in context.allElements {
      guard let provider = element.attribute(.customModuleProvider), provider.equals("target"),
        let name = element[.customClass], !element.has(.customModule)
      else { continue }
      context.report(
        "class '\(name)' is to come from the target's module, but no module is named", at: .customModuleProvider,
        of: element, fixes: [Fix("remove the provider", .unsafe, [SyntaxEdit.remove(provider)])])
    }
  }
}
