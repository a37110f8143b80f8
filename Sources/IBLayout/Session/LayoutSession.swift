import IBModel

/// What the layouts of one document share while one configuration after the other is laid out.
///
/// It saves work and changes nothing: a layout is the same with a new session. Each scene is resolved once for the
/// configurations that cannot be told apart by what resolving looks at.
final class LayoutSession {
  private struct Entry {
    let traits: SceneTraits
    let session: SceneSession
  }

  private let document: Document
  /// By root.
  private var entries: [Int: [Entry]] = [:]

  init(_ document: Document) {
    self.document = document
  }

  /// What is shared about the scene below a root, an index into the document's views.
  func scene(root: Int, in configuration: TraitConfiguration) -> SceneSession {
    let traits = SceneTraits(configuration, in: document)
    if let known = entries[root]?.first(where: { $0.traits == traits }) { return known.session }
    let session = SceneSession(SceneResolver.content(document, root: root, in: traits))
    entries[root, default: []].append(Entry(traits: traits, session: session))
    return session
  }
}
