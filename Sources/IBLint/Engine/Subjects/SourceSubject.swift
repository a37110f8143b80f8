package import IBCode

/// A source or property list of a project, with what it asks of the project's documents.
package struct SourceSubject: Sendable {
  /// In the order of the file.
  let uses: [NameUse]
  let facts: CodeFacts

  package init(_ uses: [NameUse], _ facts: CodeFacts) {
    self.uses = uses
    self.facts = facts
  }
}
