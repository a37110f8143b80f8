import IBModel

/// The part of a resolved scene that depends on the configuration only through `SceneTraits`. A class, because many
/// values of a layout refer to it.
final class SceneContent: Sendable {
  let document: Document
  /// The scene's controller, or the same properties of its root view.
  let owner: ControllerContent
  /// Index of the root in the document's views; local index 0.
  let root: Int
  /// Preorder, a view before its subviews.
  let views: [ResolvedView]
  /// Installed constraints between installed views, in document order.
  let constraints: [ResolvedConstraint]

  init(
    document: Document, owner: ControllerContent, root: Int, views: [ResolvedView], constraints: [ResolvedConstraint]
  ) {
    self.document = document
    self.owner = owner
    self.root = root
    self.views = views
    self.constraints = constraints
  }
}
