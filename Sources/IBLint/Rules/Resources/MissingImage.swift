import IBAssets
import IBCode
import IBModel
import IBSource
import IBSyntax

struct MissingImage: Rule {
  static let info = RuleInfo(
    id: "missing-image", category: "resources", severity: .warning, since: "0.1", platforms: .all,
    summary: "The document uses an image that no asset catalog or file of the project provides.",
    rationale: """
      Xcode does not warn, and the app shows no image. Someone renamed or deleted the image, or a package outside the
      project provides it; list such images in the option. If the class of an object lacks the property of a runtime
      attribute with such an image, the rule reports the attribute instead. If code sets another image, the finding is a
      note. Needs a project that has images.
      """,
    bad: ResourceExample.document(image: "logo-old"),
    good: ResourceExample.document(image: "logo"), options: [ProvidedElsewhere.option], likeness: .message)

  static let sources: SourceNeeds = .declarations
  static let exampleSurroundings = ResourceExample.image

  /// The shortest names for which another that differs in this many letters is suggested. Image names are similar, and in a
  /// short name one other letter makes another word. Chosen, not measured.
  private static let leastLetters = [1: 4, 2: 12]

  private var elsewhere = ProvidedElsewhere()

  mutating func set(_ option: String, to value: OptionValue) { elsewhere.set(option, to: value) }

  func check(_ subject: DocumentSubject, into reporter: inout Reporter) {
    for use in subject.resources.absentImages(subject.projectAssets, elsewhere)
    // An unused entry is only superfluous (unused-resource).
    where use.similar == nil && use.element.parent?.name != .resources && !subject.isNeverShown(use.element)
      && !subject.isInUnusedCell(use.element) && !subject.isInHiddenBar(use.element)
    {
      if let problem = MisspeltKeyPath.unknownProperty(of: use.element, subject) {
        if !problem.isEmpty { reporter.report(problem, at: .keyPath, of: use.element) }
        continue
      }
      // A library that is not checked out may bring the bundle or the image.
      if use.name.contains(".bundle/") || Self.mayBeOfLibrary(use.name, subject) { continue }
      let names = subject.projectAssets?.imageNames ?? []
      let distance = Self.leastLetters.filter { use.name.count >= $0.value }.keys.max()
      let hint = distance.map { Suggestion.hint(for: use.name, among: names, limit: $0) } ?? ""
      let end = hint.isEmpty ? ": add it, or choose another image" : hint
      // Code that contains the name asks for the same image.
      let isReplaced =
        subject.facts?.sources.hasLiteral(use.name) == false && subject.isDepicted(showing: use.element)
      let replacement =
        isReplaced ? "code sets" : Self.hasConfiguredImage(use.element) ? "the button configuration has" : nil
      reporter.report(
        "image '\(use.name.shortened)' is not in any asset catalog and has no file"
          + (replacement.map { "; \($0) another image: clear this one" } ?? end), at: use.range, in: use.element,
        severity: replacement == nil ? nil : .note)
    }
  }

  /// Whether code looks for an image, with or without its extension, in the bundle of a library, and the project uses
  /// libraries that are not checked out. Without frameworks, CocoaPods adds the image to the main bundle.
  private static func mayBeOfLibrary(_ name: String, _ subject: DocumentSubject) -> Bool {
    guard let sources = subject.facts?.sources, sources.hasDependencies else { return false }
    return [name, name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name].contains(where: sources.asksOtherBundle)
  }

  /// Whether an element is a state of a button that has a configuration with an image, which UIKit shows instead.
  private static func hasConfiguredImage(_ state: XMLElement) -> Bool {
    state.name == .state && state.parent?.child(named: .buttonConfiguration)?.has(.image) == true
  }
}
