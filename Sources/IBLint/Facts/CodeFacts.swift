package import IBCode

/// What is known of the project around a document: what its sources declare and what its documents name.
package struct CodeFacts: Sendable {
  package let sources: CodeIndex
  package let names: ProjectNames

  /// The most classes that documents name and no source declares before the share of them counts: a few may be
  /// mistakes of a small project.
  private static let fewClasses = 2

  /// Nil where the sources are not complete: none declares a class, or more than half of the classes that documents
  /// expect in the app's own sources are not among them, as in a copy of the documents alone.
  package init?(sources: CodeIndex, names: ProjectNames) {
    let missing = names.ownClasses.count { !sources.declares($0) }
    guard sources.hasClasses, missing <= Self.fewClasses || missing * 2 <= names.ownClasses.count else { return nil }
    self.sources = sources
    self.names = names
  }
}
