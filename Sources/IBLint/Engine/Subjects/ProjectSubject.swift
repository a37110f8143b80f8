/// A document among the others of its run, after all of them have been read.
package struct ProjectSubject: Sendable {
  /// The facts about the checked document.
  let document: DocumentFacts
  let project: Project
}
