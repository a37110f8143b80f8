/// The decisions of people about conflicts.
package struct MergeDecisions: Sendable {
  /// The resolution of a conflict.
  package enum Choice: Hashable, Sendable {
    case side(MergeSide)
    /// The attributes of both sides in one tag, if no attribute is set by both.
    case both
  }

  /// For conflicts of objects that are not named.
  package var others: Choice?
  /// By object id.
  package var objects: [String: Choice]

  package init(others: Choice? = nil, objects: [String: Choice] = [:]) {
    self.others = others
    self.objects = objects
  }

  package static let none = MergeDecisions()

  /// Whether no one decided anything.
  var isEmpty: Bool { others == nil && objects.isEmpty }
}
