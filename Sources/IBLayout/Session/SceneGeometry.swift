import IBAssets
import IBModel

/// The parts of a layout that all appearances share: the frames, and the issues that do not depend on colors.
struct SceneGeometry {
  /// All that it depends on, besides what the layouts of a document share.
  struct Inputs: Hashable {
    private let context: ContainerContext
    /// By local index. Each appearance may have another image, and that another size.
    private let imageSizes: [Size?]
    private let diagnosis: Diagnosis

    init(_ context: ContainerContext, images: [ResolvedImage?], _ diagnosis: Diagnosis) {
      self.context = context.withoutAppearance
      imageSizes = images.map { $0?.size }
      self.diagnosis = diagnosis
    }
  }

  let frames: SceneFrames
  /// By local index, without appearances.
  let views: [ViewLayout]
  let issues: [LayoutIssue]
}
