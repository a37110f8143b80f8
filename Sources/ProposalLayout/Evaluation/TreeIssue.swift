/// Something about a tree that cannot be laid out as it is written.
package struct TreeIssue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The view chose a negative size; 0 was used.
    case negativeSize
    /// The size or position of the view is not a number; 0 was used.
    case notANumber
    /// The view is placed with an infinite size or position; 0 was used.
    case infinite
    /// A length of a modifier is negative, infinite or no number, and is left out.
    case unusableLength(name: String)
    /// The views in it are nested deeper than `TreeLimits.deepestNesting` and are left out.
    case nestedTooDeep
    /// There are more views than `TreeLimits.mostViews`; the rest is left out.
    case tooManyViews
    /// There is nothing to measure the text with.
    case unmeasuredText
  }

  package let kind: Kind
  /// The view and modifier that it is about.
  package let place: TreePlace

  package init(kind: Kind, place: TreePlace) {
    self.kind = kind
    self.place = place
  }
}

/// A view or a modifier of a tree: the way to it from the root.
package struct TreePlace: Hashable, Sendable {
  /// One step from a view to one of its contents.
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

/// What a tree may ask for; each limit is an issue of the layout.
package enum TreeLimits {
  /// How deep nodes are nested in each other; each view and each modifier is one. A question goes from the root to the
  /// leaves, and the stack of a thread has to hold it.
  package static let deepestNesting = 1_200
  /// Views and modifiers of one tree.
  package static let mostViews = 200_000
}
