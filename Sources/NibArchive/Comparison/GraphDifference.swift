package struct GraphDifference: Sendable {
  package enum Kind: Sendable {
    /// A value, or the class of an object.
    case changed(from: ObjectGraph.Leaf, to: ObjectGraph.Leaf)
    case classChanged(from: String, to: String)
    /// Only the first graph has it.
    case removed(GraphSide)
    /// Only the second graph has it.
    case added(GraphSide)
    /// One graph has an object, the other a value.
    case replaced(from: GraphSide, to: GraphSide)
    /// A reference leads to other objects.
    case redirected(from: GraphSide, to: GraphSide)
    /// An array has the same elements in another order.
    case reordered
  }

  /// From the root, with dots: `UINibTopLevelObjectsKey[2].UISubviews[0].UIText`.
  package let path: String
  package let kind: Kind
}

/// The content of one of two graphs at a path.
package enum GraphSide: Sendable {
  case leaf(ObjectGraph.Leaf)
  /// An object with its path in that graph, if the path differs.
  case object(className: String, text: String?, path: String)
}
