import IBModel

/// The views of an island as expressions over its variables.
struct ExpressionFrames: ItemFrames {
  let scene: ResolvedScene
  let variables: IslandVariables

  func contains(_ view: Int) -> Bool { variables.contains(view) }

  /// Relative to the island's root if the reference is not an ancestor.
  func position(of view: Int, _ axis: Axis, in reference: Int?) -> LinearExpression {
    var sum = LinearExpression()
    var current = view
    while current != reference, current != variables.root, let parent = scene.views[current].parent {
      sum.add(axis == .horizontal ? variables.x(current) : variables.y(current), 1)
      current = parent
    }
    return sum
  }

  func length(of view: Int, _ axis: Axis) -> LinearExpression {
    LinearExpression(axis == .horizontal ? variables.width(view) : variables.height(view))
  }

  func contentLength(of view: Int, _ axis: Axis) -> LinearExpression? {
    variables.content(view, axis).map { LinearExpression($0) }
  }
}

extension LinearExpression: LayoutScalar {}
