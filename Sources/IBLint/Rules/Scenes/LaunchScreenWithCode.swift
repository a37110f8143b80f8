import IBProject
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
    // Code may use a file that was a launch screen before.
    let name = ProjectNames.Document.name(of: subject.tree.source.path)
    if subject.membership.builders?.mayNameStoryboard(name) == false { return }
    for element in subject.allElements {
      guard let problem = Self.problem(of: element) else { continue }
      reporter.report("\(subject.owner(of: element.holder)) \(problem): remove it", at: element)
    }
  }

  /// Reports what Xcode rejects (Measurements/Tools.md#interface-builder). Placeholders may name a class, because they
  /// are not objects of the file. A table view's connections to its own controller occur in launch screens of published
  /// apps.
  private static func problem(of element: XMLElement) -> String? {
    switch element.name {
    case .userDefinedRuntimeAttribute: "has a runtime attribute, which Xcode does not allow in a launch screen"
    case .outlet where element.equals(.property, "dataSource") || element.equals(.property, "delegate"): nil
    case .outlet, .outletCollection, .action: "has a connection, which Xcode does not allow in a launch screen"
    case .webView, .wkWebView: "is not allowed in a launch screen"
    case .placeholder: nil
    default: element.has(.customClass) ? "has a custom class, which Xcode does not allow in a launch screen" : nil
    }
  }
}

extension XMLElement {
  /// The object that a connection starts at; other elements are their own.
  fileprivate var holder: XMLElement? { parent?.name == .connections ? parent : self }
}
