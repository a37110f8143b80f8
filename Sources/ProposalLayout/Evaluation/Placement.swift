/// Where a view puts one of its children.
struct Placement: Hashable, Sendable {
  /// The index among the view's children.
  var child: Int
  /// The child's leading top corner, in points from that of the view.
  var origin: ViewPoint
  /// What the child is offered; the size it then has is its answer.
  var proposal: ProposedSize
  /// What the child may not use although it is inside the safe area.
  var safeAreaInsets = EdgeInsets.zero
  /// The edges on which the child and what is in it need not keep to the safe area.
  var ignoredEdges: EdgeSet = []
}
