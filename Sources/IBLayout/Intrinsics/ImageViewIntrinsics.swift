import IBModel
import IBSyntax

/// An image view is as large as its image; without one it has no natural size.
enum ImageViewIntrinsics {
  static func size(of view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    ShownImage.reference(of: view).flatMap(context.size).map { IntrinsicSize($0) } ?? .none
  }
}
