/// How large a scene may be to be laid out, so that one hostile or generated file cannot stop a run over a thousand.
///
/// Each limit is far above what scenes of apps have. Where one is reached, the views concerned keep their stored frames
/// and are named in an issue of kind `limit`; the run goes on. Documentation/Security.md lists them.
package struct LayoutLimits: Hashable, Sendable {
  /// A limit that can be set, by the word for it.
  package enum Name: String, CaseIterable, Sendable {
    case views, cells, system, layouts
  }

  /// Views of one scene. The largest that was measured has 227 (Documentation/Security.md).
  package private(set) var views = 20_000
  /// Cells of one scene times its views, with which the memory of their layouts grows. The most that was measured is
  /// 10,442.
  package private(set) var cells = 1 << 20
  /// Numbers of the tableau that solves views which depend on each other: optional and inequality constraints times
  /// what they leave open. Its cost grows with a power of it. As many numbers may be added up to find out
  /// what is left open.
  package private(set) var system = 1 << 18
  /// Scenes of one document, or top-level views of a xib, times the configurations. The most scenes that were measured
  /// are 79.
  package private(set) var layouts = 1 << 15

  package static let usual = LayoutLimits()

  private init() {}

  package subscript(name: Name) -> Int {
    get {
      switch name {
      case .views: views
      case .cells: cells
      case .system: system
      case .layouts: layouts
      }
    }
    set {
      switch name {
      case .views: views = newValue
      case .cells: cells = newValue
      case .system: system = newValue
      case .layouts: layouts = newValue
      }
    }
  }

  /// What an issue says of the way out.
  static func advice(_ name: Name) -> String { "raise it with --limit \(name.rawValue)=N" }
}
