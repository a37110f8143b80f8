import IBCompare
import IBLayout
import IBModel
import IBSource

/// The parts of a report about all files together; their words are `SummaryWords`.
struct ReportSummary {
  private let project: ProjectComparison

  init(_ project: ProjectComparison) {
    self.project = project
  }

  var sentence: String {
    SummaryWords.sentence(varying: project.varyingCount, ofScenes: project.sceneCount, files: project.files.count)
  }

  var steadyScenes: String? { SummaryWords.steady(project.files.flatMap(\.scenes)) }

  /// The configurations, if all scenes were compared in the same ones.
  var configurations: [TraitConfiguration]? {
    let all = project.files.flatMap(\.scenes).map { $0.configurations.map(\.configuration) }
    guard let first = all.first, all.allSatisfy({ $0.map(\.name) == first.map(\.name) }) else { return nil }
    return first
  }

  /// The lists at the end of a report with their headings, without empty ones.
  var lists: [(title: String, lines: [String])] {
    let lists: [(title: String, lines: [String])] = [
      (SummaryWords.missingImages, missingImages),
      (SummaryWords.idle, entries { audit in audit.idle.map { ($0.range, AuditWords.text($0)) } }),
      (SummaryWords.neverInstalled, entries { audit in audit.neverInstalled.map { ($0.range, AuditWords.text($0)) } }),
    ]
    return lists.filter { !$0.lines.isEmpty }
  }

  private var missingImages: [String] {
    project.files.flatMap { file in
      file.scenes.flatMap { scene in SceneWords(scene).missingImages.map { "\(file.path): \($0)" } }
    }
  }

  /// Sentences about positions in the files, as `path:line: words`.
  private func entries(_ list: (VariationAudit) -> [(SourceRange, String)]) -> [String] {
    project.files.flatMap { file -> [String] in
      let found = list(file.audit)
      guard !found.isEmpty else { return [] }
      let lines = LineMap(file.findings.source.bytes)
      return found.map { "\(file.path):\(lines.position(of: $0.0.lower).line): \($0.1)" }
    }
  }
}
