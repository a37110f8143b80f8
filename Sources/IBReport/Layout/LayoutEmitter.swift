/// An output format of resolved layouts.
package protocol LayoutEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty when the file adds nothing. Called on several threads at once.
  func render(_ layouts: FileLayouts) -> [UInt8]
}

/// The output formats of resolved layouts.
package enum LayoutEmitters {
  package static let table = FormatTable<TerminalStyle, any LayoutEmitter>([
    .init(LayoutTextEmitter.name) { LayoutTextEmitter(style: $0) },
    .init(LayoutJSONEmitter.name) { _ in LayoutJSONEmitter() },
    .init(LayoutJSONLinesEmitter.name) { _ in LayoutJSONLinesEmitter() },
    .init(LayoutCSVEmitter.name) { _ in LayoutCSVEmitter() },
  ])
}
