import IBLayout

/// The identity of a scene, as the file describes it.
public struct SceneIdentity: Hashable, Sendable, Codable {
  /// The id of the scene; for a xib, that of the top-level view.
  public let id: String
  /// The id of the controller; nil in a xib.
  public let controllerID: String?
  /// The custom class of the controller; in a xib, of the view.
  public let customClass: String?
  /// The Xcode label, otherwise the title of the controller.
  public let title: String?

  init(_ scene: IBLayout.SceneLayout.Identity) {
    id = scene.id
    controllerID = scene.controller
    customClass = scene.customClass
    title = scene.title
  }
}

/// One scene, or one top-level view of a xib, laid out in one configuration. All lengths are points.
public struct SceneLayout: Hashable, Sendable, Codable {
  /// The scene, which is the same in all configurations.
  public let scene: SceneIdentity
  /// The requested configuration; a container may give the scene another size class.
  public let configuration: Configuration
  /// The insets of the scene's root view, including the bars of containers.
  public let safeArea: Insets
  /// The views in document order, each before its subviews.
  public let views: [ViewLayout]
  /// The issues that the layout engine found in the scene: conflicts, ambiguities, clipped text …
  public let issues: [LayoutIssue]

  init(_ layout: IBLayout.SceneLayout) {
    scene = SceneIdentity(layout.scene)
    configuration = Configuration(layout.configuration)
    safeArea = Insets(layout.safeArea)
    views = layout.views.map(ViewLayout.init)
    issues = layout.issues.map(LayoutIssue.init)
  }
}
