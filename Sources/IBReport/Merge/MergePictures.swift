import IBCompare
package import IBLayout
package import IBMerge
import IBModel

/// The scenes of a merge in each version: a layout for each scene with the data that pictures need.
package struct MergePictures: Sendable {
  struct Scene {
    let name: String
    /// Nil for a version without the scene.
    let versions: ThreeWay<SceneLayout?>
    /// Nil if conflicts remain, because a file with markers has no layout.
    let merged: SceneLayout?
    /// Object ids that conflicts in the scene are about.
    let marked: Set<String>
  }

  private let versions: ThreeWay<[SceneLayout]>
  private let merged: [SceneLayout]
  /// The source of image files.
  let images: PictureImages

  /// - Parameter merged: empty if conflicts remain.
  package init(versions: ThreeWay<[SceneLayout]>, merged: [SceneLayout], images: PictureImages) {
    self.images = images
    self.versions = versions
    self.merged = merged
  }

  /// The scenes that conflicts are about. Without conflicts, the scenes whose views differ between the versions in
  /// place or number. Ordered as in ours, then as in theirs.
  func scenes(of conflicts: [MergeConflict]) -> [Scene] {
    var seen: Set<String> = []
    return (versions.ours + versions.theirs + versions.base).compactMap { layout in
      let key = Self.key(layout)
      guard seen.insert(key).inserted else { return nil }
      let found = versions.map { $0.first { Self.key($0) == key } }
      let marked = conflicts.filter { conflict in
        MergeSide.allCases.contains { side in found[side].map { Self.isAbout(conflict, $0) } ?? false }
      }
      guard conflicts.isEmpty ? Self.differ(found) : !marked.isEmpty else { return nil }
      return Scene(
        name: layout.scene.name, versions: found, merged: merged.first { Self.key($0) == key },
        marked: conflicts.isEmpty ? Self.moved(found) : Set(marked.map(\.id)))
    }
  }

  private static func key(_ layout: SceneLayout) -> String { layout.scene.controller ?? layout.scene.id }

  private static func isAbout(_ conflict: MergeConflict, _ layout: SceneLayout) -> Bool {
    if let controller = conflict.controller { return controller.id == layout.scene.controller }
    return conflict.id == layout.scene.controller || layout.views.contains { $0.id == conflict.id }
  }

  /// Whether one side has other views than the base, or places them differently.
  private static func differ(_ found: ThreeWay<SceneLayout?>) -> Bool {
    let places = found.map { $0?.views.map { Place(id: $0.id, frame: $0.inWindow) } }
    return places.ours != places.base || places.theirs != places.base
  }

  /// Object ids of the views that one side places differently than the base.
  private static func moved(_ found: ThreeWay<SceneLayout?>) -> Set<String> {
    let places = found.map { layout in
      Dictionary(
        (layout?.views ?? []).map { ($0.id, Place(id: $0.id, frame: $0.inWindow)) }, uniquingKeysWith: { a, _ in a })
    }
    let ids = Set(places.base.keys).union(places.ours.keys).union(places.theirs.keys)
    return ids.filter { places.ours[$0] != places.base[$0] || places.theirs[$0] != places.base[$0] }
  }

  private struct Place: Equatable {
    let id: String
    let frame: Rect?
  }
}
