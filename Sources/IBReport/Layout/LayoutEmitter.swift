/// An output format of resolved layouts.
package protocol LayoutEmitter: Sendable {
  /// The name of the format after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// The part of the report about one file, in UTF-8; empty when the file adds nothing. Called on several threads at
  /// once.
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
