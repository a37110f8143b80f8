package import IBCompare

/// A problem in a merge that the user must decide.
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
    /// The values; nil for a version without the property.
    package let versions: ThreeWay<PropertyValue?>
  }

  /// One side's edit of an object that the other side removed.
  package enum Edit: Sendable {
    case values(Subject, [ValueChange])
    case added(Subject)
    case moved(Subject)
  }

  package enum Cause: Sendable {
    /// Both sides set these properties to different values.
    case values([Value])
    /// Both sides changed the same tag, but different properties.
    case tag(ours: [PropertyPath], theirs: [PropertyPath])
    /// One side removed an object that the other side edited.
    case removed(by: MergeSide, edits: [Edit])
    /// One side removed an object, and the other side added references to it.
    case pointedTo(removedBy: MergeSide, from: [Subject])
    /// Both sides edited a list of elements without names.
    case list(PropertyPath)
    /// Both sides moved the object. These are its two parents.
    case moved(ours: Subject?, theirs: Subject?)
    /// Both sides reordered the children.
    case order
    /// Both sides put different objects into a place for one object. This one is theirs.
    case place(theirs: Subject)
  }

  /// The object id with which the user can decide the conflict; empty for the document.
  package let id: String
  package let subject: Subject
  /// The controller of the scene; nil for a controller itself and outside scenes.
  package let controller: ObjectName?
  package let cause: Cause
  /// The line of the first marker in the merged file, from 1; nil without a marker.
  package let line: Int?
}
