import IBCode
import IBSource

/// What a source asks for and no document has.
struct AbsentName {
  let kind: NameUse.Kind
  /// What it is called in messages.
  let noun: String
  /// Whether the documents have it.
  let isThere: @Sendable (_ name: String, CodeFacts) -> Bool
  /// What there is of the kind.
  let names: @Sendable (ProjectNames) -> Set<String>

  func check(_ subject: SourceSubject, into reporter: inout Reporter) {
    for use in subject.uses where use.kind == kind && !isThere(use.name, subject.facts) {
      let known = names(subject.facts.names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let hint = Suggestion.hint(for: use.name, among: known)
      reporter.report(
        "\(noun) '\(use.name.shortened)' is in no document of the project\(hint)",
        at: SourceRange(use.lower, use.upper))
    }
  }
}
