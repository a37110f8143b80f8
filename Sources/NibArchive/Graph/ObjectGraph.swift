/// The objects of a compiled file in either format and their references, to print and to compare them.
package struct ObjectGraph: Sendable {
  /// A value that is not an object.
  package enum Leaf: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    case date(Double)
    case string(String)
    case data([UInt8])
    /// The number of an object in a keyed archive.
    case reference(UInt64)
  }

  package enum Target: Hashable, Sendable {
    case leaf(Leaf)
    case node(Int)
  }

  package struct Member: Sendable {
    /// The name of a member in its object.
    package enum Label: Hashable, Sendable {
      case key(String)
      /// The key of an entry in a dictionary.
      case entry(String)
      /// An index in an array, from 0.
      case element(Int)
    }

    package let label: Label
    package let target: Target
  }

  package struct Node: Sendable {
    /// The number in the archive, after the numbers of the archives around it: `3`, `12/3`.
    package let number: String
    package let className: String
    /// The text of a string; nil for other objects.
    package let text: String?
    package fileprivate(set) var members: [Member]
    /// Whether the object is the key of a dictionary entry, and therefore printed as the label of the entry.
    package fileprivate(set) var isKey = false
  }

  /// The objects. The first is the root.
  package private(set) var nodes: [Node] = []

  mutating func add(_ node: Node) { nodes.append(node) }

  mutating func setMembers(_ members: [Member], of node: Int) { nodes[node].members = members }

  mutating func markKey(_ node: Int) { nodes[node].isKey = true }
}

extension ObjectGraph.Node {
  init(number: String, className: String, text: String? = nil) {
    self.init(number: number, className: className, text: text, members: [])
  }
}
