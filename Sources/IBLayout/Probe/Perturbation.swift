/// A change of what an island's frames follow from. What stays the same under it does not depend on what is changed.
enum Perturbation {
  /// Every intrinsic content size, margin and safe area is larger by some points.
  case sizesAndInsets(by: Double)
  /// The container is larger by some points.
  case container(by: Double)
  /// Intrinsic content sizes are those of another context, such as one with larger text. What a stack view computes
  /// from them beforehand (proportional filling) and the parts of built-in cell styles stay as they are.
  case content(IntrinsicContext)
}
