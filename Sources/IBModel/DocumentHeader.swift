import IBSyntax

/// The attributes of the `document` element and the children at its head. Absent values stay absent.
package struct DocumentHeader: Sendable {
  /// The names of the canvas the document was last shown on, as written.
  package struct CanvasReference: Hashable, Sendable {
    /// Xcode's canvas id, such as `retina6_12`.
    package let id: String
    /// `portrait` or `landscape`.
    package let orientation: String?
    /// `light` or `dark`.
    package let appearance: String?
    /// `fullscreen`, `splitview1_3` …; from the child element, or from the attribute `layout` of newer Xcodes.
    package let adaptation: String?
  }

  /// The version as written, such as `14490.70`.
  package let toolsVersion: String?
  package let useAutolayout: Bool
  package let useTraitCollections: Bool
  package let useSafeAreas: Bool
  package let launchScreen: Bool
  package let initialViewController: String?
  package let device: CanvasReference?
  /// The document's deployment target in Interface Builder's code (`deploymentTarget`); nil without one, or if it is
  /// not a number.
  let deploymentCode: Int?

  init(root: XMLElement) {
    toolsVersion = root[.toolsVersion]
    useAutolayout = root.flag(.useAutolayout) ?? false
    useTraitCollections = root.flag(.useTraitCollections) ?? false
    useSafeAreas = root.flag(.useSafeAreas) ?? false
    launchScreen = root.flag(.launchScreen) ?? false
    initialViewController = root[.initialViewController]
    let deployment = root.child(named: .dependencies)?.child(named: .deployment)
    deploymentCode = deployment?[.version].flatMap { Int($0) }
    device = root.child(named: .device).flatMap { device in
      guard let id = device[.id] else { return nil }
      return CanvasReference(
        id: id, orientation: device[.orientation], appearance: device[.appearance],
        adaptation: device.child(named: .adaptation)?[.id] ?? device[.layout])
    }
  }
}
