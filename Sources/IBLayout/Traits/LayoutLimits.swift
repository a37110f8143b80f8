/// The limits on the size of a scene. Without them, one hostile or generated file could stop a run over a thousand
/// files.
///
/// Each limit is far above the size of scenes in apps. If a scene reaches a limit, the affected views keep their stored
/// frames, and an issue of kind `limit` names them. The run continues. Documentation/Security.md lists the limits.
package struct LayoutLimits: Hashable, Sendable {
  /// A limit that can be set, by the word for it.
  package enum Name: String, CaseIterable, Sendable {
    case views, cells, system, layouts
  }

  /// The views of one scene. The largest measured scene has 227 (Documentation/Security.md).
  package private(set) var views = 20_000
  /// The cells of one scene times its views. The memory for their layouts grows with it, by 300 bytes each. The largest
  /// measured number is 10,442.
  package private(set) var cells = 1 << 18
  /// The numbers in the tableau of an island: optional and inequality constraints times open variables. The cost of
  /// solving grows with a power of this number. The search for open variables may add up as many numbers.
  package private(set) var system = 1 << 18
  /// The scenes of one document, or the top-level views of a xib, times the configurations. The largest measured
  /// document has 79 scenes.
  package private(set) var layouts = 1 << 15

  package static let usual = LayoutLimits()

  private init() {}

  package mutating func set(_ name: Name, to value: Int) {
    switch name {
    case .views: views = value
    case .cells: cells = value
    case .system: system = value
    case .layouts: layouts = value
    }
  }

  /// The end of a message: how to raise the limit.
  static func advice(_ name: Name) -> String { "raise it with --limit \(name.rawValue)=N" }
}
