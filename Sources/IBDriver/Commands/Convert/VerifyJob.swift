import IBConvert
import IBLayout
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Proves one edited file again: lays it and its scene out.
struct VerifyJob: Sendable {
  /// An edited file and the document that its scene is in.
  enum Subject: Sendable {
    case failure(FileFailure)
    /// A file without a scene, with the problem to report.
    case refused(SourceFile, SourceProblem)
    case found(EditedSource, VerifiedDocument)
  }

  let subject: Subject
  let emitter: any ConversionEmitter

  func run() -> FileOutcome {
    switch subject {
    case .failure(let failure): FileOutcome(failing: failure)
    case .refused(let source, let problem): refuse([problem], source)
    case .found(let edited, let document): verify(edited, document)
    }
  }

  private func verify(_ edited: EditedSource, _ document: VerifiedDocument) -> FileOutcome {
    var report = ConversionReport(path: edited.source.path)
    let problems: [SourceProblem]
    switch document.base(edited.id) {
    case .none(let words): return refuse([SourceProblem(words, edited.offset)], edited.source)
    case .scene(let file, let scene, let layouts):
      switch EditedFile.verify(edited.text, file, of: scene) {
      case .failure(let problem): return refuse([problem], edited.source)
      case .success(let read):
        problems = read.problems
        report.add(read.file, of: scene, drawn: emitter.wantsPictures ? layouts : [])
      }
    case .container(let file):
      switch EditedContainer.verify(edited.text, file) {
      case .failure(let problem): return refuse([problem], edited.source)
      case .success(let read):
        problems = read.problems
        report.add(read.file)
      }
    }
    var outcome = refuse(problems, edited.source)
    outcome.tally.read = 1
    outcome.tally.results = problems.isEmpty ? 1 : 0
    if report.hasUnproven, problems.isEmpty { outcome.tally.unproven += 1 }
    outcome.piece = emitter.render(report)
    return outcome
  }

  /// Reports problems as findings.
  private func refuse(_ problems: [SourceProblem], _ source: SourceFile) -> FileOutcome {
    let findings = problems.map { problem in
      Finding(
        rule: ReaderRules.unreadSwift, severity: .error, message: problem.message.onOneLine, file: source.path,
        range: SourceRange(problem.offset, problem.offset))
    }
    if findings.isEmpty { return FileOutcome() }
    var outcome = FileOutcome(reporting: FileFindings(findings, in: source))
    outcome.tally.refused += 1
    return outcome
  }
}

/// A Swift file that names its scene.
struct EditedSource: Sendable {
  let source: SourceFile
  let text: String
  let id: String
  /// The offset of the line with the id.
  let offset: Int
  /// The ids of views in the mapping file next to the Swift file; empty if that is missing or unreadable.
  let mappedIDs: [String]

  enum Reading: Sendable {
    case success(EditedSource)
    case failure(FileFailure)
    case refused(SourceFile, SourceProblem)
  }

  static func read(_ path: String, in world: World) -> Reading {
    switch world.read(path) {
    case .failure(let failure): return .failure(FileFailure(path, failure.reason))
    case .success(let bytes):
      let source = SourceFile(path: path, bytes: bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let (id, offset) = EditedFile.id(in: text) else {
        return .refused(source, SourceProblem("no line '/// Interface Builder: ID' names the scene", 0))
      }
      return .success(
        EditedSource(source: source, text: text, id: id, offset: offset, mappedIDs: mappedIDs(path, in: world)))
    }
  }

  private static func mappedIDs(_ path: String, in world: World) -> [String] {
    guard path.hasSuffix(".swift"),
      case .success(let bytes) = world.read(path.dropLast("swift".count) + "json"),
      case .success(let value) = JSONReader.read(bytes)
    else { return [] }
    return value.members.map(\.key)
  }
}

extension SourceProblem {
  init(_ message: String, _ offset: Int) { self.init(message: message, offset: offset) }
}
