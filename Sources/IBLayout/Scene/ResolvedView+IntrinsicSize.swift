import IBModel

extension ResolvedView {
  /// The intrinsic content size of the view's alignment rect: the control's, unless something takes its place.
  ///
  /// - Parameter wrapWidth: as for `Control.intrinsicSize`.
  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    let isEmpty = role == .arranged && context.isCanvas && control.isEmpty
    var size = isEmpty ? .none : control.intrinsicSize(wrapWidth: wrapWidth, in: context)
    if let designable = sizeReplacement.designable {
      // What the view's own code answered when Xcode ran it (Measurements/Controls.md#designable-size); -1 stands for
      // none.
      size.width = designable.width >= 0 ? designable.width : nil
      // It was asked at no given width: text that wraps at a narrower one is higher than that (7 of 7 stored labels).
      let isNarrower = control.wraps && wrapWidth.map { $0 < designable.width } ?? false
      if !isNarrower { size.height = designable.height >= 0 ? designable.height : nil }
    }
    guard context.isCanvas else { return size }
    // A placeholder counts on the canvas only.
    if let placeholder = sizeReplacement.placeholderWidth { size.width = placeholder.length }
    if let placeholder = sizeReplacement.placeholderHeight { size.height = placeholder.length }
    return size
  }

  /// Whether a stack view of Xcode's canvas arranges a view without an intrinsic size, which takes the size that it was
  /// drawn with instead (step 6 of StackViews.md).
  func hasDrawnSize(in context: IntrinsicContext) -> Bool {
    guard role == .arranged, context.isCanvas, control.isDrawnInStack else { return false }
    return control.isEmpty || control.intrinsicSize(wrapWidth: nil, in: context) == .none
  }
}
