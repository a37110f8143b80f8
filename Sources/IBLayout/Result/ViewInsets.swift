package import IBModel

/// The insets of a view, in points.
package struct ViewInsets: Hashable, Sendable {
  package var margins: Insets
  package var safeArea: Insets

  package init(margins: Insets = .zero, safeArea: Insets = .zero) {
    self.margins = margins
    self.safeArea = safeArea
  }
}
