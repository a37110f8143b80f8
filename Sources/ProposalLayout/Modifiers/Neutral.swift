/// A modifier that changes how a view looks or acts and not where it is, such as `opacity` or `clipped`.
package struct Neutral: Hashable, Sendable {
  /// As it is written after the dot, such as `opacity(0.5)`.
  package var source: String

  package init(_ source: String) {
    self.source = source
  }
}

extension Neutral: WrapperLayout {}
