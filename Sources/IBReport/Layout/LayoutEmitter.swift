package import IBLayout
import IBSource

package protocol LayoutEmitter: Sendable {
  var frame: OutputFrame { get }
  /// The part of the report about one file, in UTF-8; empty if the file adds nothing. Called on several threads at
  /// once.
  func render(_ layouts: FileLayouts) -> [UInt8]
}

package enum LayoutEmitters {
  package static let table = FormatTable<TerminalStyle, any LayoutEmitter>([
    .init("text") { LayoutTextEmitter(style: $0) },
    .init("json") { _ in LayoutJSONEmitter() },
    .init("jsonl") { _ in LayoutJSONLinesEmitter() },
    .init("csv") { _ in LayoutCSVEmitter() },
  ])
}

/// The layouts of one file: scene by scene in document order, and configuration by configuration within a scene.
package struct FileLayouts: Sendable {
  /// The findings, with the path as the user gave it.
  package let findings: FileFindings
  /// Empty for a file without any layout; its findings give the reason.
  package let scenes: [SceneLayout]

  package var path: String { findings.source.path }

  package init(_ scenes: [SceneLayout], findings: FileFindings) {
    self.scenes = scenes
    self.findings = findings
  }
}
