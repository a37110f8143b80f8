/// `layoutPriority`: how early the stack that the view is in asks it. See step 18 of ProposalLayout.md.
package struct LayoutPriority: Hashable, Sendable {
  package var value: Double

  package init(_ value: Double) {
    self.value = value
  }
}

extension LayoutPriority: WrapperLayout {
  func priority(in view: NodeContext) -> Double { value.isNaN ? 0 : value }
}
