import IBCode
import IBModel
import IBSource
import IBSyntax

/// An outlet connected to an object that its type does not allow.
struct OutletOfOtherKind: Rule {
  static let info = RuleInfo(
    id: "outlet-of-other-kind", category: "code", severity: .error, since: "0.2",
    summary: "An outlet is connected to an object whose class differs from the outlet's declaration.",
    rationale: """
      UIKit does not check the class when it loads the document; the app crashes, or misbehaves, at the first use of the
      outlet. The element was replaced by one of another kind, or the type was changed in the code. Only types and
      classes whose superclasses are all known are compared; protocols are not. Needs a project with its sources.
      """,
    bad: CodeExample.document(tag: "imageView"), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.facts?.sources else { return }
    for connection in subject.document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let property = connection.element[.property], let owner = connection.element.parent?.parent,
        let used = CodeClass(owner), sources.declares(used.name),
        let outlets = sources.members(of: used)?.outlets.filter({
          KeyValueCoding.properties(for: property).contains($0.name)
        }), !outlets.isEmpty,
        let destination = connection.destination.flatMap({ subject.objects[$0] }),
        destination.name != .placeholder,
        let classes = CodeClass.members(of: destination, in: sources, .uiKit)?.classes,
        outlets.allSatisfy({ Self.excludes($0, classes, sources) }), let type = outlets.first?.type
      else { continue }
      let actual = destination[.customClass] ?? ElementClass.name(of: destination, in: .uiKit) ?? destination.tag
      reporter.report(
        "outlet '\(property.shortened)' of class '\(used.name)' is a \(type), it is connected to a \(actual.shortened)",
        at: .destination, of: connection.element)
    }
  }

  /// Whether an object of the classes cannot be what the outlet is declared as.
  private static func excludes(_ outlet: CodeOutlet, _ classes: Set<String>, _ sources: CodeIndex) -> Bool {
    guard let type = outlet.type.flatMap(sources.classNamed) else { return false }
    return !classes.contains(type)
  }
}
