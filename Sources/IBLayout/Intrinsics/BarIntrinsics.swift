import IBModel
import IBSyntax

/// Bars that lie in a scene as views of their own.
///
/// Source: facts/layout/open/controls.json, navigationBar (31 of 31, two of them large), and
/// facts/layout/intrinsic-sizes.json, toolbar (49 on devices with a home indicator: 111 toolbars of one repository).
enum BarIntrinsics {
  static func navigationBar(_ view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let height = context.metrics.navigationBarHeight
    return IntrinsicSize(width: nil, height: view.flag(.largeTitles) == true ? height + largeTitleHeight : height)
  }

  private static let largeTitleHeight = 52.0

  /// The canvas draws a taller toolbar at the bottom of a device with a home indicator; a device does not
  /// (facts/runtime/RUNTIME.md 8). Elsewhere in the scene it has the usual height (stored frames: 49 in 110 of 113 at
  /// the bottom, 44 in 8 of 8 elsewhere).
  static func toolbar(_ view: ResolvedView, in context: IntrinsicContext) -> IntrinsicSize {
    let isTall = context.configuration.canvasHasHomeIndicator && standsAtBottom(view, in: context.scene)
    return IntrinsicSize(width: nil, height: isTall ? 49 : 44)
  }

  /// Whether a constraint ties the bar's bottom to where the scene's safe area ends.
  private static func standsAtBottom(_ bar: ResolvedView, in scene: SceneContent) -> Bool {
    guard let index = scene.document.view(bar.id) else { return false }
    let own = ResolvedConstraint.Item.view(index - scene.root)
    return scene.constraints.contains { constraint in
      guard let second = constraint.second else { return false }
      if constraint.first == own, constraint.firstAttribute == .bottom {
        return endsSafeArea(second, constraint.secondAttribute, in: scene)
      }
      guard second == own, constraint.secondAttribute == .bottom else { return false }
      return endsSafeArea(constraint.first, constraint.firstAttribute, in: scene)
    }
  }

  private static func endsSafeArea(
    _ item: ResolvedConstraint.Item, _ attribute: ResolvedConstraint.Attribute, in scene: SceneContent
  ) -> Bool {
    switch item {
    case .view(let view): view == 0 && attribute == .bottomMargin
    case .guide(let guide, let view):
      switch scene.document.guides[guide].kind {
      case .safeArea: view == 0 && attribute == .bottom
      case .bottom: attribute == .top
      default: false
      }
    }
  }

  static let tabBar = IntrinsicSize(width: nil, height: 49)

  /// A tab bar is higher by what it covers below the safe area, such as the home indicator (stored frame of a scene
  /// with one at its bottom, 83; bars above it have 49).
  static func tabBar(_ size: IntrinsicSize, above safeArea: Insets) -> IntrinsicSize {
    IntrinsicSize(width: size.width, height: size.height.map { $0 + safeArea.bottom })
  }
}
