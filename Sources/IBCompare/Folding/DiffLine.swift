package import IBModel

/// The content of one printed line: a change, or several merged changes of one kind.
package enum DiffLine: Hashable, Sendable {
  case change(Change)
  /// Constraints that only refer to another guide than before.
  case guides([GuideShift], in: [ObjectName])
  /// Several objects with the same difference.
  case same(Detail, of: [ObjectName], in: [ObjectName])
  /// Several objects that were added to or removed from the same place; each has its `Change.object` and `contents`.
  case several([Change])
  /// Views that moved because another object was edited.
  case shifts(of: [Change], in: [ObjectName])
  /// Objects of which only the id changed.
  case reidentified([ObjectName])

  /// The guide that constraints referred to, and the one that they refer to now; nil stands for the view itself.
  package struct GuideShift: Hashable, Sendable {
    package let before: Document.LayoutGuide.Kind?
    package let after: Document.LayoutGuide.Kind?
    package let count: Int
  }
}
