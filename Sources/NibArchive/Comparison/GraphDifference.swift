/// A difference of two graphs.
package struct GraphDifference: Sendable {
  package enum Kind: Sendable {
    /// A value, or the class of an object.
    case changed(from: ObjectGraph.Leaf, to: ObjectGraph.Leaf)
    case classChanged(from: String, to: String)
    /// Only the first has it.
    case removed(GraphSide)
    /// Only the second has it.
    case added(GraphSide)
    /// An object in the one, a value in the other.
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

/// The content of one of two graphs at a place.
package enum GraphSide: Sendable {
  case leaf(ObjectGraph.Leaf)
  /// With its place in that graph, where it has another one.
  case object(className: String, text: String?, path: String)
}
