/// A change of an island's inputs. Frames that stay the same do not depend on the changed inputs.
enum Perturbation {
  /// Every intrinsic content size, margin and safe area is larger, by between these points and twice as many.
  case sizesAndInsets(by: Double)
  /// The container is larger by some points.
  case container(by: Double)
  /// Takes intrinsic content sizes from another context, such as one with larger text. Values that a stack view
  /// computes from them (proportional filling) and the parts of built-in cell styles do not change.
  case content(IntrinsicContext)
}
