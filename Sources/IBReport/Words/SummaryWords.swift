import IBCompare
import IBLayout
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

/// Variations that have no effect, in words.
enum AuditWords {
  /// Such as `heightClass=compact of 'iN0-l3-epB' includes 'wid-th-001', which is installed anyway`.
  static func text(_ statement: VariationAudit.IdleStatement) -> String {
    let place = "\(statement.key) of '\(statement.owner)'".onOneLine
    switch (statement.content, statement.reason) {
    case (.entry(let child, let isInstalled), .noSuchChild):
      return "\(place) \(isInstalled ? "includes" : "excludes") '\(child.onOneLine)', which is not a child of it"
    case (.entry(let child, true), .holdsAnyway):
      return "\(place) includes '\(child.onOneLine)', which is installed there anyway"
    case (.entry(let child, false), .holdsAnyway):
      return "\(place) excludes '\(child.onOneLine)', which is not installed there anyway"
    case (.value(let name), _):
      return "\(place) sets \(name.onOneLine) to the value it already has"
    }
  }

  /// Such as `'wid-th-001' in 'iN0-l3-epB', no outlet leads to it`.
  static func text(_ constraint: VariationAudit.NeverInstalled) -> String {
    let outlet = constraint.hasOutlet ? "an outlet leads to it" : "no outlet leads to it"
    return "'\(constraint.id)' in '\(constraint.holder)', \(outlet)".onOneLine
  }
}
