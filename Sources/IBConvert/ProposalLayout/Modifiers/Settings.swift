/// `layoutPriority`: how early the stack that the view is in asks it. See step 17 of ProposalLayout.md.
package struct LayoutPriority: Hashable, Sendable {
  package var value: Double

  package init(_ value: Double) {
    self.value = value
  }
}

extension LayoutPriority: WrapperLayout {
  func priority(in view: NodeContext) -> Double { value.isNaN ? 0 : value }
}

/// `environment(\.layoutDirection, …)`: which side leading is from here on. See step 25 of ProposalLayout.md.
package struct DirectionChange: Hashable, Sendable {
  package var direction: LayoutDirection

  package init(_ direction: LayoutDirection) {
    self.direction = direction
  }
}

extension DirectionChange: WrapperLayout {}

/// A modifier that changes how a view looks or acts and not where it is, such as `opacity` or `clipped`.
package struct Neutral: Hashable, Sendable {
  /// As it is written after the dot, such as `opacity(0.5)`.
  package var source: String

  package init(_ source: String) {
    self.source = source
  }
}

extension Neutral: WrapperLayout {}
