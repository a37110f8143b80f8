import IBContent

/// A toolbar that is a view of the scene.
///
/// Source: Measurements/Controls.md#toolbar (49 on devices with a home indicator: 111 toolbars of one
/// repository).
struct Toolbar: Control {
  /// Local index of the bar in its scene.
  let index: Int
  let content: ToolbarContent

  /// The canvas draws a taller toolbar at the bottom of a device with a home indicator; a device does not
  /// (Measurements/Controls.md#toolbar). Elsewhere in the scene it has the usual height (stored frames: 49 in 110 of
  /// 113 at the bottom, 44 in 8 of 8 elsewhere).
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let isTall =
      context.configuration.canvasHasHomeIndicator && context.scene.viewsAtSafeAreaBottom.contains(index)
    return IntrinsicSize(width: nil, height: isTall ? 49 : 44)
  }

  // MARK: - Drawing

  func background(in context: DrawingContext) -> DisplayColor? { context.barItems(content.look).background }

  func shapes(in context: DrawingContext) -> [Shape] {
    context.shapes(of: context.barItems(content.look).toolbar(content.items, in: context.bounds))
  }

  var explainsItself: Bool { !content.items.isEmpty }
}
