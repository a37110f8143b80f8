/// An output format of the differences between compiled interfaces.
package protocol NibDiffEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty without differences.
  func render(_ diff: CompiledFileDiff) -> [UInt8]
}

/// The output formats of the differences between compiled interfaces.
package enum NibDiffEmitters {
  package static let table = FormatTable<TerminalStyle, any NibDiffEmitter>([
    .init(NibDiffTextEmitter.name) { NibDiffTextEmitter(style: $0) },
    .init(NibDiffJSONEmitter.name) { _ in NibDiffJSONEmitter() },
  ])
}
