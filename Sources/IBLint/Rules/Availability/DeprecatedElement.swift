import IBCode
import IBModel
import IBSource
import IBSyntax

struct DeprecatedElement: Rule {
  static let info = RuleInfo(
    id: "deprecated-element", category: "availability", severity: .warning, since: "0.1",
    summary: "The document uses a deprecated class.",
    rationale: """
      Apple no longer fixes deprecated classes, and the App Store has rejected apps with UIWebView since December 2020.
      Use the replacement. Elements with a library's class are not reported, because only the library can replace them.
      """,
    bad: Example.xib(#"<webView id="iN0-l3-epB"/>"#), good: Example.xib(#"<wkWebView id="iN0-l3-epB"/>"#))

  /// By element: the end of its message, with the class, when it was deprecated, and its replacement
  /// (Measurements/Format.md#deprecated-classes).
  private static let elements: [(name: Name, message: String)] = [
    (.glkView, "a GLKView, which has been deprecated since iOS 12: use MTKView"),
    (.glkViewController, "a GLKViewController, which has been deprecated since iOS 12: use MTKView"),
    (
      .searchDisplayController,
      "a UISearchDisplayController, with which an app built with Xcode 11 or later crashes: use UISearchController"
    ),
    (
      .webView,
      "a UIWebView, which has been deprecated since iOS 12 and is rejected by the App Store: use WKWebView"
    ),
  ]

  static let sources: SourceNeeds = .declarations

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for (name, message) in Self.elements {
      for element in subject.elements(named: name) where Self.isToBeReplaced(element, subject) {
        reporter.report("\(subject.document.name(of: element)) is \(message)", at: element)
      }
    }
  }

  /// Whether the rule reports an element.
  static func isReported(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    elements.contains { $0.0 == element.name } && isToBeReplaced(element, subject)
  }

  private static func isToBeReplaced(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    !isOfLibrary(element, subject) && !isOfOtherKind(element, subject) && !isRootOfReported(element)
  }

  /// Whether the view is the root view of a controller that has the same replacement.
  private static func isRootOfReported(_ view: XMLElement) -> Bool {
    view.name == .glkView && view.equals(.key, "view") && view.parent?.name == .glkViewController
  }

  /// Whether the custom class is not a subclass of the element's class, so no object of that class is created
  /// (class-of-other-kind).
  private static func isOfOtherKind(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let expected = ElementClass.name(of: element, in: .uiKit), let used = CodeClass(element),
      let members = subject.facts?.sources.members(of: used)
    else { return false }
    return !members.classes.contains(expected)
  }

  /// Whether the object has a class that no source of the app declares: only the library can replace the element.
  private static func isOfLibrary(_ element: XMLElement, _ subject: DocumentSubject) -> Bool {
    guard let used = CodeClass(element) else { return false }
    if case .module = used.origin { return true }
    return subject.facts.map { !$0.sources.declares(used.name) } ?? false
  }
}
