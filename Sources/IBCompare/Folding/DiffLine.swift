package import IBModel

/// What one line for people says: a change, or several of one kind taken together.
package enum DiffLine: Hashable, Sendable {
  case change(Change)
  /// Constraints that now follow another guide and say the same otherwise.
  case guides([GuideShift], in: [ObjectName])
  /// The same difference in several objects.
  case same(Detail, of: [ObjectName], in: [ObjectName])
  /// Several objects that came into, or went out of, the same place; `Change.object` and `contents` of each.
  case several([Change])
  /// Views that are elsewhere because something else was edited.
  case shifts(of: [Change], in: [ObjectName])
  /// Objects that only have another id.
  case reidentified([ObjectName])

  /// Constraints that were at one guide and are at another; nil is the view itself.
  package struct GuideShift: Hashable, Sendable {
    package let before: Document.LayoutGuide.Kind?
    package let after: Document.LayoutGuide.Kind?
    package let count: Int
  }
}
