/// `environment(\.layoutDirection, …)`: which side leading is from here on. See step 31 of ProposalLayout.md.
package struct DirectionChange: Hashable, Sendable {
  package var direction: ViewDirection

  package init(_ direction: ViewDirection) {
    self.direction = direction
  }
}

extension DirectionChange: WrapperLayout {}
