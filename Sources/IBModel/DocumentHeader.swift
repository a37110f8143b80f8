import IBSyntax

/// The attributes of the `document` element and the children at its head. Missing values stay missing.
package struct DocumentHeader: Sendable {
  /// The canvas on which the document was last shown, by its names as written.
  package struct CanvasReference: Hashable, Sendable {
    /// The id of the canvas in Xcode, such as `retina6_12`.
    package let id: String
    /// The orientation: `portrait` or `landscape`.
    package let orientation: String?
    /// The appearance: `light` or `dark`.
    package let appearance: String?
    /// The adaptation, such as `fullscreen` or `splitview1_3`, from the child element or, in newer versions of Xcode,
    /// the attribute `layout`.
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
  /// The deployment target of the document as a number of Interface Builder (`deploymentTarget`); nil without a valid
  /// one.
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
