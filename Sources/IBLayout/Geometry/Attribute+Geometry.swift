package import IBModel

extension LayoutConstraint.Attribute {
  /// Whether it is a side or a margin, as opposed to a size or a center.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute: false
    default: true
    }
  }

  package var isRelativeToMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether positions of the attribute count from the right edge in right-to-left layout.
  var isMirrored: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins: true
    default: false
    }
  }

  var axis: Axis {
    switch self {
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline,
      .lastBaseline, .height:
      .vertical
    default: .horizontal
    }
  }
}
