import IBCompare
import IBLayout

/// The scenes of a file in which views move, each in one configuration.
struct MovedScenes {
  struct Scene {
    /// The name of the scene.
    let name: String
    let old: SceneLayout
    let new: SceneLayout
    /// Object ids of the views that move, in the new version.
    let moved: Set<String>
  }

  /// In the order of the layouts.
  let all: [Scene]

  private struct Key: Hashable {
    let scene: String
    let configuration: String
  }

  init(_ diff: FileDiff) {
    var moved: [String: Set<String>] = [:]
    var names: [String: String] = [:]
    for change in (diff.diff?.changes ?? []) + (diff.diff?.shifted ?? []) {
      for motion in change.motions { moved[motion.configuration, default: []].insert(change.object.id) }
      if let controller = change.controller { names[controller.id] = controller.words }
    }
    let olds = Dictionary(
      diff.layouts.old.map { (Self.key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var best: [(scene: String, count: Int, found: Scene)] = []
    for layout in diff.layouts.new {
      let ids = moved[layout.configuration.name, default: []].intersection(layout.views.map(\.id))
      guard !ids.isEmpty, let old = olds[Self.key(layout)] else { continue }
      let id = layout.scene.controller ?? layout.scene.id
      let found = Scene(
        name: names[id] ?? SceneWords.name(of: layout.scene), old: old, new: layout, moved: ids)
      let scene = Self.key(layout).scene
      if let place = best.firstIndex(where: { $0.scene == scene }) {
        if ids.count > best[place].count { best[place] = (scene, ids.count, found) }
      } else {
        best.append((scene, ids.count, found))
      }
    }
    all = best.map(\.found)
  }

  private static func key(_ layout: SceneLayout) -> Key {
    Key(scene: layout.scene.controller ?? layout.scene.id, configuration: layout.configuration.name)
  }
}
