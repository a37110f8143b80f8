import IBSyntax

/// The style properties of every kind of view: background, tint, opacity, clipping.
package struct ViewStyle: Sendable {
  /// Nil for a view without its own background.
  package let background: ContentColor?
  /// Nil for a view with its superview's tint.
  package let tint: ContentColor?
  /// From 0 to 1, for the view and its subviews.
  package let alpha: Double
  /// Nil if the file does not set it; scroll views clip by default.
  package let clipsSubviews: Bool?
  /// Whether a control can be used.
  package let isEnabled: Bool
  /// Nil for the default of the kind of view.
  package let takesTouches: Bool?
  /// In points, from a runtime attribute of the view's layer; nil without one.
  package let cornerRadius: Double?

  init(_ source: ContentSource) {
    background = source.color(key: "backgroundColor")
    tint = source.color(key: "tintColor")
    alpha = source.number(.alpha).map { min(max($0, 0), 1) } ?? 1
    clipsSubviews = source.flag(.clipsSubviews)
    isEnabled = source.flag(.enabled) != false
    takesTouches = source.flag(.userInteractionEnabled)
    let attributes = source.element.child(named: .userDefinedRuntimeAttributes)
    let radius = attributes?.children.first { $0.equals(.keyPath, "layer.cornerRadius") }
    cornerRadius = radius?.child(key: "value")?.number(.value)
  }
}
