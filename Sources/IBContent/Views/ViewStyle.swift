package import IBSyntax

/// The style properties that all kinds of views have: background, tint, opacity and clipping.
package struct ViewStyle: Sendable {
  /// The background; nil without one.
  package let background: ContentColor?
  /// The tint; nil for that of the superview.
  package let tint: ContentColor?
  /// The opacity of the view and its subviews, from 0 to 1.
  package let alpha: Double
  /// Whether the view clips its subviews; nil if the file does not set it. Scroll views clip by default.
  package let clipsSubviews: Bool?
  /// Whether a control is enabled.
  package let isEnabled: Bool
  /// Whether the view takes touches; nil for the default of its kind.
  package let takesTouches: Bool?
  /// The radius in points from a runtime attribute of the view's layer or class; nil without one.
  package let cornerRadius: Double?
  /// Whether a property of the app sets the radius. Such a property usually clips the view as well.
  package let clipsCorners: Bool
  /// The border from runtime attributes, with its width in points; nil without a width.
  ///
  /// Without a color, it is black (documentation of `CALayer.borderColor`).
  package let border: (color: ContentColor?, width: Double)?

  /// Whether a runtime attribute among others sets a corner, a border or clipping that is read here.
  ///
  /// A color without a width has no effect here, but the class may set a width.
  package static func reads(_ path: String, among attributes: XMLElement) -> Bool {
    if colorPaths.contains(path) {
      return attributes.children.contains { $0[.keyPath].map(widthPaths.contains) == true }
    }
    return radiusPaths.contains(path) || widthPaths.contains(path) || clipPaths.contains(path)
  }

  // Key paths that a class or an extension of `UIView` or `CALayer` usually declares.
  private static let radiusPaths: Set<String> = ["layer.cornerRadius", "cornerRadius"]
  private static let clipPaths: Set<String> = ["layer.masksToBounds", "masksToBounds", "clipsToBounds"]
  private static let widthPaths: Set<String> = ["layer.borderWidth", "borderWidth"]
  private static let colorPaths: Set<String> = [
    "layer.borderColor", "borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor",
  ]

  init(_ source: ContentSource) {
    background = source.color(key: "backgroundColor")
    tint = source.color(key: "tintColor")
    alpha = source.number(.alpha).map { min(max($0, 0), 1) } ?? 1
    isEnabled = source.flag(.enabled) != false
    takesTouches = source.flag(.userInteractionEnabled)
    let attributes = source.element.child(named: .userDefinedRuntimeAttributes)
    func attribute(_ paths: Set<String>) -> XMLElement? {
      attributes?.children.first { $0[.keyPath].map(paths.contains) == true }
    }
    func value(_ paths: Set<String>) -> XMLElement? { attribute(paths)?.child(key: "value") }
    clipsSubviews = attribute(Self.clipPaths).map { $0.equals(.value, "YES") } ?? source.flag(.clipsSubviews)
    cornerRadius = value(Self.radiusPaths)?.number(.value)
    clipsCorners = attribute(Self.radiusPaths)?[.keyPath] == "cornerRadius"
    let color = value(Self.colorPaths).flatMap { ContentColor($0) }
    border = value(Self.widthPaths)?.number(.value).map { (color, $0) }
  }
}
