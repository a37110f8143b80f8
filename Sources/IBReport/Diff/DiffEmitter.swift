/// An output format of differences.
package protocol DiffEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// Whether the layouts of both versions are drawn.
  var wantsPictures: Bool { get }
  /// One file's part of the report, in UTF-8; called on several threads at once, never for a file without a
  /// difference.
  func render(_ diff: FileDiff) -> [UInt8]
}

extension DiffEmitter {
  package var wantsPictures: Bool { false }
}

/// The output formats of differences, the default one first.
package enum DiffEmitters {
  package static let names = [
    DiffTextEmitter.name, DiffMarkdownEmitter.name, DiffJSONEmitter.name, DiffHTMLEmitter.name,
  ]

  /// The format of that name; nil for any other.
  package static func named(_ name: String, style: TerminalStyle) -> (any DiffEmitter)? {
    switch name {
    case DiffTextEmitter.name: DiffTextEmitter(style: style)
    case DiffMarkdownEmitter.name: DiffMarkdownEmitter()
    case DiffJSONEmitter.name: DiffJSONEmitter()
    case DiffHTMLEmitter.name: DiffHTMLEmitter()
    default: nil
    }
  }
}
