/// `Section`: rows of a list with a header and a footer. It is no view itself.
package struct SectionContainer: Hashable, Sendable {
  /// Whether the first of its views is the header.
  package var hasHeader: Bool
  /// Whether the last of its views is the footer.
  package var hasFooter: Bool

  package init(hasHeader: Bool = false, hasFooter: Bool = false) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}
