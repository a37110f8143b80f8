package import IBSource

/// Why a document is not compiled: something that no table knows, or that has no meaning.
package struct CompileProblem: Hashable, Sendable {
  /// The thing and the problem: lower case, no full stop.
  package let message: String
  package let range: SourceRange
  /// What it is about, such as `button@role` or `button > buttonConfiguration`: for counting.
  package let subject: String
}
