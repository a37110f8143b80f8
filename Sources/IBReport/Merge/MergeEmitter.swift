package protocol MergeEmitter: Sendable {
  /// Whether merges come with the layouts of their versions.
  var wantsPictures: Bool { get }
  /// The whole report of one merge, in UTF-8.
  func render(_ merge: FileMerge) -> [UInt8]
}

extension MergeEmitter {
  package var wantsPictures: Bool { false }
}

package enum MergeEmitters {
  package static let table = FormatTable<TerminalStyle, any MergeEmitter>([
    .init("text") { MergeTextEmitter(style: $0) },
    .init("markdown", aliases: ["github"]) { _ in MergeMarkdownEmitter() },
    .init("html") { _ in MergeHTMLEmitter() },
    .init("json") { _ in MergeJSONEmitter() },
  ])
}
