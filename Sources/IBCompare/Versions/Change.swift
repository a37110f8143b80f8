package import IBModel

package struct ValueChange: Hashable, Sendable {
  package let path: PropertyPath
  package let before: PropertyValue?
  package let after: PropertyValue?

  package init(path: PropertyPath, before: PropertyValue?, after: PropertyValue?) {
    self.path = path
    self.before = before
    self.after = after
  }
}

package enum Detail: Hashable, Sendable {
  case value(ValueChange)
  case constraintAdded(ConstraintTerms)
  case constraintRemoved(ConstraintTerms)
  /// The ends are the same, but values changed.
  case constraintEdited(ConstraintTerms, [ValueChange])
  /// The ends changed, and perhaps also values.
  case constraintMoved(before: ConstraintTerms, after: ConstraintTerms, [ValueChange])
  case connectionAdded(ConnectionName)
  case connectionRemoved(ConnectionName)
  case connectionEdited(ConnectionName, [ValueChange])
}

/// An outlet, action, segue or outlet collection.
package struct ConnectionName: Hashable, Sendable {
  package let kind: String
  /// The name of the outlet, the selector, the identifier or kind of the segue, or the property that is bound.
  package let name: String
  /// The key path that a binding observes in its destination; nil for any other connection.
  package let keyPath: String?
  package let destination: ObjectName?
}

/// One object with all its differences.
package struct Change: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The object was added; `contents` is the number of objects inside it.
    case added(contents: Int)
    case removed(contents: Int)
    case edited
    case document
  }

  package let kind: Kind
  package let object: ObjectName
  /// The controller of the object's scene; nil for a controller, and for an object outside scenes.
  package let controller: ObjectName?
  /// The parent; nil for an object at the top of a scene or a document.
  package let parent: ObjectName?
  /// The previous parent, if it was another object.
  package var formerParent: ObjectName?
  /// Whether its position among its siblings changed.
  package var isReordered = false
  package var details: [Detail] = []
  /// The moves of the object, one for each configuration.
  package var motions: [Motion] = []
}

/// The frame of a view in one configuration, before and after.
package struct Motion: Hashable, Sendable {
  package let configuration: String
  /// The two size classes in Xcode's notation, such as `wC hR`.
  package let sizeClass: String
  /// The frame in points, in the superview's coordinates; nil if the view is not installed. The same applies to
  /// `after`.
  package let before: Rect?
  package let after: Rect?
}
