import IBConvert
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// Converts one file: reads it, lays it out, derives the code and writes it.
struct ConversionJob: Sendable {
  let file: InputFile
  let plan: LayoutPlan
  let scenes: SceneChoice
  let options: ConversionOptions
  /// The output folder of the run; nil to write no files.
  let folder: String?
  /// The subfolder for the results of this file.
  let name: String
  let reader: SourceReader
  let emitter: any ConversionEmitter
  /// Whether the lower case name is taken outside the document.
  let isTaken: @Sendable (String) -> Bool

  /// The jobs for documents. Each has its own folder, named after the document.
  ///
  /// A second document with the same name gets a number. Names that differ only in case count as the same, because some
  /// file systems ignore case.
  static func jobs(
    _ files: [InputFile], plan: LayoutPlan, scenes: SceneChoice, options: (String) -> ConversionOptions,
    folder: String?,
    reader: SourceReader, emitter: any ConversionEmitter, names: StructNames
  ) -> [ConversionJob] {
    var used: Set<String> = []
    return files.enumerated().map { place, file in
      let stem = stem(of: file.path)
      let name = FreeName.name(stem, numbered: { "\(stem)-\($0)" }, isFree: { !used.contains($0.lowercased()) })
      used.insert(name.lowercased())
      return ConversionJob(
        file: file, plan: plan, scenes: scenes, options: options(file.path), folder: folder, name: name, reader: reader,
        emitter: emitter, isTaken: names.taken(before: place))
    }
  }

  /// The name of a file without its extension.
  static func stem(of path: String) -> String {
    let base = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    return String(base.split(separator: UInt8(ascii: ".")).first ?? base) ?? path
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
    var layouts = plan.layouts(of: document)
    var outcome = FileOutcome()
    if layouts.isEmpty { outcome.report(FileFindings(findings + layouts.findings, in: document.tree.source)) }
    let report = report(of: &layouts, in: document)
    if let failure = store(report) {
      outcome.fail(failure)
      return outcome
    }
    if report.hasUnproven { outcome.tally.unproven += 1 }
    outcome.tally.results = Set(report.parts.map(\.scene.identity)).count
    outcome.piece = emitter.render(report)
    return outcome
  }

  /// - Parameter layouts: empty afterwards.
  private func report(of layouts: inout DocumentLayouts, in document: Document) -> ConversionReport {
    var report = ConversionReport(path: file.path)
    let chosen = scenes.choose(layouts).scenes.compactMap { $0.first?.scene }
    let isWhole = chosen.count == layouts.scenes.count
    var (found, converter) = options.scenes(layouts.scenes, of: document, isTaken: isTaken)
    // Layouts are large, and from here on, only pictures need them.
    layouts.scenes = []
    if !emitter.wantsPictures { found = found.map { ($0.scene, []) } }
    let ids = Set(chosen)
    for (scene, columns) in found where ids.contains(scene.identity) {
      for file in converter.files(of: scene) {
        report.add(file, of: scene, drawn: columns)
      }
    }
    if isWhole { for container in converter.containerFiles() { report.add(container) } }
    return report
  }

  /// Writes the files if the user asked for them; nil on success.
  private func store(_ report: ConversionReport) -> FileFailure? {
    guard let folder, !report.isEmpty else { return nil }
    switch OutputFolder.open(folder, in: reader.world).flatMap({ $0.folder(name) }) {
    case .failure(let failure): return failure
    case .success(let folder):
      let files =
        report.parts.map { ($0.file.typeName, $0.file.text, $0.file.lines) }
        + report.containers.map { ($0.typeName, $0.text, $0.lines) }
      for (name, text, lines) in files {
        if let failure = folder.store(Array(text.utf8), as: "\(name).swift") { return failure }
        if let failure = folder.store(ConversionMapping.bytes(lines), as: "\(name).json") { return failure }
      }
      return nil
    }
  }
}

extension ConversionOptions {
  /// The scenes of a document that have a layout, each with its layouts, and the converter for them.
  func scenes(
    _ layouts: [[SceneLayout]], of document: Document, isTaken: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> (found: [(scene: ConvertibleScene, layouts: [SceneLayout])], converter: DocumentConverter) {
    let found = layouts.compactMap { columns -> (scene: ConvertibleScene, layouts: [SceneLayout])? in
      let (columns, seenCount) = ConvertibleScene.ordered(columns, classes: ConfigurationSet.finalSizeClasses.count)
      return ConvertibleScene(columns, of: document, seenCount: seenCount).map { ($0, columns) }
    }
    var options = self
    options.table = ConversionJob.stem(of: document.tree.source.path)
    return (found, DocumentConverter(document, found.map(\.0), options, isTaken: isTaken))
  }
}
