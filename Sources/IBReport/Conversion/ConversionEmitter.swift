/// An output format of the report about converted scenes.
package protocol ConversionEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// Whether the layouts of the scenes are drawn.
  var wantsPictures: Bool { get }
  /// One file's part of the report, in UTF-8; empty for a file without scenes.
  func render(_ report: ConversionReport) -> [UInt8]
}

extension ConversionEmitter {
  package var wantsPictures: Bool { false }
}

/// The output formats of the report about converted scenes, by the source of image files.
package enum ConversionEmitters {
  package static let table = FormatTable<PictureImages, any ConversionEmitter>([
    .init(ConversionTextEmitter.name) { _ in ConversionTextEmitter() },
    .init(ConversionJSONEmitter.name) { _ in ConversionJSONEmitter() },
    .init(ConversionJSONLinesEmitter.name) { _ in ConversionJSONLinesEmitter() },
    .init(ConversionHTMLEmitter.name) { ConversionHTMLEmitter(images: $0) },
  ])
}
