/// The data that the layouts of one document share from one configuration to the next.
///
/// It only saves work: a layout is the same with a new session. Each scene is resolved once for all configurations with
/// the same `SceneTraits`.
final class LayoutSession {
  private struct Entry {
    let traits: SceneTraits
    let session: SceneSession
  }

  private let scenes: DocumentScenes
  private let limits: LayoutLimits
  /// The number of scenes to lay out in each configuration, so that all configurations have the same scenes.
  let mostScenes: Int
  /// The configurations that occur more than once if appearances and larger text are ignored.
  private let repeated: Set<TraitConfiguration>
  /// By root.
  private var entries: [Int: [Entry]] = [:]

  /// - Parameter configurations: the configurations to lay out.
  init(_ scenes: DocumentScenes, _ limits: LayoutLimits, for configurations: [TraitConfiguration] = []) {
    self.scenes = scenes
    self.limits = limits
    mostScenes = max(limits.layouts / max(configurations.count, 1), 1)
    var seen: Set<TraitConfiguration> = []
    repeated = Set(configurations.map(\.geometryTraits).filter { !seen.insert($0).inserted })
  }

  /// Whether other configurations differ from this one only in their appearance or in larger text.
  func mayShareGeometry(in configuration: TraitConfiguration) -> Bool {
    !repeated.isEmpty && repeated.contains(configuration.geometryTraits)
  }

  /// The data shared about the scene below a root, an index into the document's views.
  func scene(root: Int, in configuration: TraitConfiguration) -> SceneSession {
    let traits = SceneTraits(configuration, in: scenes.document)
    if let known = entries[root]?.first(where: { $0.traits == traits }) { return known.session }
    let session = SceneSession(SceneResolver.content(scenes, root: root, in: traits), limits: limits)
    entries[root, default: []].append(Entry(traits: traits, session: session))
    return session
  }
}

extension TraitConfiguration {
  /// The traits on which the geometry of a scene without text styles depends.
  fileprivate var geometryTraits: TraitConfiguration { withoutAppearance.withoutLargerText }
}
