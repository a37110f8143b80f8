/// A layout that an app writes itself, as SwiftUI's `Layout`. See step 28 of ProposalLayout.md.
///
/// Lengths are in points; x counts from the leading edge and is mirrored for right-to-left layout like all others.
package protocol CustomLayout: Hashable, Sendable {
  func size(for proposal: ProposedSize, of views: [CustomSubview]) -> ViewSize

  /// The frame of each view, in order; a view is offered the size of its frame and aligned with its leading top corner.
  func frames(in size: ViewSize, for proposal: ProposedSize, of views: [CustomSubview]) -> [ViewRect]
}
