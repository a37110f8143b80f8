import IBLayout
import Synchronization

/// The scenes that `--scene` names, and whether each word names one.
///
/// A word is the id of a scene, or the id, class, title, bar title or storyboard identifier of its controller. In a
/// xib, it is one of these values of the view, or the class of the File's Owner.
final class SceneChoice: Sendable {
  private let words: [String]
  private let seen = Mutex(Seen())

  private struct Seen {
    var matched: Set<String> = []
    /// All names with which scenes can be chosen.
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

  /// After the run, the problem with the first word that names no scene; nil if each word names one.
  var problem: UsageError? {
    seen.withLock { seen in
      guard let word = words.first(where: { !seen.matched.contains($0) }) else { return nil }
      return .unknown("scene", word, known: seen.names.sorted())
    }
  }
}
