/// An output format of merges.
package protocol MergeEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  /// The whole report of one merge, in UTF-8.
  func render(_ merge: FileMerge) -> [UInt8]
}

/// The output formats of merges.
package enum MergeEmitters {
  package static let table = FormatTable<TerminalStyle, any MergeEmitter>([
    .init(MergeTextEmitter.name) { MergeTextEmitter(style: $0) },
    .init(MergeMarkdownEmitter.name, aliases: ["github"]) { _ in MergeMarkdownEmitter() },
    .init(MergeJSONEmitter.name) { _ in MergeJSONEmitter() },
  ])
}
