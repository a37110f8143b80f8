package import IBModel

/// What a text view has around its text, in points.
package enum TextViewInsets {
  /// A line fragment padding of 5 on each side, a text container inset of 8 above and below.
  ///
  /// Source: Measurements/Controls.md#text-view.
  package static let text = Insets(top: 8, left: 5, bottom: 8, right: 5)
}
