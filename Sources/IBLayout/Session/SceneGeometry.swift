import IBAssets
import IBModel

/// The parts of a layout that all appearances share: the frames, and the issues that do not depend on colors. In a
/// scene without text styles, all large text sizes share them too.
struct SceneGeometry {
  /// All inputs of the geometry, except those that the layouts of a document share.
  struct Inputs: Hashable {
    private var context: ContainerContext
    /// By local index. Each appearance may have a different image with a different size.
    private let imageSizes: [Size?]
    private let diagnosis: Diagnosis

    init(_ context: ContainerContext, images: [ResolvedImage?], _ diagnosis: Diagnosis) {
      self.context = context.with(context.configuration.withoutAppearance)
      imageSizes = images.map { $0?.size }
      self.diagnosis = diagnosis
    }

    /// The inputs of a scene without text styles.
    var withoutLargerText: Inputs {
      var inputs = self
      inputs.context = context.with(context.configuration.withoutLargerText)
      return inputs
    }
  }

  let frames: SceneFrames
  /// By local index, without appearances.
  let views: [ViewLayout]
  let issues: [LayoutIssue]
}
