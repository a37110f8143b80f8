import IBCode
import IBModel
import IBSource
import IBSyntax

/// A custom class that the app does not find.
struct UnknownClass: Rule {
  static let info = RuleInfo(
    id: "unknown-class", category: "code", severity: .warning, since: "0.1", platforms: .all,
    summary: "A custom class is declared in no source of the project, or not in the module that the document names.",
    rationale: """
      The app logs "Unknown class in Interface Builder file" and creates an object of the default class, which
      crashes at the first outlet. The class of a File's Owner is only a note, because the nib makes no such object. The
      class was renamed or deleted, or its module is wrong: a class of Swift is
      found only with its module, unless `@objc(Name)` gives it a name for Objective-C. Classes of other modules are
      not checked, nor classes without a module where other libraries are linked. Needs a project with its sources.
      """,
    bad: CodeExample.document(class: "PriceVeiw"), good: CodeExample.document())

  static let sources = SourceNeeds.declarations
  static let exampleSurroundings = CodeExample.surroundings

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    guard let facts = subject.facts else { return }
    for element in subject.customElements {
      guard let used = CodeClass(element), !element.isFirstResponderProxy else { continue }
      if facts.sources.declares(used.name) {
        checkModule(of: used, element, facts, into: &reporter)
      } else if used.hasToBeAmong(facts.sources) {
        let hint = Suggestion.hint(for: used.name, among: facts.sources.classNames)
        guard element.name != .placeholder else {
          reporter.report(
            "no source declares class '\(used.name.shortened)' of the File's Owner: choose the class that loads the nib",
            at: .customClass, of: element, severity: .note)
          continue
        }
        reporter.report(
          "no source declares class '\(used.name.shortened)': a plain \(ObjectWords.noun(element.tag)) takes its place\(hint)",
          at: .customClass, of: element)
      }
    }
  }

  /// Checks the module of a class that a source declares. A placeholder makes no object, so its module does not matter.
  private func checkModule(
    of used: CodeClass, _ element: XMLElement, _ facts: CodeFacts, into reporter: inout Reporter
  ) {
    guard element.name != .placeholder, !element.isAppKitProxy, facts.sources.needsModule(used.name) else { return }
    switch used.origin {
    case .target: break
    case .global where FrameworkClasses.isKnown(used.name): break
    case .global:
      reporter.report(
        "Swift class '\(used.name.shortened)' has no module here, so that UIKit does not find it; inherit the module from "
          + "the target", at: .customClass, of: element)
    case .module(let module):
      guard facts.names.absentModules.contains(module) else { break }
      reporter.report(
        "module '\(module.shortened)' of class '\(used.name.shortened)' is not in the project, which declares the "
          + "class itself; inherit the module from the target", at: .customModule, of: element)
    }
  }
}
