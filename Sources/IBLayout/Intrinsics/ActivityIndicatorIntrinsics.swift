import IBModel
import IBSyntax

/// Source: facts/layout/intrinsic-sizes.json, activityIndicatorView (20: 146 of 146, 37: 126 of 126).
enum ActivityIndicatorIntrinsics {
  static func size(of view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let isLarge = view[.style] == "large" || view[.style] == "whiteLarge"
    let side = isLarge ? 37.0 : 20.0
    return IntrinsicSize(width: side, height: side)
  }
}
