/// What a tree may ask for; each limit is an issue of the layout.
package enum TreeLimits {
  /// How deep nodes are nested in each other; each view and each modifier is one. A question goes from the root to the
  /// leaves, and the stack of a thread has to hold it.
  package static let deepestNesting = 1_200
  /// Views and modifiers of one tree.
  package static let mostViews = 200_000
}
