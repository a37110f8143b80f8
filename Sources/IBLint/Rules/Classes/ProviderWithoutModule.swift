import IBSource
import IBSyntax

struct ProviderWithoutModule: Rule {
  static let info = RuleInfo(
    id: "provider-without-module", category: "classes", severity: .note, since: "0.1", platforms: .all,
    summary: "A custom class inherits its module from the target, but the document does not name the module.",
    rationale: """
      Xcode fills in the module when it compiles the file, so the app works; some Xcode templates omit the module. Tools
      that look for the class in the sources cannot determine the module. Clear the class in the Identity inspector and
      choose it again. For an Objective-C class, remove the provider.
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
        "class \(name) inherits its module from the target, but the document does not name the module: choose the "
          + "class again in the Identity inspector",
        at: .customModuleProvider,
        of: element, fixes: [Fix("remove the provider", .unsafe, [SyntaxEdit.remove(provider)])])
    }
  }
}
