package import IBSyntax

/// The values of absent attributes, for the attributes that Interface Builder varies with the size class. The
/// comparison of configurations and the search for variations that change nothing share this table.
///
/// Source: the initial values in UIKit's documentation of UIView, UIStackView and NSLayoutConstraint; `StackContent`
/// and `LayoutConstraint` read the same ones.
package enum AttributeDefaults {
  /// The value as a file would write it; nil if the table lacks the attribute.
  package static func value(of attribute: Name, in element: Name) -> String? {
    switch (element, attribute) {
    case (.constraint, .constant): "0"
    case (.constraint, .multiplier): "1"
    case (.constraint, .priority): "1000"
    case (.stackView, .axis): "horizontal"
    case (.stackView, .alignment), (.stackView, .distribution): "fill"
    case (.stackView, .spacing): "0"
    case (.label, .numberOfLines): "1"
    case (.constraint, _): nil
    case (_, .hidden): "NO"
    case (_, .alpha): "1"
    default: nil
    }
  }
}
