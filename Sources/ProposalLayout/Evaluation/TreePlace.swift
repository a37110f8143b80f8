/// A view or a modifier of a tree: the way to it from the root.
package struct TreePlace: Hashable, Sendable {
  /// One step from a view into what it holds.
  package enum Step: Hashable, Sendable {
    /// A child of the view.
    case child(Int)
    /// A view that a modifier brings: the index of the modifier, then that of the view.
    case content(modifier: Int, Int)
  }

  package var steps: [Step]
  /// The index of a modifier of that view; nil for the view itself.
  package var modifier: Int?

  package init(steps: [Step] = [], modifier: Int? = nil) {
    self.steps = steps
    self.modifier = modifier
  }
}
