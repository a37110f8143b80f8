import IBModel
import IBSyntax

/// A navigation bar that lies in a scene as a view of its own.
///
/// Source: facts/layout/open/controls.json, navigationBar (31 of 31, two of them large).
enum BarIntrinsics {
  static func navigationBar(_ view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let isLarge = view.flag(.largeTitles) ?? false
    return IntrinsicSize(width: nil, height: isLarge ? Self.large : Self.standard)
  }

  private static let standard = 44.0
  private static let large = 96.0
}
