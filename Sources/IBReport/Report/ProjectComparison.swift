package import IBCompare
package import IBLayout
import IBSource

/// The part of a report that comes from one file.
package struct FileComparison: Sendable {
  /// The findings of a file without any layout, and the path as it was given.
  package var findings: FileFindings
  /// In document order.
  package var scenes: [SceneComparison]
  package var audit: VariationAudit

  package var path: String { findings.source.path }

  package init(findings: FileFindings, scenes: [SceneComparison], audit: VariationAudit) {
    self.findings = findings
    self.scenes = scenes
    self.audit = audit
  }
}

/// All files of a report, in order.
package struct ProjectComparison: Sendable {
  package var files: [FileComparison]

  package init(_ files: [FileComparison]) {
    self.files = files
  }

  package var sceneCount: Int { files.reduce(0) { $0 + $1.scenes.count } }
  package var varyingCount: Int { files.reduce(0) { $0 + $1.scenes.count(where: \.varies) } }
}
