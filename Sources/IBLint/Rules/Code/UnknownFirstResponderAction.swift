import IBCode
import IBSource
import IBSyntax

struct UnknownFirstResponderAction: Rule {
  static let info = RuleInfo(
    id: "unknown-first-responder-action", category: "code", severity: .warning, since: "0.2", platforms: .macOS,
    summary: "No source file and no AppKit class implements an action that is sent to the first responder.",
    rationale: """
      The menu item stays disabled, or the control does nothing. Someone renamed or deleted the method in the code, or
      misspelled its name. A library without sources may implement it. Needs a project with its sources.
      """,
    bad: example(action: "exportPirces:"), good: example(action: "exportPrices:"))

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = LintSurroundings.example(
    swift: """
      class PricesController: NSViewController {
        @IBAction func exportPrices(_ sender: Any?) {}
      }
      """)

  private static func example(action: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <menu title="File" id="iN0-l3-epB">
                <items>
                    <menuItem title="Export…" id="6aB-cd-efG">
                        <connections>
                            <action selector="\(action)" target="-1" id="7hI-jk-lmN"/>
                        </connections>
                    </menuItem>
                </items>
            </menu>
        </objects>
    </document>
    """
  }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.facts?.sources else { return }
    for action in subject.elements(named: .action) {
      guard let selector = action[.selector], !selector.isEmpty,
        let target = action[.target].flatMap({ subject.objects[$0] }), target.isFirstResponderProxy,
        !FrameworkMembers.isAppKitAction(selector), !sources.declaresMethod(selector)
      else { continue }
      let hint = Suggestion.hint(for: selector, among: sources.methodNames)
      reporter.report(
        "first responder action '\(selector.shortened)' is not declared in any source file or AppKit class"
          + (hint.isEmpty ? ": add the method, or delete the connection" : hint), at: .selector, of: action)
    }
  }
}
