/// `environment(\.layoutDirection, …)`: which side leading is from here on. See step 31 of ProposalLayout.md.
package struct DirectionChange: Hashable, Sendable {
  package var direction: LayoutDirection

  package init(_ direction: LayoutDirection) {
    self.direction = direction
  }
}

extension DirectionChange: WrapperLayout {}
