/// An output format of findings.
package protocol FindingsEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty when the file has no finding. Called on several threads at once.
  func render(_ findings: FileFindings) -> [UInt8]
}

/// The output formats of findings, the default one first.
package enum FindingsEmitters {
  package static let names = [FindingsXcodeEmitter.name, FindingsJSONEmitter.name, FindingsJSONLinesEmitter.name]

  /// The format of that name; nil for a name that is not among `names`.
  package static func named(_ name: String, style: TextStyle) -> (any FindingsEmitter)? {
    switch name {
    case FindingsXcodeEmitter.name: FindingsXcodeEmitter(style: style)
    case FindingsJSONEmitter.name: FindingsJSONEmitter()
    case FindingsJSONLinesEmitter.name: FindingsJSONLinesEmitter()
    default: nil
    }
  }
}
