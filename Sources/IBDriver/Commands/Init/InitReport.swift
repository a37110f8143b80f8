import IBMigrate
import IBModel
import IBSource

/// What `init` says that it found and did: a sentence a line.
struct InitReport {
  var sentences: [String]

  init(_ survey: ProjectSurvey) {
    let things = [
      Wording.count(survey.storyboards, "storyboard"), Wording.count(survey.xibs, "xib"),
      Wording.count(survey.catalogs, "asset catalog"),
    ]
    let root = survey.root == "." ? "the current folder" : survey.root.onOneLine
    sentences = ["Found in \(root): \(Wording.list(things))."]
    let skipped = survey.skipped.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }
    if !skipped.isEmpty { sentences.append("Not read are those of other platforms: \(Wording.list(skipped)).") }
    if !survey.unread.isEmpty {
      sentences.append("No document could be read in \(survey.unreadNames); 'keyline lint' says why.")
    }
    sentences.append(
      survey.target.map { "The oldest iOS is \($0.version), as \($0.source.onOneLine) says." }
        ?? "No Xcode project says which iOS is the oldest; 'deployment_target' in \(InitFiles.configuration) can.")
  }

  mutating func add(_ files: InitFiles, _ trial: InitTrial) {
    sentences.append("Wrote \(files.configurationPath), the settings of this project.")
    if trial.count > 0 {
      let count = Wording.count(trial.count, "finding")
      sentences.append(
        "Wrote \(files.baselinePath) with \(count) of today, which 'keyline lint' does not repeat.")
    } else {
      sentences.append("There are no findings today, so no baseline is needed.")
    }
    let status = ExitStatus.unreadable.rawValue
    sentences.append(
      trial.isWhole
        ? "From now on 'keyline lint' reports what is new."
        : "'keyline lint' ends with status \(status), because files cannot be read; it says which.")
  }

  var text: String { sentences.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined().inPlainLines }
}
