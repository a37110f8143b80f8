/// The user's decisions about conflicts.
package struct MergeDecisions: Sendable {
  /// The resolution of a conflict.
  package enum Choice: Hashable, Sendable {
    case side(MergeSide)
    /// Both: one tag with the attributes of both sides, if no attribute is set by both.
    case both
  }

  /// The decision for conflicts of all objects without their own decision.
  package var others: Choice?
  /// The decisions by object id.
  package var objects: [String: Choice]

  package init(others: Choice? = nil, objects: [String: Choice] = [:]) {
    self.others = others
    self.objects = objects
  }

  package static let none = MergeDecisions()

  /// Whether the user made no decisions.
  var isEmpty: Bool { others == nil && objects.isEmpty }
}
