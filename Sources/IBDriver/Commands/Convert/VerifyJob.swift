import IBConvert
import IBLint
import IBReport
import IBSource

/// Verifies one edited file again: lays out the file and its scene.
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
    let findings: [EditedFinding]
    switch document.base(edited.id) {
    case .none(let words): return refuse([SourceProblem(words, edited.offset)], edited.source)
    case .scene(let scene, let root, let layouts):
      do throws(SourceProblem) {
        let read = try EditedFile(edited.text, root: root, of: scene, in: document.document)
        findings = read.findings
        report.add(read.file, of: scene, drawn: emitter.wantsPictures ? layouts : [])
      } catch {
        return refuse([error], edited.source)
      }
    case .container(var file):
      // The file has no views to lay out, but it must still contain the same structs.
      let missing = file.shown.filter { !ContainerFile.creates($0, edited.text) }
      findings = missing.map {
        EditedFinding(kind: .unread, message: "this struct no longer shows '\($0)'", offset: edited.offset)
      }
      file.shown.removeAll(where: missing.contains)
      report.add(file)
    }
    var outcome = self.report(findings, edited.source)
    let isRefused = findings.contains { $0.kind != .note }
    outcome.tally.read = 1
    outcome.tally.results = isRefused ? 0 : 1
    if report.hasUnproven, !isRefused { outcome.tally.unproven += 1 }
    outcome.piece = emitter.render(report)
    return outcome
  }

  private func refuse(_ problems: [SourceProblem], _ source: SourceFile) -> FileOutcome {
    report(problems.map { EditedFinding(kind: .unread, message: $0.message, offset: $0.offset) }, source)
  }

  /// Reports the findings. Notes do not change the exit status.
  private func report(_ findings: [EditedFinding], _ source: SourceFile) -> FileOutcome {
    if findings.isEmpty { return FileOutcome() }
    let all = findings.map { finding in
      Finding(
        rule: finding.kind == .unread ? ReaderRules.unreadSwift : ReaderRules.differentSwift,
        severity: finding.kind == .note ? .note : .error, message: finding.message.onOneLine, file: source.path,
        range: SourceRange(finding.offset, finding.offset))
    }
    var outcome = FileOutcome(reporting: FileFindings(all, in: source))
    if findings.contains(where: { $0.kind != .note }) { outcome.tally.refused += 1 }
    return outcome
  }
}

/// A Swift file that names the scene it was converted from.
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

extension FileOutcome {
  /// The outcome for a file that could not be used.
  fileprivate init(failing failure: FileFailure) {
    self.init(tally: Tally())
    fail(failure)
  }
}
