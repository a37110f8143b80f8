import IBModel
import IBSyntax

/// What every kind of view has besides its place: background, tint, opacity, clipping.
struct ViewStyle: Sendable {
  /// Nil for a view without a background of its own.
  let background: ContentColor?
  /// Nil for a view with the tint of its superview.
  let tint: ContentColor?
  /// From 0 to 1, for the view and its subviews.
  let alpha: Double
  /// Nil where the file does not say; scroll views clip by default.
  let clipsSubviews: Bool?
  /// In points; what many files set at run time on the view's layer. Nil for none.
  let cornerRadius: Double?

  init(_ source: ContentSource) {
    background = source.color(key: "backgroundColor")
    tint = source.color(key: "tintColor")
    alpha = source.number(.alpha).map { min(max($0, 0), 1) } ?? 1
    clipsSubviews = source.flag(.clipsSubviews)
    let attributes = source.element.child(named: .userDefinedRuntimeAttributes)
    let radius = attributes?.children.first { $0.equals(.keyPath, "layer.cornerRadius") }
    cornerRadius = radius?.child(key: "value")?.number(.value)
  }
}
