package import IBModel

/// The content of one printed line: a change, or several of one kind merged.
package enum DiffLine: Hashable, Sendable {
  case change(Change)
  /// Constraints that now refer to another guide and are otherwise unchanged.
  case guides([GuideShift], in: [ObjectName])
  /// The same difference in several objects.
  case same(Detail, of: [ObjectName], in: [ObjectName])
  /// Several objects added to or removed from the same place, with the `Change.object` and `contents` of each.
  case several([Change])
  /// Views that moved because something else was edited.
  case shifts(of: [Change], in: [ObjectName])
  /// Objects whose id changed and nothing else.
  case reidentified([ObjectName])

  /// The guide that constraints referred to and the one they refer to now; nil is the view itself.
  package struct GuideShift: Hashable, Sendable {
    package let before: Document.LayoutGuide.Kind?
    package let after: Document.LayoutGuide.Kind?
    package let count: Int
  }
}
