import IBCode
import IBSource
import IBSyntax

/// A custom class that no source declares.
struct UnknownClass: Rule {
  static let info = RuleInfo(
    id: "unknown-class", category: "code", severity: .warning, since: "0.1",
    summary: "A custom class is named that no source of the project declares.",
    rationale: """
      The app logs "Unknown class in Interface Builder file" and makes an object of the plain class, which ends it at
      the first outlet. The class was renamed or deleted. Classes of frameworks and of other modules are not judged, nor
      those without a module where other libraries are linked. It is off because all sources are read for it.
      """,
    bad: CodeExample.document(class: "PriceVeiw"), good: CodeExample.document(), isOnByDefault: false)

  static let exampleSurroundings = CodeExample.surroundings

  func check(_ context: inout RuleContext) {
    guard let sources = context.sources else { return }
    for element in context.allElements {
      guard let used = CodeClass(element), !sources.declares(used.name), used.hasToBeAmong(sources) else { continue }
      let hint = Suggestion.hint(for: used.name, among: sources.classNames)
      context.report(
        "no source declares the class '\(used.name.shortened)'\(hint)", at: .customClass, of: element)
    }
  }
}
