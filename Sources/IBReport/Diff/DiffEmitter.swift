/// An output format of differences.
package protocol DiffEmitter: Sendable {
  /// The name of the format after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// Whether the layouts of both versions are drawn.
  var wantsPictures: Bool { get }
  /// The part of the report about one file, in UTF-8. Called on several threads at once, never for a file without a
  /// difference.
  func render(_ diff: FileDiff) -> [UInt8]
}

extension DiffEmitter {
  package var wantsPictures: Bool { false }
}

/// The output formats of differences.
package enum DiffEmitters {
  package static let table = FormatTable<TerminalStyle, any DiffEmitter>([
    .init(DiffTextEmitter.name) { DiffTextEmitter(style: $0) },
    .init(DiffMarkdownEmitter.name, aliases: ["github"]) { _ in DiffMarkdownEmitter() },
    .init(DiffJSONEmitter.name) { _ in DiffJSONEmitter() },
    .init(DiffHTMLEmitter.name) { _ in DiffHTMLEmitter() },
  ])
}
