import IBContent
import IBModel

extension ResolvedView {
  /// The intrinsic content size of the view's alignment rect, from the control unless something replaces it.
  ///
  /// - Parameter wrapWidth: as in `Control.intrinsicSize`.
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let isEmpty = role == .arranged && context.isCanvas && control.isEmpty
    var size = isEmpty ? emptySize(in: context) : control.intrinsicSize(wrapWidth: wrapWidth, in: context)
    if isInWholePoints(in: context) { size = size.roundedUpToPoints(on: control.wholePointAxes) }
    if let designable = sizeReplacement.designable, size == .none || context.showsDesignables {
      // The size that the view's own code returned when Xcode ran it (Measurements/Controls.md#designable-size); -1
      // means none.
      size.width = designable.width >= 0 ? designable.width : nil
      // Xcode measured it without a given width. Text that wraps at a smaller width is higher (7 of 7 stored labels).
      let isNarrower = control.wraps && wrapWidth.map { $0 < designable.width } ?? false
      if !isNarrower { size.height = designable.height >= 0 ? designable.height : nil }
    }
    if isOutlet, kind == .label, let width = size.width {
      size.width = min(width + context.configuration.textGrowth, max(width, wrapWidth ?? .infinity))
    }
    guard context.isCanvas else { return size }
    // Placeholders apply only on the canvas.
    if let placeholder = sizeReplacement.placeholderWidth { size.width = placeholder.length }
    if let placeholder = sizeReplacement.placeholderHeight { size.height = placeholder.length }
    return size
  }

  /// Whether Xcode's canvas measures a label or a button's title in whole points. It does not if the scene has a stack
  /// view, or if the view has a custom class or no constraints, as in a built-in cell (Measurements/Text.md#whole-points).
  func isInWholePoints(in context: IntrinsicContext) -> Bool {
    usesConstraints && customClass == nil && !context.scene.hasStackView && control.isInWholePoints(in: context)
  }

  /// Whether a stack view on Xcode's canvas arranges a view without an intrinsic size, so the stored size replaces it
  /// (step 6 of StackViews.md).
  func hasDrawnSize(in context: IntrinsicContext) -> Bool {
    guard role == .arranged, context.isCanvas, control.isDrawnInStack,
      !control.isEmpty || emptySize(in: context) == .none
    else { return false }
    return control.isEmpty || control.intrinsicSize(wrapWidth: nil, in: context) == .none
  }

  /// The size of an arranged view without content on Xcode's canvas, unless the stored size counts as known.
  private func emptySize(in context: IntrinsicContext) -> IntrinsicSize {
    context.configuration.takesStoredSizes ? .none : control.usualEmptySize
  }
}
