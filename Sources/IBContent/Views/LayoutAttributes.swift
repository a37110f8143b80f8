package import IBModel
import IBSyntax

/// The layout attributes of a view, with explicit defaults.
package struct LayoutAttributes: Sendable {
  /// The stored frame in the superview's coordinates; nil without one in the file.
  package let storedFrame: Rect?
  /// Whether `translatesAutoresizingMaskIntoConstraints` is NO.
  package let ignoresAutoresizing: Bool
  /// Xcode's mark for a view without constraints. Such a view keeps its stored frame.
  package let isFixedFrame: Bool
  package let autoresizing: AutoresizingMask
  package let hugging: AxisPriorities
  package let compression: AxisPriorities
  package let margins: ExplicitMargins?
  package let preservesSuperviewMargins: Bool
  package let insetsMarginsFromSafeArea: Bool
  package let followsReadableWidth: Bool
  package let hasFreeformMetrics: Bool
  /// Whether Notification Center shows the view, as that of a Today extension, in a part of the screen.
  package let isInNotificationCenter: Bool

  init(_ source: ContentSource) {
    storedFrame = Rect(frameOf: source.element)
    ignoresAutoresizing = source.flag(.translatesAutoresizingMaskIntoConstraints) == false
    isFixedFrame = source.flag(.fixedFrame) ?? false
    autoresizing = AutoresizingMask(source.element.child(named: .autoresizingMask))
    hugging = AxisPriorities(
      horizontal: source.number(.horizontalHuggingPriority) ?? DefaultPriorities.hugging,
      vertical: source.number(.verticalHuggingPriority) ?? DefaultPriorities.hugging)
    compression = AxisPriorities(
      horizontal: source.number(.horizontalCompressionResistancePriority) ?? DefaultPriorities.compression,
      vertical: source.number(.verticalCompressionResistancePriority) ?? DefaultPriorities.compression)
    margins = ExplicitMargins(source.element)
    preservesSuperviewMargins = source.flag(.preservesSuperviewLayoutMargins) ?? false
    insetsMarginsFromSafeArea = source.flag(.insetsLayoutMarginsFromSafeArea) ?? true
    followsReadableWidth = source.flag(.layoutMarginsFollowReadableWidth) ?? false
    hasFreeformMetrics = source.element.child(named: .freeformSimulatedSizeMetrics) != nil
    isInNotificationCenter = source.element[.simulatedAppContext] == "notificationCenter"
  }
}

/// The content priorities of a view whose file does not set them.
///
/// Source: Measurements/Constraints.md#default-priorities (without the attribute, they are 250 and 750 for every
/// class).
private enum DefaultPriorities {
  static let hugging = 250.0
  static let compression = 750.0
}

/// A priority for each axis, from 1 to 1000.
package struct AxisPriorities: Sendable {
  package var horizontal: Double
  package var vertical: Double
}

/// The margins in the file, with the sides as written.
package enum ExplicitMargins: Sendable {
  case absolute(Insets)
  /// Margins whose `left` is leading and whose `right` is trailing.
  case directional(Insets)

  fileprivate init?(_ view: XMLElement) {
    if let edges = view.child(key: "directionalLayoutMargins") {
      self = .directional(Insets(directional: edges))
    } else if let edges = view.child(key: "layoutMargins") {
      self = .absolute(
        Insets(
          top: edges.number(.top) ?? 0, left: edges.number(.left) ?? 0, bottom: edges.number(.bottom) ?? 0,
          right: edges.number(.right) ?? 0))
    } else {
      return nil
    }
  }

  /// The margins on the sides of the screen.
  package func insets(_ direction: LayoutDirection) -> Insets {
    switch self {
    case .absolute(let insets): return insets
    case .directional(let insets):
      guard direction == .rightToLeft else { return insets }
      return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
  }
}

/// The distances and sizes of a view with an autoresizing mask that change with its superview.
package struct AutoresizingMask: Sendable {
  package var flexibleLeft = false
  package var flexibleWidth = false
  package var flexibleRight = false
  package var flexibleTop = false
  package var flexibleHeight = false
  package var flexibleBottom = false

  /// Reads an `<autoresizingMask>`. Without an element, the mask has no flexible parts.
  init(_ element: XMLElement?) {
    guard let element else { return }
    flexibleLeft = element.flag(.flexibleMinX) ?? false
    flexibleWidth = element.flag(.widthSizable) ?? false
    flexibleRight = element.flag(.flexibleMaxX) ?? false
    flexibleTop = element.flag(.flexibleMinY) ?? false
    flexibleHeight = element.flag(.heightSizable) ?? false
    flexibleBottom = element.flag(.flexibleMaxY) ?? false
  }
}
