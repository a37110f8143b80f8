package import IBLayout
package import IBModel

/// What differs between two versions of a document, as values.
///
/// Two documents come in, with the layouts of both in the same configurations, and changes go out, object by object:
/// what was added, removed, put elsewhere, edited, and which views are elsewhere in the solved layouts. What Xcode
/// rewrites on its own is left out (`Noise`). Nothing is put into words here, and no stored frame is compared
/// where constraints or a container decide the frame.
package struct DocumentDiff: Sendable {
  /// One version.
  package struct Version: Sendable {
    package let document: Document
    /// Scene by scene and configuration by configuration; empty where moves are not asked for.
    package let layouts: [SceneLayout]

    package init(_ document: Document, layouts: [SceneLayout] = []) {
      self.document = document
      self.layouts = layouts
    }
  }

  /// In the order of the new version.
  package let changes: [Change]
  /// Views that were not edited and are elsewhere, because something else was.
  package let shifted: [Change]
  /// The names of objects that are what they were and have another object id; objects inside such a one left out.
  package let reidentified: [ObjectName]
  /// Short names of the configurations that were laid out, in order.
  package let configurations: [String]

  package init(_ old: Version, _ new: Version) {
    let (before, after) = (DiffVersion(old.document), DiffVersion(new.document))
    let matching = ObjectMatching((before.table, before.names), (after.table, after.names))
    let values = ValueComparison(old: before, new: after, matching: matching)
    let edits = ObjectComparison(values).changes
    // Without any edit only the canvas can have changed, and layouts say nothing.
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
  /// What is at the top of a document: its controllers, or the views and objects of a xib.
  package static func contents(of document: Document) -> [ObjectName] {
    let version = DiffVersion(document)
    return version.table.objects.indices.dropFirst().filter { version.table[$0].parent == 0 }
      .map { version.names[$0] }.filter { $0.element != "placeholder" }
  }
}
