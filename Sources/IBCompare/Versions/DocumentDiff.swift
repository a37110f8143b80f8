package import IBLayout
package import IBModel

/// The differences between two versions of a document, as values.
///
/// The input is two documents and the layouts of both in the same configurations. The changes are listed object by
/// object: additions, removals, moves and edits, and the views that moved in the solved layouts. Edits that Xcode makes
/// without the user are left out (`Noise`). Other modules choose the words. A stored frame is not compared if
/// constraints or a container decide the frame.
package struct DocumentDiff: Sendable {
  package struct Version: Sendable {
    package let document: Document
    /// By scene and configuration; empty if moves are not asked for.
    package let layouts: [SceneLayout]

    package init(_ document: Document, layouts: [SceneLayout] = []) {
      self.document = document
      self.layouts = layouts
    }
  }

  /// In the order of the new version.
  package let changes: [Change]
  /// Views that were not edited but moved because something else was edited.
  package let shifted: [Change]
  /// The names of objects whose id changed and nothing else, without the objects inside one of them.
  package let reidentified: [ObjectName]
  /// Short names of the configurations that were laid out, in order.
  package let configurations: [String]

  package init(_ old: Version, _ new: Version) {
    let (before, after) = (DiffVersion(old.document), DiffVersion(new.document))
    let matching = ObjectMatching((before.table, before.names), (after.table, after.names))
    let values = ValueComparison(old: before, new: after, matching: matching)
    let edits = ObjectComparison(values).changes
    // Without edits only the canvas can have changed, so no view moves.
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

  /// Whether there is anything to report.
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
