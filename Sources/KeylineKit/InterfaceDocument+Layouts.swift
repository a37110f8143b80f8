import IBLayout
import IBModel

extension InterfaceDocument {
  /// The layouts of all scenes, or of a xib's top-level views, in one configuration, in document order.
  ///
  /// A scene without a view has a layout without views, and an issue that gives the reason. A tvOS document has no
  /// layouts.
  public func layouts(on configuration: Configuration) -> [SceneLayout] {
    layouts(on: [configuration]).flatMap(\.self)
  }

  /// For each scene in document order, its layouts in the order of `configurations`.
  ///
  /// Each layout is the same as from a separate call, but one call for all is faster.
  public func layouts(on configurations: [Configuration]) -> [[SceneLayout]] {
    scenes(on: configurations).map { $0.map(SceneLayout.init) }
  }

  /// For each scene, one layout for each configuration.
  func scenes(on configurations: [Configuration]) -> [[IBLayout.SceneLayout]] {
    if case .tvOS? = document.flavor.platform { return [] }
    let columns = LayoutEngine(document, .documentAlone).layouts(for: configurations.map { LayoutRequest($0.traits) })
    return (0..<(columns.map(\.count).min() ?? 0)).map { scene in columns.map { $0[scene] } }
  }
}
