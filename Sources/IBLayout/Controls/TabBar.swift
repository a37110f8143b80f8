import IBModel

/// A tab bar that is in a scene as a view.
struct TabBar: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: 49)
  }

  /// Such as the home indicator (stored frame of a scene with one at its bottom, 83; bars above it have 49).
  var coversSafeAreaBelow: Bool { true }

  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar }
}
