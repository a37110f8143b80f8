import IBLayout
import Synchronization

/// The scenes that `--scene` names, and whether each word named one. A scene is named by its id, or by the controller's
/// id, class, title, title in a bar or storyboard identifier. In a xib the view's values count, and the class of the
/// File's Owner.
final class SceneChoice: Sendable {
  private let words: [String]
  private let seen = Mutex(Seen())

  private struct Seen {
    var matched: Set<String> = []
    /// All names by which scenes could be chosen.
    var names: Set<String> = []
  }

  /// - Parameter words: empty for all scenes.
  init(_ words: [String]) {
    self.words = words
  }

  var isRestricted: Bool { !words.isEmpty }

  func choose(_ layouts: DocumentLayouts) -> DocumentLayouts {
    if words.isEmpty { return layouts }
    var chosen = layouts
    var matched: Set<String> = []
    var names: Set<String> = []
    chosen.scenes = layouts.scenes.filter { scene in
      guard let identity = scene.first?.scene else { return false }
      let own =
        [identity.id, identity.controller, identity.customClass, identity.title].compactMap(\.self)
        + identity.otherNames
      names.formUnion(own)
      let hits = words.filter(own.contains)
      matched.formUnion(hits)
      return !hits.isEmpty
    }
    seen.withLock { seen in
      seen.matched.formUnion(matched)
      seen.names.formUnion(names)
    }
    return chosen
  }

  /// After the run, the first word that no scene has; nil if each chose one.
  var problem: UsageError? {
    seen.withLock { seen in
      guard let word = words.first(where: { !seen.matched.contains($0) }) else { return nil }
      return .unknown("scene", word, known: seen.names.sorted())
    }
  }
}
