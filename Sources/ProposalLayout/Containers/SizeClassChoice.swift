/// `if` over the size classes: the first of two views in the classes that are named, else the second. See step 33 of
/// ProposalLayout.md.
package struct SizeClassChoice: Hashable, Sendable {
  /// Whether the horizontal size class has to be regular, or compact; nil where it may be either.
  package var isRegularWidth: Bool?
  package var isRegularHeight: Bool?

  package init(isRegularWidth: Bool? = nil, isRegularHeight: Bool? = nil) {
    self.isRegularWidth = isRegularWidth
    self.isRegularHeight = isRegularHeight
  }

  /// Whether the first of the views is shown.
  package func holds(in environment: ViewEnvironment) -> Bool {
    (isRegularWidth ?? environment.isRegularWidth) == environment.isRegularWidth
      && (isRegularHeight ?? environment.isRegularHeight) == environment.isRegularHeight
  }
}

extension SizeClassChoice: WrapperLayout {}
