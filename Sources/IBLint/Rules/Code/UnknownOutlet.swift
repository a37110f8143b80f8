import IBCode
import IBModel
import IBSource
import IBSyntax

/// An outlet that its object's class does not have.
struct UnknownOutlet: Rule {
  static let info = RuleInfo(
    id: "unknown-outlet", category: "code", severity: .error, since: "0.1",
    summary: "An outlet is connected that the class of its object does not declare.",
    rationale: """
      The app ends when the document is loaded: "this class is not key value coding-compliant for the key". The
      property was renamed or deleted in the code. Nothing is said where a superclass is not among the sources. It is
      off because all sources are read for it.
      """,
    bad: CodeExample.document(outlet: "amountLable"), good: CodeExample.document(), isOnByDefault: false)

  static let exampleSurroundings = CodeExample.surroundings

  func check(_ context: inout RuleContext) {
    guard let sources = context.sources else { return }
    for connection in context.document.connections
    where connection.kind == .outlet || connection.kind == .outletCollection {
      guard let property = connection.element[.property], !property.contains("."), !property.isEmpty,
        let owner = connection.element.parent?.parent, let used = CodeClass(owner),
        !FrameworkClasses.outlets.contains(property), let members = sources.members(of: used.name),
        !Self.has(property, members)
      else { continue }
      let known = members.properties.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let hint = Suggestion.hint(for: property, among: known)
      context.report(
        "class '\(used.name)' has no outlet '\(property.shortened)'\(hint)", at: .property, of: connection.element)
    }
  }

  /// A property, an instance variable with or without an underscore, or a method that sets it: what key-value coding
  /// looks for (Apple, Key-Value Coding Programming Guide, "Search Pattern for the Basic Setter").
  private static func has(_ name: String, _ members: CodeIndex.Members) -> Bool {
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return members.properties.contains(name) || members.properties.contains("_\(name)")
      || members.properties.contains("is\(capital)") || members.selectors.contains("set\(capital):")
  }
}
