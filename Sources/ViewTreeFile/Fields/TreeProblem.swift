package import IBSource

/// Why a text is no tree of views, and where: lower case, no full stop.
package struct TreeProblem: Error, Hashable, Sendable {
  package let message: String
  /// The place in the JSON value, such as `$.children[2].spacing`.
  package let path: String
  package let range: SourceRange
}
