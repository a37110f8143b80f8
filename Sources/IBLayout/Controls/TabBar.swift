import IBModel

/// A tab bar that is a view of the scene.
struct TabBar: Control {
  init(_ source: ContentSource) {}

  func intrinsicSize(wrapWidth: Double?, in context: IntrinsicContext) -> IntrinsicSize {
    IntrinsicSize(width: nil, height: 49)
  }

  /// The inset of the home indicator, for instance (stored frame of a scene with one at its bottom, 83; bars above it
  /// have 49).
  var coversSafeAreaBelow: Bool { true }

  func background(in context: DrawingContext) -> DisplayColor? { context.palette.bar }
}
