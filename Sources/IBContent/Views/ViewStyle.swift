package import IBSyntax

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
  /// In points, from a runtime attribute of the view's layer or of its class; nil without one.
  package let cornerRadius: Double?
  /// From runtime attributes too, in points; without a color it is black (documentation of `CALayer.borderColor`),
  /// nil without a width.
  package let border: (color: ContentColor?, width: Double)?

  /// Whether a runtime attribute among others is a corner or a border here. A color without a width shows nothing here,
  /// but a class may set a width.
  package static func reads(_ path: String, among attributes: XMLElement) -> Bool {
    if colorPaths.contains(path) {
      return attributes.children.contains { $0[.keyPath].map(widthPaths.contains) == true }
    }
    return radiusPaths.contains(path) || widthPaths.contains(path)
  }

  // The key paths that a class or an extension of `UIView` or `CALayer` usually declares.
  private static let radiusPaths: Set<String> = ["layer.cornerRadius", "cornerRadius"]
  private static let widthPaths: Set<String> = ["layer.borderWidth", "borderWidth"]
  private static let colorPaths: Set<String> = [
    "layer.borderColor", "borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor",
  ]

  init(_ source: ContentSource) {
    background = source.color(key: "backgroundColor")
    tint = source.color(key: "tintColor")
    alpha = source.number(.alpha).map { min(max($0, 0), 1) } ?? 1
    clipsSubviews = source.flag(.clipsSubviews)
    isEnabled = source.flag(.enabled) != false
    takesTouches = source.flag(.userInteractionEnabled)
    let attributes = source.element.child(named: .userDefinedRuntimeAttributes)
    func value(_ paths: Set<String>) -> XMLElement? {
      attributes?.children.first { $0[.keyPath].map(paths.contains) == true }?.child(key: "value")
    }
    cornerRadius = value(Self.radiusPaths)?.number(.value)
    let color = value(Self.colorPaths).flatMap { ContentColor($0) }
    border = value(Self.widthPaths)?.number(.value).map { (color, $0) }
  }
}
