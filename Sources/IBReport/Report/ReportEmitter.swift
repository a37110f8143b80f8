/// An output format of `keyline report`.
///
/// A report is one text about all files, what varies first, so it is written when the last file is compared. Emitters
/// print the values of `ProjectComparison` and compare nothing.
package protocol ReportEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  /// The whole report in UTF-8.
  func render(_ project: ProjectComparison) -> [UInt8]
}

/// The output formats of reports, the default one first.
package enum ReportEmitters {
  package static let names = [ReportTextEmitter.name, ReportMarkdownEmitter.name, ReportJSONEmitter.name]

  /// The format of that name; nil for a name that is not among `names`.
  package static func named(_ name: String, style: TerminalStyle) -> (any ReportEmitter)? {
    switch name {
    case ReportTextEmitter.name: ReportTextEmitter(style: style)
    case ReportMarkdownEmitter.name: ReportMarkdownEmitter()
    case ReportJSONEmitter.name: ReportJSONEmitter()
    default: nil
    }
  }
}
