import IBCompare
import IBSource

/// All scenes of a report in words.
enum SummaryWords {
  /// The most names that are listed; more would not help a reader.
  private static let shownNames = 12

  /// Such as `3 of 20 scenes in 4 files vary`.
  static func sentence(varying: Int, ofScenes sceneCount: Int, files fileCount: Int) -> String {
    let scenes = Wording.count(sceneCount, "scene", "scenes")
    let files = Wording.count(fileCount, "file", "files")
    switch (sceneCount, varying) {
    case (0, _): return "no scene in \(files)"
    case (_, 0): return "none of \(scenes) in \(files) varies"
    case (_, let count): return "\(count) of \(scenes) in \(files) \(count == 1 ? "varies" : "vary")"
    }
  }

  /// Names the scenes that are the same in all configurations; nil if there are none.
  static func steady(_ scenes: [SceneComparison]) -> String? {
    let steady = scenes.filter { !$0.varies }
    guard !steady.isEmpty else { return nil }
    let names = steady.prefix(shownNames).map { SceneWords.name(of: $0.scene) }
    let others = steady.count > names.count ? " and \(steady.count - names.count) more" : ""
    return "the same in all configurations: \(names.joined(separator: ", "))\(others)"
  }

  // The headings of a report's last lists.
  static let missingImages = "images without a file"
  static let idle = "variations that change nothing"
  static let neverInstalled = "constraints that are installed nowhere"
}
