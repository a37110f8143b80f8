import IBModel

/// What the layouts of one document share: its scenes, each resolved once for the configurations that cannot be told
/// apart by what resolving looks at.
final class LayoutMemory {
  private struct Entry {
    let traits: SceneTraits
    let memory: SceneMemory
  }

  private let document: Document
  private let masks: VariationMasks
  /// By root.
  private var entries: [Int: [Entry]] = [:]

  init(_ document: Document) {
    self.document = document
    masks = VariationMasks(document)
  }

  /// The scene below a root, an index into the document's views.
  func scene(root: Int, in configuration: TraitConfiguration) -> SceneMemory {
    let traits = SceneTraits(configuration, in: document)
    if let known = entries[root]?.first(where: { $0.traits == traits }) { return known.memory }
    let memory = SceneMemory(SceneResolver.content(document, masks, root: root, in: traits))
    entries[root, default: []].append(Entry(traits: traits, memory: memory))
    return memory
  }
}
