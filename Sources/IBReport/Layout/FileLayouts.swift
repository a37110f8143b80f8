package import IBLayout
import IBSource

/// The layouts of one file: scene by scene in document order, and configuration by configuration within a scene.
package struct FileLayouts: Sendable {
  /// The findings, and the path as it was given.
  package let findings: FileFindings
  /// Empty for a file without any layout; its findings give the reason.
  package let scenes: [SceneLayout]

  package var path: String { findings.source.path }

  package init(_ scenes: [SceneLayout], findings: FileFindings) {
    self.scenes = scenes
    self.findings = findings
  }
}
