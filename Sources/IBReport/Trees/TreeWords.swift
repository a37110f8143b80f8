package import ProposalLayout

/// The words for the problems of a tree's layout: lower case, no full stop.
package enum TreeWords {
  package static func message(_ kind: TreeIssue.Kind) -> String {
    switch kind {
    case .negativeSize: "its size is negative; Keyline uses 0"
    case .notANumber: "its size or position is not a number; Keyline uses 0"
    case .infinite: "its length is infinite here; Keyline uses 0: set a length or a maximum"
    case .unusableLength(let name): "'\(name)' is negative, infinite or not a number; Keyline ignores it"
    case .nestedTooDeep: "it is nested deeper than \(TreeLimits.deepestNesting) views and modifiers; Keyline ignores it"
    case .tooManyViews: "it comes after \(TreeLimits.mostViews) views and modifiers; Keyline ignores it"
    case .unmeasuredText: "there is nothing to measure its text with"
    }
  }

  package static func name(_ kind: TreeIssue.Kind) -> String {
    switch kind {
    case .negativeSize: "negative-size"
    case .notANumber: "not-a-number"
    case .infinite: "infinite"
    case .unusableLength: "unusable-length"
    case .nestedTooDeep: "nested-too-deep"
    case .tooManyViews: "too-many-views"
    case .unmeasuredText: "unmeasured-text"
    }
  }

  /// The way to a view or modifier, as messages about the file write it: `$.children[2].modifiers[0]`.
  package static func path(_ place: TreePlace) -> String {
    let steps = place.steps.map { step in
      switch step {
      case .child(let index): ".children[\(index)]"
      case .content(let modifier, let index): ".modifiers[\(modifier)].content[\(index)]"
      }
    }
    return "$" + steps.joined() + (place.modifier.map { ".modifiers[\($0)]" } ?? "")
  }
}
