import IBModel
import IBSyntax

/// An image view is as large as its image; without one it has no natural size.
enum ImageViewIntrinsics {
  static func size(of view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let element = view.overlay.element(with: .image) ?? view.element
    guard let image = ImageReference(element, key: "image"), let size = context.size(of: image) else { return .none }
    return IntrinsicSize(size)
  }
}
