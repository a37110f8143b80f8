package import NibArchive

/// What compiling a document gives.
package struct CompileResult: Sendable {
  /// Nil where there are problems.
  package let nib: Nib?
  package let problems: [CompileProblem]
}
