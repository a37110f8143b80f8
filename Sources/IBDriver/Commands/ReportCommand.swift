import IBCompare
import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// `keyline report`: what changes between configurations, as one text about all files.
struct ReportCommand {
  let command: FileCommand
  let stage: LayoutStage

  func run() async throws(UsageError) -> ExitStatus {
    var configurations = try command.configurations(of: stage)
    for note in configurations.notes { command.console.tell("note: \(note)") }
    let format = command.invocation.value(.format) ?? ""
    guard let emitter = ReportEmitters.named(format, style: command.style) else { return .usage }
    let discovery = command.discover(for: &configurations)
    let comparer = FileComparer(
      reader: SourceReader(world: command.console.world), stage: stage, configurations: configurations,
      scenes: command.invocation.values(.scene))
    return await command.gather(discovery, comparer.compare) { emitter.render(ProjectComparison($0)) }
  }
}

/// Lays out one file and compares its scenes.
private struct FileComparer: Sendable {
  let reader: SourceReader
  let stage: LayoutStage
  let configurations: LayoutStage.Configurations
  /// Ids, controllers' ids or titles; empty for all.
  let scenes: [String]

  /// Nothing to report of a file that is not read.
  func compare(_ file: InputFile) -> (FileOutcome, FileComparison?) {
    let reading = reader.read(file)
    switch reading {
    case .document(let tree, let findings):
      let (layouts, more) = stage.resolve(tree, configurations)
      let findings = FileFindings(findings + more, in: tree.source)
      return outcome(layouts, findings, of: Document(tree))
    case .malformed(let source, let findings):
      return outcome([], FileFindings(findings, in: source), of: nil)
    case .unsupported, .failure:
      return (FileOutcome(unusable: reading, file), nil)
    }
  }

  /// Findings are printed, and count, where there is no layout; beside layouts they are the business of `lint`.
  private func outcome(
    _ layouts: [SceneLayout], _ findings: FileFindings, of document: Document?
  ) -> (FileOutcome, FileComparison?) {
    var tally = Tally()
    tally.read = 1
    if layouts.isEmpty { tally.count(findings.findings) }
    let comparer = document.map { SceneComparer($0, assets: configurations.assets?(findings.source.path)) }
    let comparison = FileComparison(
      findings: findings,
      scenes: Self.scenes(layouts.filter { $0.isNamed(by: scenes) }).compactMap { comparer?.compare($0) },
      audit: document.map { VariationAudit($0) } ?? .empty)
    return (FileOutcome(piece: [], tally: tally), comparison)
  }

  /// The layouts scene by scene; they come in this order.
  private static func scenes(_ layouts: [SceneLayout]) -> [[SceneLayout]] {
    guard let first = layouts.first else { return [] }
    let columns = layouts.prefix { $0.scene == first.scene }
    // Two scenes of a damaged file may have one identity; the first configuration then comes again.
    let count = columns.dropFirst().firstIndex { $0.configuration == first.configuration } ?? columns.count
    return stride(from: 0, to: layouts.count, by: count).map { Array(layouts[$0..<min($0 + count, layouts.count)]) }
  }
}
