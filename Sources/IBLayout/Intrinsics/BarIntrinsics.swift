import IBModel
import IBSyntax

/// Bars that lie in a scene as views of their own.
///
/// Source: facts/layout/open/controls.json, navigationBar (31 of 31, two of them large), and
/// facts/layout/intrinsic-sizes.json, toolbar (49 on devices with a home indicator: 111 toolbars of one repository).
enum BarIntrinsics {
  static func navigationBar(_ view: ResolvedView) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: view.flag(.largeTitles) == true ? 96 : 44)
  }

  /// The canvas draws the taller toolbar where the device has a home indicator; a device does not
  /// (facts/runtime/RUNTIME.md 8).
  static func toolbar(in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: context.configuration.canvasHasHomeIndicator ? 49 : 44)
  }

  static let tabBar = IntrinsicSize(width: nil, height: 49)
}
