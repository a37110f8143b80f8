/// An output format of compiled interfaces.
package protocol NibDumpEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8.
  func render(_ file: CompiledFile) -> [UInt8]
}

/// The output formats of compiled interfaces.
package enum NibDumpEmitters {
  package static let table = FormatTable<TerminalStyle, any NibDumpEmitter>([
    .init(NibDumpTextEmitter.name) { NibDumpTextEmitter(style: $0) },
    .init(NibDumpJSONEmitter.name) { _ in NibDumpJSONEmitter() },
  ])
}
