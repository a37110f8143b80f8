/// A view or a modifier of a tree, with the indices of the nodes inside it.
struct EvaluatedNode: Sendable {
  let layout: any NodeLayout
  var children = ChildIndices()
  /// The axis of the stack that the node is in, through any number of modifiers; nil outside of stacks.
  let stackAxis: Axis?
  /// Index in the environments of the evaluation.
  let environment: Int
  /// For the grid that the node may be in: index in the grid members of the evaluation.
  let gridMember: Int
  /// For the list that the node may be in.
  var listRole = ListRole()
}
