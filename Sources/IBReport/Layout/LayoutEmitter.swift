/// An output format of resolved layouts.
package protocol LayoutEmitter: Sendable {
  /// The word for it after `--format`.
  static var name: String { get }
  var frame: OutputFrame { get }
  /// One file's part of the report, in UTF-8; empty when the file adds nothing. Called on several threads at once.
  func render(_ layouts: FileLayouts) -> [UInt8]
}

/// The output formats of resolved layouts, the default one first.
package enum LayoutEmitters {
  package static let names = [LayoutTextEmitter.name, LayoutJSONEmitter.name, LayoutJSONLinesEmitter.name]

  /// The format of that name; nil for a name that is not among `names`.
  package static func named(_ name: String, style: TerminalStyle) -> (any LayoutEmitter)? {
    switch name {
    case LayoutTextEmitter.name: LayoutTextEmitter(style: style)
    case LayoutJSONEmitter.name: LayoutJSONEmitter()
    case LayoutJSONLinesEmitter.name: LayoutJSONLinesEmitter()
    default: nil
    }
  }
}
