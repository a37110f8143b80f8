/// Something about a tree that cannot be laid out as it is written.
package struct TreeIssue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The view chose a negative size; 0 was used.
    case negativeSize
    /// The size or position of the view is no number; 0 was used.
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
