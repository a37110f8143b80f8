package import IBCode
package import IBLayout
package import IBSource

/// A check of one kind of subject: a document (`DocumentSubject`), the layouts of a document (`LayoutSubject`), a
/// document among the others of its run (`ProjectSubject`), a set of an asset catalog (`AssetSetSubject`), a whole
/// catalog (`CatalogSubject`), or a source with the names it expects in documents (`SourceSubject`).
///
/// This module turns documents and catalogs into findings. It changes no bytes and decides no severity but the default:
/// settings, suppression and output are the driver's. A rule's stored properties are its options, each with a default.
/// Rules do not know each other.
package protocol Rule<Subject>: Sendable {
  associatedtype Subject
  static var info: RuleInfo { get }
  /// The facts about the project's sources that the rule needs; sources are read only for rules that run.
  static var sources: SourceNeeds { get }
  /// The surroundings of the documents in the rule's examples; only for rules about documents.
  static var exampleSurroundings: LintSurroundings { get }
  /// Sets one of the options in `info`, to a value of its kind; other names are ignored.
  mutating func set(_ option: String, to value: OptionValue)
  /// The rule's questions to the layouts: none, except for a `LayoutRule`.
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

/// A document among the others of its run, after all of them have been read.
package struct ProjectSubject: Sendable {
  let document: DocumentFacts
  let project: Project
}

/// A source or property list of a project, with the names it expects in the project's documents.
package struct SourceSubject: Sendable {
  /// In the order of the file.
  let uses: [NameUse]
  let facts: CodeFacts
  private let classes: [String]

  /// - Parameter classes: those that it declares.
  package init(_ uses: [NameUse], _ facts: CodeFacts, classes: [String] = []) {
    self.uses = uses
    self.facts = facts
    self.classes = classes
  }

  /// The first of its classes if it declares only controllers and views, and no other source or document mentions one:
  /// its code then never runs.
  var unusedClass: String? {
    let isUnused = classes.allSatisfy { name in
      let kinds = facts.sources.members(of: name)?.classes ?? []
      return (kinds.contains("UIViewController") || kinds.contains("UIView"))
        && !facts.sources.mentionsElsewhere(name) && !facts.names.uses(name)
    }
    return isUnused ? classes.first : nil
  }
}
