import IBModel
import IBSyntax

/// What has nothing to show yet and would vanish in a stack view, were it not for Xcode's canvas.
enum EmptyContent {
  /// Whether the canvas keeps a view visible (step 6 of StackViews.md) in the place of a natural size.
  static func isHeldOpen(_ view: ResolvedView, in context: IntrinsicContext) -> Bool {
    context.isCanvas && isHeldOpen(view)
  }

  /// An arranged image view without image, or label without text. A label of several lines has no length instead (2 of
  /// 2 stored frames).
  static func isHeldOpen(_ view: ResolvedView) -> Bool {
    guard view.role == .arranged else { return false }
    switch view.kind {
    case .imageView: return ShownImage.reference(of: view) == nil
    case .label:
      return LabelIntrinsics.lineLimit(of: view) == 1 && (view.text(.text, key: "text") ?? "").isEmpty
        && view.child(key: "attributedText") == nil
    default: return false
    }
  }
}
