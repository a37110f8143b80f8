import IBCode
import IBModel
import IBSource
import IBSyntax

/// A custom class that is no kind of what its element stands for.
struct ClassOfOtherKind: Rule {
  static let info = RuleInfo(
    id: "class-of-other-kind", category: "classes", severity: .error, since: "0.2",
    summary: "A custom class is not a subclass of what its element stands for.",
    rationale: """
      The object is made of the custom class but gets what the element has: a view that is a controller crashes when
      the document is loaded, and so does a table controller whose view is no table. The class of another object was
      entered, or its superclass was changed in the code. Classes of the project count only if its sources are there.
      """,
    bad: Example.xib(#"<view customClass="UITableViewController" id="iN0-l3-epB"/>"#),
    good: Example.xib(#"<view customClass="UIControl" id="iN0-l3-epB"/>"#))

  static let sources = SourceNeeds.declarations

  /// Controllers that get their view from the document and stop if it is of another kind.
  private static let strict = ["UITableViewController": Name.tableView, "UICollectionViewController": .collectionView]

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    let sources = subject.facts?.sources ?? .empty
    for element in subject.customElements {
      guard let expected = ElementClass.name(of: element), let used = CodeClass(element),
        let classes = sources.members(of: used)?.classes
      else { continue }
      if !classes.contains(expected) {
        reporter.report(
          "class '\(used.name.shortened)' is no \(expected), which this \(element.tag) has to be", at: .customClass,
          of: element)
      } else if expected == "UIViewController", let view = Self.view(of: element) {
        for (controller, kind) in Self.strict.sorted(by: { $0.key < $1.key })
        where classes.contains(controller) && view.name != kind {
          reporter.report(
            "class '\(used.name.shortened)' is a \(controller), but its view is a \(view.tag)", at: .customClass,
            of: element)
        }
      }
    }
  }

  private static func view(of controller: XMLElement) -> XMLElement? {
    controller.children.first { $0.equals(.key, "view") }
  }
}
