package struct GraphDifference: Sendable {
  package enum Kind: Sendable {
    /// A value changed.
    case changed(from: ObjectGraph.Leaf, to: ObjectGraph.Leaf)
    case classChanged(from: String, to: String)
    /// Only the first graph has it.
    case removed(GraphSide)
    /// Only the second graph has it.
    case added(GraphSide)
    /// One graph has an object, and the other a value.
    case replaced(from: GraphSide, to: GraphSide)
    /// A reference leads to another object.
    case redirected(from: GraphSide, to: GraphSide)
    /// An array has the same elements in another order.
    case reordered
  }

  /// The path from the root, with dots: `UINibTopLevelObjectsKey[2].UISubviews[0].UIText`.
  package let path: String
  package let kind: Kind
}

/// The content of one of the two graphs at a path.
package enum GraphSide: Sendable {
  case leaf(ObjectGraph.Leaf)
  /// An object. If its path in this graph is different, it has that too.
  case object(className: String, text: String?, path: String)
}
