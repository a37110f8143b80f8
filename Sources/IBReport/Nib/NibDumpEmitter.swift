/// An output format of compiled interfaces.
package protocol NibDumpEmitter: Sendable {
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8.
  func render(_ file: CompiledFile) -> [UInt8]
}

/// The output formats of compiled interfaces.
package enum NibDumpEmitters {
  package static let table = FormatTable<TerminalStyle, any NibDumpEmitter>([
    .init("text") { NibDumpTextEmitter(style: $0) },
    .init("json") { _ in NibDumpJSONEmitter() },
  ])
}
