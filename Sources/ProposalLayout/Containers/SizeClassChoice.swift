/// `if` over the size classes: the first of two views in the classes that are named, else the second. See step 26 of
/// ProposalLayout.md.
package struct SizeClassChoice: Hashable, Sendable {
  /// Whether the horizontal size class must be regular, or compact; nil if either is accepted.
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

  /// The place of the view that is shown, 0 or 1.
  package func chosen(in environment: ViewEnvironment) -> Int { holds(in: environment) ? 0 : 1 }
}

extension SizeClassChoice: WrapperLayout {}
