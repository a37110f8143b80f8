extension Detail {
  /// The form of a difference that several objects can share; nil if there is none.
  ///
  /// It is the difference itself if it names no object. For a constraint, it is the difference without the objects at
  /// its ends, if the words do not need them.
  var common: Detail? {
    switch self {
    case .value: self
    case .constraintAdded(let terms): terms.common.map { .constraintAdded($0) }
    case .constraintRemoved(let terms): terms.common.map { .constraintRemoved($0) }
    case .constraintEdited(let terms, let changes): terms.common.map { .constraintEdited($0, changes) }
    case .constraintMoved(let before, let after, let changes):
      if let old = before.common, let new = after.common {
        .constraintMoved(before: old, after: new, changes)
      } else {
        nil
      }
    case .connectionAdded, .connectionRemoved, .connectionEdited: nil
    }
  }
}

extension ConstraintTerms {
  /// The terms without ids; nil if the other end is neither the superview nor a guide.
  ///
  /// A constraint without another end has such terms too.
  fileprivate var common: ConstraintTerms? {
    guard other == nil || isToSuperview || other?.guide != nil else { return nil }
    return ConstraintTerms(
      id: "", subject: subject.anonymous, other: other?.anonymous, isToContainer: isToContainer,
      isToSuperview: isToSuperview, relation: relation, constant: constant, multiplier: multiplier, priority: priority)
  }
}

extension ConstraintTerms.End {
  fileprivate var anonymous: ConstraintTerms.End {
    ConstraintTerms.End(object: nil, guide: guide, attribute: attribute)
  }
}
