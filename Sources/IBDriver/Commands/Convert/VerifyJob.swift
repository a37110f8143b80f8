import IBConvert
import IBLayout
import IBLint
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Proves one edited file again: reads it, finds the document of its scene, lays both out.
struct VerifyJob: Sendable {
  let path: String
  /// Where the scene may be.
  let documents: [InputFile]
  let plan: LayoutPlan
  let options: ConversionOptions
  let reader: SourceReader
  let emitter: any ConversionEmitter

  func run() -> FileOutcome {
    let bytes: [UInt8]
    switch reader.world.read(path) {
    case .success(let read): bytes = read
    case .failure(let failure): return FileOutcome(failing: FileFailure(path, failure.reason))
    }
    let source = SourceFile(path: path, bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let (id, offset) = EditedFile.id(in: text) else {
      return refuse([SourceProblem("no line '/// Interface Builder: ID' says which scene this is", 0)], source)
    }
    let found: Document
    switch document(of: id) {
    case .success(let document): found = document
    case .failure(let reason): return refuse([SourceProblem(reason.words, offset)], source)
    }
    guard let (file, scene, layouts) = converted(id, found) else {
      return refuse([SourceProblem("'\(found.tree.source.path)' has no layout of '\(id)'", offset)], source)
    }
    switch EditedFile.verify(text, file, of: scene) {
    case .failure(let problem): return refuse([problem], source)
    case .success(let edited):
      var outcome = refuse(edited.problems, source)
      var report = ConversionReport(path: path)
      report.add(edited.file, of: scene, drawn: emitter.wantsPictures ? layouts : [])
      if report.hasUnproven, edited.problems.isEmpty { outcome.tally.refused += 1 }
      outcome.piece = emitter.render(report)
      return outcome
    }
  }

  /// The findings that problems are.
  private func refuse(_ problems: [SourceProblem], _ source: SourceFile) -> FileOutcome {
    let findings = problems.map { problem in
      Finding(
        rule: ReaderRules.unreadSwift, severity: .error, message: problem.message.onOneLine, file: path,
        range: SourceRange(problem.offset, problem.offset))
    }
    if findings.isEmpty { return FileOutcome() }
    var outcome = FileOutcome(reporting: FileFindings(findings, in: source))
    outcome.tally.refused += 1
    return outcome
  }

  // MARK: - The document

  private struct Reason: Error { let words: String }

  /// The document that has an object of an id; of several, the one with the most ids of the mapping file.
  private func document(of id: String) -> Result<Document, Reason> {
    let marks = ["id", "sceneID"].map { ByteSearch(Array(" \($0)=\"\(id)\"".utf8)) }
    let ids = mappedIDs
    var best: [Document] = []
    var most = -1
    for file in documents {
      guard case .success(let bytes) = reader.world.read(file.path), marks.contains(where: { $0.isFound(in: bytes) }),
        case .document(let document, _) = reader.parse(SourceFile(path: file.path, bytes: bytes))
      else { continue }
      let count = ids.count { document.objects[$0] != nil }
      if count > most { best = [] }
      if count >= most { best.append(document) }
      most = max(most, count)
    }
    guard let first = best.first else {
      return .failure(
        Reason(
          words:
            "\(documents.count == 1 ? "the document does not have" : "none of \(documents.count) documents has") an object '\(id)'"
        ))
    }
    guard best.count == 1 else {
      let paths = best.map { "'\($0.tree.source.path)'" }.joined(separator: ", ")
      return .failure(Reason(words: "an object '\(id)' is in each of \(paths); name one of them"))
    }
    return .success(first)
  }

  /// The ids of views in the mapping file beside the Swift file; none where it is missing or not to be read.
  private var mappedIDs: [String] {
    guard path.hasSuffix(".swift"),
      case .success(let bytes) = reader.world.read(path.dropLast("swift".count) + "json"),
      case .success(let value) = JSONReader.read(bytes)
    else { return [] }
    return value.members.map(\.key)
  }

  /// What the scene or the cell becomes without edits.
  private func converted(_ id: String, _ document: Document) -> (ConvertedFile, ConvertibleScene, [SceneLayout])? {
    let (found, converter) = options.scenes(plan.layouts(of: document).scenes, of: document)
    for (scene, columns) in found {
      if let file = converter.files(of: scene, id: id).first { return (file, scene, columns) }
    }
    return nil
  }
}

extension SourceProblem {
  fileprivate init(_ message: String, _ offset: Int) { self.init(message: message, offset: offset) }
}
