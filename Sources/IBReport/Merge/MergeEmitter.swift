/// An output format of merges.
package protocol MergeEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  /// Whether merges come with the layouts of their versions.
  var wantsPictures: Bool { get }
  /// The whole report of one merge, in UTF-8.
  func render(_ merge: FileMerge) -> [UInt8]
}

extension MergeEmitter {
  package var wantsPictures: Bool { false }
}

/// The output formats of merges.
package enum MergeEmitters {
  package static let table = FormatTable<TerminalStyle, any MergeEmitter>([
    .init(MergeTextEmitter.name) { MergeTextEmitter(style: $0) },
    .init(MergeMarkdownEmitter.name, aliases: ["github"]) { _ in MergeMarkdownEmitter() },
    .init(MergeHTMLEmitter.name) { _ in MergeHTMLEmitter() },
    .init(MergeJSONEmitter.name) { _ in MergeJSONEmitter() },
  ])
}
