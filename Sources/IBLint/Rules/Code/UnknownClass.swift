import IBCode
import IBSource
import IBSyntax

/// A custom class that no source declares.
struct UnknownClass: Rule {
  static let info = RuleInfo(
    id: "unknown-class", category: "code", severity: .warning, since: "0.1",
    summary: "A custom class is not declared in any source of the project.",
    rationale: """
      The app logs "Unknown class in Interface Builder file" and creates an object of the default class, which
      crashes at the first outlet. The class was renamed or deleted. Classes of frameworks and of other modules
      are not checked, nor classes without a module where other libraries are linked. Off by default because all
      sources have to be read for it.
      """,
    bad: CodeExample.document(class: "PriceVeiw"), good: CodeExample.document(), isOnByDefault: false)

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let sources = subject.sources else { return }
    for element in subject.allElements {
      guard let used = CodeClass(element), !sources.declares(used.name), used.hasToBeAmong(sources) else { continue }
      let hint = Suggestion.hint(for: used.name, among: sources.classNames)
      reporter.report(
        "class '\(used.name.shortened)' is not declared in any source\(hint)", at: .customClass, of: element)
    }
  }
}
