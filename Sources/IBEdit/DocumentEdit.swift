package import IBModel
package import IBSource
import IBSyntax

package enum DocumentEdit {
  /// The changes to the bytes of the file, in order; or the first refusal, and then no operation is applied.
  ///
  /// - Parameter frames: for each object id, the attributes of stored frames that the operations change, in points. The
  ///   ids of new objects follow from the operations, so a call without frames returns the same ids.
  package static func apply(
    _ operations: [EditOperation], to document: Document, _ resources: ResourceSource,
    frames: [String: [String: Double]] = [:]
  ) -> Result<[TextEdit], EditRefusal> {
    var session = EditSession(document)
    session.sortsRenamed = !operations.allSatisfy(\.isRename)
    let before = ResourceUse(session)
    let capabilities = session.neededCapabilities
    let names = SceneNames(session)
    for operation in operations {
      do throws(EditRefusal) {
        try session.apply(operation.action)
      } catch {
        return .failure(EditRefusal(error.message, at: error.range ?? operation.range))
      }
    }
    do throws(EditRefusal) {
      try session.checkKeys()
      try session.updateResources(from: before, resources)
      try session.updateCapabilities(from: capabilities)
      for (id, frame) in frames.sorted(by: { $0.key < $1.key }) { try session.store(frame, of: id) }
    } catch {
      return .failure(error)
    }
    session.updateComments(from: names)
    return .success(session.tree.edits)
  }
}

extension EditOperation {
  /// Whether the operation only renames a connection, as Xcode's refactoring does in the text of the file.
  fileprivate var isRename: Bool {
    if case .set(let edit) = action { ["property", "selector"].contains(edit.path) } else { false }
  }
}

extension EditSession {
  /// Refuses two objects in a place for a single object.
  fileprivate func checkKeys() throws(EditRefusal) {
    for (owner, key) in keyedPlaces where isPresent(owner) {
      let count = tree.children(owner).count { tree.tag($0) != "variation" && tree.attribute("key", of: $0) == key }
      if count > 1 {
        throw EditRefusal("'\((id(of: owner) ?? tree.tag(owner)).onOneLine)' already has a '\(key.onOneLine)'")
      }
    }
  }

  /// Changes the stored frame of a view. A view without one stays unchanged.
  fileprivate mutating func store(_ frame: [String: Double], of id: String) throws(EditRefusal) {
    guard let node = nodes[id], let rect = child(key: "frame", of: node) else { return }
    for (name, value) in frame.sorted(by: { $0.key < $1.key }) {
      try write(name, value == 0 ? "0.0" : NumberText.text(value), of: rect)
    }
  }

  fileprivate mutating func apply(_ action: EditOperation.Action) throws(EditRefusal) {
    switch action {
    case .set(let edit): try set(edit)
    case .setRuntime(let object, let attribute): try setRuntime(attribute, of: try node(object))
    case .connect(let row): try connect(row)
    case .disconnect(let row): try disconnect(row)
    case .remove(let object): try remove(try node(object))
    case .add(let object, let place): try add(object, at: place)
    case .constrain(let row): try constrain(row)
    case .move(let object, let place): try move(object, to: place)
    }
  }
}
