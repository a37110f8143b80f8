/// An output format of what is said of converted scenes.
package protocol ConversionEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty for a file without scenes.
  func render(_ report: ConversionReport) -> [UInt8]
}

/// The output formats of what is said of converted scenes.
package enum ConversionEmitters {
  package static let table = FormatTable<Void, any ConversionEmitter>([
    .init(ConversionTextEmitter.name) { _ in ConversionTextEmitter() },
    .init(ConversionJSONEmitter.name) { _ in ConversionJSONEmitter() },
    .init(ConversionJSONLinesEmitter.name) { _ in ConversionJSONLinesEmitter() },
  ])
}
