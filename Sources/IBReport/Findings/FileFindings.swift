package import IBSource

/// The findings of one file, ordered by position.
package struct FileFindings: Sendable {
  /// The bytes that the ranges of the findings refer to.
  package let source: SourceFile
  package let findings: [Finding]

  package init(_ findings: [Finding], in source: SourceFile) {
    self.source = source
    self.findings = findings.sorted(by: Finding.inOrder)
  }
}
