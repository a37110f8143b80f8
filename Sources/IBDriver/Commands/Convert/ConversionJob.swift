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
  /// Where the file's results go; nil to write nothing.
  let folder: String?
  let reader: SourceReader

  /// Each document has a folder of its own, named after it; a second one of the same name gets a number.
  static func jobs(
    _ files: [InputFile], plan: LayoutPlan, scenes: SceneChoice, folder: String?, reader: SourceReader
  ) -> [ConversionJob] {
    var used: Set<String> = []
    return files.map { file in
      let base = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let stem = base.split(separator: ".").first.map(String.init) ?? base
      var name = stem
      var number = 2
      while !used.insert(name).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return ConversionJob(
        file: file, plan: plan, scenes: scenes, folder: folder.map { "\($0)/\(name)" }, reader: reader)
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
    let leaves = LeafReader(document)
    var names: Set<String> = []
    var report = ConversionText(path: file.path)
    for columns in scenes.choose(layouts).scenes {
      guard
        let scene = ConvertibleScene(columns, of: document, seenCount: ConfigurationSet.finalSizeClasses.count)
      else { continue }
      var converter = SceneConverter(scene, leaves, besides: names)
      for file in converter.files() {
        report.add(file, scene)
        if let failure = store(file) {
          outcome.fail(failure)
          return outcome
        }
      }
      names = converter.names
    }
    if report.hasUnproven { outcome.tally.refused += 1 }
    outcome.piece = report.bytes
    return outcome
  }

  /// Nil when the file is written, or nothing is to be.
  private func store(_ converted: ConvertedFile) -> FileFailure? {
    guard let folder else { return nil }
    if let failure = reader.world.makeFolder(folder) { return failure }
    let path = "\(folder)/\(converted.typeName)"
    if let failure = reader.world.store("\(path).swift", Array(converted.text.utf8), nil) { return failure }
    return reader.world.store("\(path).json", Array(ConversionText.mapping(converted.lines).utf8), nil)
  }
}
