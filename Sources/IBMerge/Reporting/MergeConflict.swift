package import IBCompare

/// Something in a merge that people have to decide.
package struct MergeConflict: Sendable {
  /// What a conflict is about.
  package enum Subject: Sendable {
    case document
    case object(ObjectName)
    case constraint(ConstraintTerms)
    case connection(ConnectionName)
  }

  /// A property that both sides set.
  package struct Value: Sendable {
    package let path: PropertyPath
    /// Nil where the version does not have it.
    package let versions: ThreeWay<PropertyValue?>
  }

  /// The edit of one side to an object that the other side removed.
  package enum Edit: Sendable {
    case values(Subject, [ValueChange])
    case added(Subject)
    case moved(Subject)
  }

  package enum Cause: Sendable {
    /// Both sides set these to different values.
    case values([Value])
    /// Both sides changed the same tag, each other properties.
    case tag(ours: [PropertyPath], theirs: [PropertyPath])
    /// One side removed what the other edited.
    case removed(by: MergeSide, edits: [Edit])
    /// One side removed what the other newly points to.
    case pointedTo(removedBy: MergeSide, from: [Subject])
    /// Both sides edited a list of things without names.
    case list(PropertyPath)
    /// Both sides moved it; its parent in each.
    case moved(ours: Subject?, theirs: Subject?)
    /// Both sides reordered the children.
    case order
    /// Both sides put an object into a place with room for one; the object of theirs.
    case place(theirs: Subject)
  }

  /// The object id to decide by; empty for the document.
  package let id: String
  package let subject: Subject
  /// The controller of its scene; nil for a controller and outside scenes.
  package let controller: ObjectName?
  package let cause: Cause
  /// The line of its first marker in the merged file, from 1; nil where it has none.
  package let line: Int?
}
