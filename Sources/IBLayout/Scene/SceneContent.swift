import IBModel

/// What of a resolved scene does not depend on the configuration beyond `SceneTraits`. A class, so that the many values
/// of a layout that speak of the scene share it.
final class SceneContent: Sendable {
  let document: Document
  /// The scene's controller; without one, what its root view has of one.
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
