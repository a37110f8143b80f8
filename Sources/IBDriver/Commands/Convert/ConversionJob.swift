import IBConvert
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Converts one file: reads, lays out, infers, writes.
struct ConversionJob: Sendable {
  let file: InputFile
  let plan: LayoutPlan
  let scenes: SceneChoice
  /// Of the run; nil to write nothing.
  let folder: String?
  /// The folder in it for this file's results.
  let name: String
  let reader: SourceReader
  let emitter: any ConversionEmitter

  /// Each document has a folder of its own, named after it; a second one of the same name gets a number.
  static func jobs(
    _ files: [InputFile], plan: LayoutPlan, scenes: SceneChoice, folder: String?, reader: SourceReader,
    emitter: any ConversionEmitter
  ) -> [ConversionJob] {
    var used: Set<String> = []
    return files.map { file in
      let base = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let stem = base.split(separator: ".").first.map(String.init) ?? base
      let name = FreeName.name(stem, numbered: { "\(stem)-\($0)" }, isFree: { !used.contains($0) })
      used.insert(name)
      return ConversionJob(
        file: file, plan: plan, scenes: scenes, folder: folder, name: name, reader: reader, emitter: emitter)
    }
  }

  func run() -> FileOutcome {
    let reading = reader.read(file)
    switch reading {
    case .document(let document, let findings): return convert(document, findings)
    case .malformed(let source, let findings): return FileOutcome(reporting: FileFindings(findings, in: source))
    case .unsupported, .failure: return FileOutcome(unusable: reading, file)
    }
  }

  private func convert(_ document: Document, _ findings: [Finding]) -> FileOutcome {
    let layouts = plan.layouts(of: document)
    var outcome = FileOutcome()
    if layouts.isEmpty { outcome.report(FileFindings(findings + layouts.findings, in: document.tree.source)) }
    let report = report(on: scenes.choose(layouts).scenes, of: document)
    if let failure = store(report) {
      outcome.fail(failure)
      return outcome
    }
    if report.hasUnproven { outcome.tally.refused += 1 }
    outcome.piece = emitter.render(report)
    return outcome
  }

  private func report(on scenes: [[SceneLayout]], of document: Document) -> ConversionReport {
    let leaves = LeafReader(document)
    var names: Set<String> = []
    var report = ConversionReport(path: file.path)
    for columns in scenes {
      guard
        let scene = ConvertibleScene(columns, of: document, seenCount: ConfigurationSet.finalSizeClasses.count)
      else { continue }
      var converter = SceneConverter(scene, leaves, besides: names)
      // The converter adds to them: two holders would copy all names for each scene.
      names = []
      for file in converter.files() { report.add(file, of: scene) }
      names = converter.names
    }
    return report
  }

  /// Nil when the files are written, or nothing is to be.
  private func store(_ report: ConversionReport) -> FileFailure? {
    guard let folder, !report.parts.isEmpty else { return nil }
    switch OutputFolder.open(folder, in: reader.world).flatMap({ $0.folder(name) }) {
    case .failure(let failure): return failure
    case .success(let folder):
      for part in report.parts {
        let file = part.file
        if let failure = folder.store(Array(file.text.utf8), as: "\(file.typeName).swift") { return failure }
        if let failure = folder.store(ConversionMapping.bytes(file.lines), as: "\(file.typeName).json") {
          return failure
        }
      }
      return nil
    }
  }
}
