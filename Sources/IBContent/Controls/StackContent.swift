import IBModel
import IBSyntax

/// The way in which a stack view places its arranged subviews.
package struct StackContent: Sendable {
  package enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment across the axis. `top` and `leading` are equal; each axis uses one of the names.
  package enum Alignment: Hashable, Sendable {
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
  }

  package let isVertical: Bool
  package let distribution: Distribution
  package let alignment: Alignment
  /// The space between adjacent arranged subviews in points.
  package let spacing: Double
  /// Whether the spacing of a vertical stack view is measured between baselines.
  package let isBaselineRelative: Bool
  package let isEmpty: Bool

  init(_ source: ContentSource) {
    isVertical = source[.axis] == "vertical"
    distribution = Distribution(source[.distribution])
    alignment = Alignment(source[.alignment])
    spacing = source.number(.spacing) ?? (source[.spacingType] == "standard" ? Self.standardSpacing : 0)
    isBaselineRelative = source.flag(.baselineRelativeArrangement) == true
    isEmpty = source.view.children.isEmpty
  }

  /// The standard spacing in points. Source: Measurements/StackViews.md#standard-spacing (32 of 32).
  package static let standardSpacing = 8.0
}

extension StackContent.Distribution {
  fileprivate init(_ name: String?) {
    switch name {
    case "fillEqually": self = .fillEqually
    case "fillProportionally": self = .fillProportionally
    case "equalSpacing": self = .equalSpacing
    case "equalCentering": self = .equalCentering
    default: self = .fill
    }
  }
}

extension StackContent.Alignment {
  /// Unknown words align at the start.
  fileprivate init(_ name: String?) {
    switch name {
    case nil, "fill": self = .fill
    case "leading": self = .leading
    case "center": self = .center
    case "trailing": self = .trailing
    case "bottom": self = .bottom
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline": self = .lastBaseline
    default: self = .top
    }
  }
}
