import IBLayout
import IBModel
import IBReport
import IBSource
import IBSyntax

/// The stages that `dump` prints, in the order of the pipeline.
enum DumpStage: String, CaseIterable {
  case syntax, document, resolved, constraints, layout

  static let names = allCases.map(\.rawValue)
}

/// `keyline dump`: a stage of one file as text.
struct DumpCommand {
  let command: FileCommand

  func run() throws(UsageError) -> ExitStatus {
    let settings = try command.layoutSettings(default: .canvas)
    guard let file = inputFile() else { return .unreadable }
    let stage = command.invocation.value(.stage).flatMap(DumpStage.init) ?? .syntax
    let reading = SourceReader(world: command.console.world).read(file, anyFlavour: stage == .syntax)
    switch reading {
    case .failure, .unsupported:
      command.console.complain(FileOutcome(unusable: reading, file).complaint ?? "")
      return .unreadable
    case .malformed(let source, let findings):
      report(findings, in: source)
      return .findings
    case .document(let tree, let findings):
      report(findings, in: tree.source)
      return write(text(of: tree, stage, command.layoutPlan(settings, of: [file])))
    }
  }

  private func text(
    of tree: SyntaxTree, _ stage: DumpStage, _ plan: LayoutPlan
  ) -> String {
    if stage == .syntax { return SyntaxDump.text(tree) }
    guard let document = Document(tree) else { return "" }
    if stage == .document { return document.dump() }
    if stage == .layout {
      let layouts = plan.layouts(of: document)
      let all = FileLayouts(layouts.all, findings: FileFindings(layouts.findings, in: tree.source))
      return String(decoding: LayoutTextEmitter(style: .plain).render(all), as: UTF8.self)
    }
    let engine = plan.engine(for: document)
    let inner: LayoutDumpStage = stage == .resolved ? .resolved : .constraints
    return plan.configurations(of: document).all.map { engine.dump(inner, in: $0) }.joined()
  }

  private func write(_ text: String) -> ExitStatus {
    guard let sink = command.openOutput(), sink(Array(text.utf8)) else { return .unreadable }
    return .success
  }

  private func report(_ findings: [Finding], in source: SourceFile) {
    guard !findings.isEmpty else { return }
    _ = command.console.world.diagnostics(
      FindingsXcodeEmitter(style: .plain).render(FileFindings(findings, in: source)))
  }

  private func inputFile() -> InputFile? {
    guard let path = command.invocation.operands.first else { return nil }
    if path == FileDiscovery.standardInputPath {
      return InputFile(command.invocation.value(.standardInputName) ?? StandardInput.name, .standardInput)
    }
    return InputFile(path, .named)
  }
}
