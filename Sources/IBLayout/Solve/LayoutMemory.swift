import IBModel

/// What the layouts of one document share: its scenes, each resolved once for the configurations that cannot be told
/// apart by what resolving looks at.
final class LayoutMemory {
  private struct Entry {
    let traits: SceneTraits
    let memory: SceneMemory
  }

  private let scenes: DocumentScenes
  /// By root.
  private var entries: [Int: [Entry]] = [:]

  init(_ scenes: DocumentScenes) {
    self.scenes = scenes
  }

  /// The scene below a root, an index into the document's views.
  func scene(root: Int, in configuration: TraitConfiguration) -> SceneMemory {
    let traits = SceneTraits(configuration, in: scenes.document)
    if let known = entries[root]?.first(where: { $0.traits == traits }) { return known.memory }
    let memory = SceneMemory(SceneResolver.content(scenes, root: root, in: traits))
    entries[root, default: []].append(Entry(traits: traits, memory: memory))
    return memory
  }
}
