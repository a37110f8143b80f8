import IBModel
import IBSyntax

/// An image view is as large as its image; without one it has no natural size.
enum ImageViewIntrinsics {
  static func size(of view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    guard let image = image(of: view), let size = context.size(of: image) else { return .none }
    return IntrinsicSize(size)
  }

  /// The symbol that an image view shows; nil for one with another image or none.
  static func symbol(of view: ResolvedView) -> ImageReference? {
    image(of: view).flatMap { $0.isSymbol ? $0 : nil }
  }

  private static func image(of view: ResolvedView) -> ImageReference? {
    ImageReference(view.overlay.element(with: .image) ?? view.element, key: "image")
  }
}
