package import IBCode
package import IBLayout
package import IBSource

/// A check of one kind of subject.
///
/// The kinds are a document (`DocumentSubject`), the layouts of a document (`LayoutSubject`), a document among the
/// others of its run (`ProjectSubject`), a set of an asset catalog (`AssetSetSubject`), a whole catalog
/// (`CatalogSubject`), and a source with the names that it expects in documents (`SourceSubject`).
///
/// This module turns documents and catalogs into findings. It changes no files, and decides only default severities:
/// the driver is responsible for settings, suppression and output. The stored properties of a rule are its options,
/// each with a default. A rule does not use other rules.
package protocol Rule<Subject>: Sendable {
  associatedtype Subject
  static var info: RuleInfo { get }
  /// The facts about the project's sources that the rule needs. The driver reads sources only for rules that run.
  static var sources: SourceNeeds { get }
  /// The surroundings of the documents in the rule's examples. Only rules about documents use them.
  static var exampleSurroundings: LintSurroundings { get }
  /// Sets one of the options in `info` to a value of its kind, and ignores other names.
  mutating func set(_ option: String, to value: OptionValue)
  /// The rule's questions about layouts; empty unless it is a `LayoutRule`.
  var diagnosis: Diagnosis { get }
  func check(_ subject: Subject, into reporter: inout Reporter)
}

extension Rule {
  /// See the type's `info`.
  package var info: RuleInfo { Self.info }

  package static var sources: SourceNeeds { [] }

  package static var exampleSurroundings: LintSurroundings { .documentAlone }

  package mutating func set(_ option: String, to value: OptionValue) {}

  package var diagnosis: Diagnosis { .none }

  /// The rule with the options of its examples.
  package var asInExamples: Self {
    var rule = self
    for option in info.options {
      if let value = option.example { rule.set(option.name, to: value) }
    }
    return rule
  }
}

/// The facts about a project's sources that a rule needs.
package struct SourceNeeds: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The classes and their members.
  package static let declarations = SourceNeeds(rawValue: 1)
  /// The names that sources and other texts mention.
  package static let mentions = SourceNeeds(rawValue: 2)
}

package struct LayoutSubject {
  let document: DocumentSubject
  let findings: LayoutFindings
}

/// A document among the others of its run, after the driver has read all of them.
package struct ProjectSubject: Sendable {
  let document: DocumentFacts
  let project: Project
}

/// A source or property list of a project, with the names that it expects in the project's documents.
package struct SourceSubject: Sendable {
  /// Ordered as in the file.
  let uses: [NameUse]
  let facts: CodeFacts
  private let classes: [String]

  /// - Parameter classes: the classes that the source declares.
  package init(_ uses: [NameUse], _ facts: CodeFacts, classes: [String] = []) {
    self.uses = uses
    self.facts = facts
    self.classes = classes
  }

  /// Whether the code of the source may run.
  ///
  /// It never runs if the source declares only controllers, views and classes that only code can instantiate, no document
  /// creates an object of them for a scene that can appear, and no other source does more than cast to them.
  var isUsed: Bool {
    let sources = facts.sources
    return classes.isEmpty
      || !classes.allSatisfy { name in
        // Only such names are found in sources.
        guard name.first?.isUppercase == true else { return false }
        let kinds = sources.members(of: name)?.classes ?? []
        return (kinds.contains("UIViewController") || kinds.contains("UIView") || sources.isUnused(name))
          && !sources.namesTypeElsewhere(name) && !sources.hasSubclasses(name)
          && !facts.shows(class: name)
      }
  }
}
