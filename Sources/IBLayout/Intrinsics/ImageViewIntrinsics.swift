import IBModel
import IBSyntax

/// An image view is as large as its image; without one it has no natural size.
enum ImageViewIntrinsics {
  static func size(of view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    ShownImage.reference(of: view).flatMap(context.size).map { IntrinsicSize($0) } ?? .none
  }

  /// The symbol that an image view shows; nil for one with another image or none.
  static func symbol(of view: ResolvedView) -> ImageReference? {
    ShownImage.reference(of: view).flatMap { $0.isSymbol ? $0 : nil }
  }
}
