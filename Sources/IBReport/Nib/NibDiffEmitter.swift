/// An output format of the differences between compiled interfaces.
package protocol NibDiffEmitter: Sendable {
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty without differences.
  func render(_ diff: CompiledFileDiff) -> [UInt8]
}

/// The output formats of the differences between compiled interfaces.
package enum NibDiffEmitters {
  package static let table = FormatTable<TerminalStyle, any NibDiffEmitter>([
    .init("text") { NibDiffTextEmitter(style: $0) },
    .init("json") { _ in NibDiffJSONEmitter() },
  ])
}
