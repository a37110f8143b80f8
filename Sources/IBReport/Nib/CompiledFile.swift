import IBSource
package import NibArchive

package struct CompiledFile: Sendable {
  package enum Content: Sendable {
    case nib(Nib)
    case propertyList(BinaryPropertyList)
  }

  /// The displayed path.
  package let path: String
  package let content: Content

  package init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  package var graph: ObjectGraph {
    switch content {
    case .nib(let nib): ObjectGraph(nib)
    case .propertyList(let list): ObjectGraph(list)
    }
  }

  var summary: String {
    switch content {
    case .nib(let nib):
      let counts = [
        Wording.count(nib.objects.count, "object"),
        Wording.count(nib.objects.reduce(0) { $0 + $1.values.count }, "value"), Wording.count(nib.keys.count, "key"),
        Wording.count(nib.classes.count, "class", "classes"),
      ]
      let trailer = nib.trailer.isEmpty ? "" : ", then \(Wording.count(nib.trailer.count, "byte"))"
      return "NIBArchive, coder \(nib.coder), \(Wording.list(counts))\(trailer)"
    case .propertyList(let list): return "binary property list, \(Wording.count(list.values.count, "value"))"
    }
  }
}

/// The differences between two versions of one file of a compiled interface.
package struct CompiledFileDiff: Sendable {
  package enum State: Sendable {
    case equal
    /// The same objects in another order, or written by another version.
    case sameObjects
    /// - Parameter isCut: whether there are more.
    case changed([GraphDifference], isCut: Bool)
    case removed
    case added
  }

  /// The displayed path.
  package let path: String
  package let state: State

  package init(path: String, state: State) {
    self.path = path
    self.state = state
  }

  /// Nil without a difference.
  var summary: String? {
    switch state {
    case .equal: return nil
    case .sameObjects: return "the same objects, stored in a different form"
    case .changed(let differences, let isCut):
      return "\(isCut ? "more than " : "")\(Wording.count(differences.count, "difference"))"
    case .removed: return "only in the old version"
    case .added: return "only in the new version"
    }
  }
}
