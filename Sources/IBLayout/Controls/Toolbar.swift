import IBModel

/// A toolbar that is in a scene as a view.
///
/// Source: Measurements/Controls.md#toolbar (49 on devices with a home indicator: 111 toolbars of one
/// repository).
struct Toolbar: Control {
  private let id: String

  init(_ source: ContentSource) { id = source.id }

  /// The canvas draws a taller toolbar at the bottom of a device with a home indicator; a device does not
  /// (Measurements/Controls.md#toolbar). Elsewhere in the scene it has the usual height (stored frames: 49 in 110 of
  /// 113 at the bottom, 44 in 8 of 8 elsewhere).
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let isTall = context.configuration.canvasHasHomeIndicator && isAtBottom(of: context.scene)
    return IntrinsicSize(width: nil, height: isTall ? 49 : 44)
  }

  /// Whether a constraint ties the bar's bottom to where the scene's safe area ends.
  private func isAtBottom(of scene: SceneContent) -> Bool {
    guard let index = scene.document.view(id) else { return false }
    let own = ResolvedConstraint.Item.view(index - scene.root)
    return scene.constraints.contains { constraint in
      guard let second = constraint.second else { return false }
      if constraint.first == own, constraint.firstAttribute == .bottom {
        return Self.endsSafeArea(second, constraint.secondAttribute, in: scene)
      }
      guard second == own, constraint.secondAttribute == .bottom else { return false }
      return Self.endsSafeArea(constraint.first, constraint.firstAttribute, in: scene)
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

  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar }
}
