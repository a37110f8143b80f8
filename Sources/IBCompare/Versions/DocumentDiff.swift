package import IBLayout
package import IBModel

/// The differences between two versions of a document, as values.
///
/// The input is two documents, and their layouts in the same configurations. The output is the changes of each object:
/// additions, removals, moves and edits, and the views that moved in the layouts. Edits that Xcode makes without the
/// user are left out (`Noise`). Other modules choose the words. A stored frame is not compared if constraints or a
/// container determine the frame.
package struct DocumentDiff: Sendable {
  package struct Version: Sendable {
    package let document: Document
    /// The layouts of each scene in each configuration; empty to ignore moves.
    package let layouts: [SceneLayout]

    package init(_ document: Document, layouts: [SceneLayout] = []) {
      self.document = document
      self.layouts = layouts
    }
  }

  /// The changes, in the order of the new version.
  package let changes: [Change]
  /// Unedited views that moved because another object was edited.
  package let shifted: [Change]
  /// The names of objects whose id is their only change, without the objects inside them.
  package let reidentified: [ObjectName]
  /// The short names of the laid out configurations, in order.
  package let configurations: [String]

  package init(_ old: Version, _ new: Version) {
    let (before, after) = (DiffVersion(old.document), DiffVersion(new.document))
    let matching = ObjectMatching((before.table, before.names), (after.table, after.names))
    let values = ValueComparison(old: before, new: after, matching: matching)
    let edits = ObjectComparison(values).changes
    // Without edits, only the canvas can have changed, so views do not move.
    let motions =
      edits.isEmpty ? [:] : MotionComparison(values, before: old.layouts, after: new.layouts).motions
    let known = Set(edits.map(\.object))
    changes = edits.map { change in
      var change = change
      change.motions = after.table.indices[change.object.id].flatMap { motions[$0] } ?? []
      return change
    }
    shifted = motions.sorted { $0.key < $1.key }.compactMap { index, motions in
      guard !known.contains(after.names[index]) else { return nil }
      var change = Change(
        kind: .edited, object: after.names[index], controller: after.controllerName(of: index),
        parent: after.parentName(of: index))
      change.motions = motions
      return change
    }
    reidentified = matching.reidentified.compactMap { index in
      let parent = before.table[index].parent
      return parent.map { matching.reidentified.contains($0) } == true ? nil : before.names[index]
    }
    configurations = new.layouts.map(\.configuration.name).unique()
  }

  /// Whether the diff reports no difference between the versions.
  package var isEmpty: Bool { changes.isEmpty && shifted.isEmpty }
}

extension DocumentDiff {
  /// The objects at the top of a document: its controllers, or the views and objects of a xib.
  package static func contents(of document: Document) -> [ObjectName] {
    let version = DiffVersion(document)
    return version.table.objects.indices.dropFirst().filter { version.table[$0].parent == 0 }
      .map { version.names[$0] }.filter { $0.element != "placeholder" }
  }
}
