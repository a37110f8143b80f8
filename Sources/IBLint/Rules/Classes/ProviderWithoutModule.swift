import IBSource
import IBSyntax

/// "Inherit module from target" where no module was written.
struct ProviderWithoutModule: Rule {
  static let info = RuleInfo(
    id: "provider-without-module", category: "classes", severity: .note, since: "0.1",
    summary: "A custom class is to come from the target's module, but no module is written.",
    rationale: """
      Xcode fills in the module when it compiles the file, and some of its templates leave it out, so the app works.
      Tools that look for the class in the sources cannot tell which module is meant. Clear the class in the Identity
      inspector and choose it again; for an Objective-C class remove the provider.
      """,
    bad: Example.xib(#"<view id="iN0-l3-epB" customClass="PriceView" customModuleProvider="target"/>"#),
    good: Example.xib(
      #"<view id="iN0-l3-epB" customClass="PriceView" customModule="Shop" customModuleProvider="target"/>"#),
    isOnByDefault: false, fix: .unsafe)

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for element in subject.allElements {
      guard let provider = element.attribute(.customModuleProvider), provider.equals("target"),
        let name = element[.customClass], !element.has(.customModule)
      else { continue }
      reporter.report(
        "class '\(name)' is to come from the target's module, but no module is named", at: .customModuleProvider,
        of: element, fixes: [Fix("remove the provider", .unsafe, [SyntaxEdit.remove(provider)])])
    }
  }
}
