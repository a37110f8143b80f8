package import IBCompare

/// Something in a merge that people have to decide.
package struct MergeConflict: Sendable {
  /// The object or part that a conflict concerns.
  package enum Subject: Sendable {
    case document
    case object(ObjectName)
    case constraint(ConstraintTerms)
    case connection(ConnectionName)
  }

  /// A property that both sides set.
  package struct Value: Sendable {
    package let path: PropertyPath
    /// Nil for a version without the property.
    package let versions: ThreeWay<PropertyValue?>
  }

  /// One side's edit of an object that the other side removed.
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
    /// One side removed an object that the other side edited.
    case removed(by: MergeSide, edits: [Edit])
    /// One side removed an object to which the other side added references.
    case pointedTo(removedBy: MergeSide, from: [Subject])
    /// Both sides edited a list of things without names.
    case list(PropertyPath)
    /// Both sides moved it; its parent in each.
    case moved(ours: Subject?, theirs: Subject?)
    /// Both sides reordered the children.
    case order
    /// Both sides put different objects into a place for one; the object in theirs.
    case place(theirs: Subject)
  }

  /// The object id to decide by; empty for the document.
  package let id: String
  package let subject: Subject
  /// The controller of its scene; nil for a controller and outside scenes.
  package let controller: ObjectName?
  package let cause: Cause
  /// The line of its first marker in the merged file, from 1; nil without a marker.
  package let line: Int?
}
