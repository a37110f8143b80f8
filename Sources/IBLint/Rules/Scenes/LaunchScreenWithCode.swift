import IBSource
import IBSyntax

struct LaunchScreenWithCode: Rule {
  static let info = RuleInfo(
    id: "launch-screen-with-code", category: "scenes", severity: .warning, since: "0.1",
    summary: "A launch screen has a custom class, a connection, a runtime attribute or a web view.",
    rationale: """
      The system shows a launch screen before the app runs any code, so it cannot contain objects that need code, and
      Xcode refuses to compile it. Remove the objects that the finding names, or show them in the first scene of the app
      instead.
      """,
    bad: Example.xib(#"<view customClass="Fancy" id="iN0-l3-epB"/>"#, attributes: #" launchScreen="YES""#),
    good: Example.xib(#"<view id="iN0-l3-epB"/>"#, attributes: #" launchScreen="YES""#))

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard subject.tree.root?.flag(.launchScreen) == true else { return }
    for element in subject.allElements {
      if let message = Self.problem(of: element) { reporter.report(message, at: element) }
    }
  }

  /// Reports what Xcode rejects (Measurements/Tools.md#interface-builder). Placeholders may name a class, because they
  /// are not objects of the file. A table view's connections to its own controller occur in launch screens of published
  /// apps.
  private static func problem(of element: XMLElement) -> String? {
    switch element.name {
    case .userDefinedRuntimeAttribute: "launch screens cannot have user-defined runtime attributes"
    case .outlet where element.equals(.property, "dataSource") || element.equals(.property, "delegate"): nil
    case .outlet, .outletCollection, .action: "launch screens cannot have connections"
    case .webView, .wkWebView: "launch screens cannot have web views"
    case .placeholder: nil
    default: element.has(.customClass) ? "launch screens cannot have custom classes" : nil
    }
  }
}
