import IBCompare
import IBLayout
import IBModel
import IBSource

/// The sentences of a report about all files together.
struct ReportSummary {
  /// A position in a file, and a sentence about it.
  struct Entry {
    let path: String
    /// From 1.
    let line: Int
    let words: String

    var text: String { "\(path):\(line): \(words)" }
  }

  private let project: ProjectComparison

  init(_ project: ProjectComparison) {
    self.project = project
  }

  /// Such as `3 of 20 scenes in 4 files vary`.
  var sentence: String {
    let scenes = Wording.count(project.sceneCount, "scene", "scenes")
    let files = Wording.count(project.files.count, "file", "files")
    switch (project.sceneCount, project.varyingCount) {
    case (0, _): return "no scene in \(files)"
    case (_, 0): return "none of \(scenes) in \(files) varies"
    case (_, let count): return "\(count) of \(scenes) in \(files) \(count == 1 ? "varies" : "vary")"
    }
  }

  /// The most names that are listed; more would not help a reader.
  private static let shownNames = 12

  /// Names the scenes that are the same in all configurations; nil if there are none.
  var steadyScenes: String? {
    let scenes = project.files.flatMap(\.scenes).filter { !$0.varies }
    guard !scenes.isEmpty else { return nil }
    let names = scenes.prefix(Self.shownNames).map { SceneSection($0).name }
    let others = scenes.count > names.count ? " and \(scenes.count - names.count) more" : ""
    return "the same in all configurations: \(names.joined(separator: ", "))\(others)"
  }

  /// The configurations, if all scenes were compared in the same ones.
  var configurations: [TraitConfiguration]? {
    let all = project.files.flatMap(\.scenes).map { $0.configurations.map(\.configuration) }
    guard let first = all.first, all.allSatisfy({ $0.map(\.name) == first.map(\.name) }) else { return nil }
    return first
  }

  var idle: [Entry] {
    entries { audit in audit.idle.map { ($0.range, AuditWords.text($0)) } }
  }

  var neverInstalled: [Entry] {
    entries { audit in audit.neverInstalled.map { ($0.range, AuditWords.text($0)) } }
  }

  /// Such as `Main.storyboard: image Logo of image view '5Fc-xa-1nd' has no file for wR hR`.
  var missingImages: [String] {
    project.files.flatMap { file in
      file.scenes.flatMap { scene in
        let labels = ConfigurationLabels(scene)
        return scene.missingImages.map { missing in
          "\(file.path): image \(ObjectWords.name(missing.name)) of \(missing.object.words) "
            + "'\(missing.object.id)' has no file for \(labels.text(missing.configurations))"
        }
      }
    }
  }

  private func entries(_ list: (VariationAudit) -> [(SourceRange, String)]) -> [Entry] {
    project.files.flatMap { file -> [Entry] in
      let found = list(file.audit)
      guard !found.isEmpty else { return [] }
      let lines = LineMap(file.findings.source.bytes)
      return found.map { Entry(path: file.path, line: lines.position(of: $0.0.lower).line, words: $0.1) }
    }
  }
}
