import IBAssets
import IBModel
import IBSyntax

/// Which image a view shows.
enum ShownImage {
  /// Nil for a view that names none, and for kinds of views that show none.
  static func reference(of view: ResolvedView) -> ImageReference? {
    switch view.kind {
    case .imageView: ImageReference(view.overlay.element(with: .image) ?? view.element, key: "image")
    case .button: ButtonIntrinsics.imageReference(of: view)
    default: nil
    }
  }

  /// Whether the natural size depends on an image that a catalog may define.
  static func counts(for view: ResolvedView) -> Bool {
    if view.kind == .button, view.child(key: "normal")?.has(.backgroundImage) == true { return true }
    return reference(of: view)?.isSymbol == false
  }

  static func of(_ view: ResolvedView, in context: IntrinsicContext) -> ResolvedImage? {
    reference(of: view).map(context.image)
  }
}
