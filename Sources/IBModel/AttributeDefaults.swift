package import IBSyntax

/// The values of missing attributes.
///
/// The comparison of configurations, the search for variations without effect, and edits, which do not write such
/// values, share this table. Source: the initial values in UIKit's documentation of UIView, UIControl, UILabel,
/// UIStackView and NSLayoutConstraint, which Xcode leaves out (Measurements/Editing.md#defaults). `StackContent` and
/// `LayoutConstraint` use the same values.
package enum AttributeDefaults {
  /// The value as a file would contain it; nil if the attribute is not in the table.
  package static func value(of attribute: Name, in element: Name) -> String? {
    switch (element, attribute) {
    case (.constraint, .constant): "0"
    case (.constraint, .multiplier): "1"
    case (.constraint, .priority): "1000"
    case (.constraint, .relation): "equal"
    case (.stackView, .axis): "horizontal"
    case (.stackView, .alignment), (.stackView, .distribution): "fill"
    case (.stackView, .spacing): "0"
    case (.label, .numberOfLines): "1"
    case (.constraint, _): nil
    case (_, .hidden), (_, .clipsSubviews), (_, .highlighted), (_, .selected): "NO"
    case (_, .enabled), (_, .userInteractionEnabled): "YES"
    case (_, .tag): "0"
    case (_, .alpha): "1"
    default: nil
    }
  }
}
