import IBLayout
import IBLint
import IBReport
import IBSource
import ViewTreeFile

/// Lays one tree out on all configurations.
struct TreeJob: Sendable {
  let file: InputFile
  let configurations: [TraitConfiguration]
  let emitter: any TreeEmitter

  func run(_ bytes: [UInt8]) -> FileOutcome {
    switch TreeReader.read(bytes) {
    case .failure(let problem): return FileOutcome(reporting: findings(problem, in: bytes))
    case .success(let tree):
      let reports = configurations.map { TreeReport(tree, path: file.path, on: $0) }
      guard let piece = emitter.render(reports) else {
        return FileOutcome(failing: FileFailure(file.path, "cannot draw the picture: it is too large"))
      }
      return FileOutcome(piece: piece)
    }
  }

  /// With the way to the value.
  private func findings(_ problem: TreeProblem, in bytes: [UInt8]) -> FileFindings {
    let finding = Finding(
      rule: ReaderRules.unusableTree, severity: .error, message: "\(problem.message) (at \(problem.path))",
      file: file.path,
      range: problem.range)
    return FileFindings([finding], in: SourceFile(path: file.path, bytes: bytes))
  }
}

extension FileOutcome {
  /// A file that could not be used.
  init(failing failure: FileFailure) {
    self.init(tally: Tally())
    fail(failure)
  }
}
