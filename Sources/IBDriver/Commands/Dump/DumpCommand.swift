import IBLayout
import IBModel
import IBProject
import IBReport
import IBSource
import IBSyntax

/// The stages that `dump` prints, in the order of the pipeline, followed by the surroundings of a file.
enum DumpStage: String, CaseIterable {
  case document, constraints, project

  static let names = allCases.map(\.rawValue)
}

struct DumpCommand: Subcommand {
  static let name = "dump"
  static let summary = "print how Keyline reads a file, stage by stage"
  static let operands = Operands("file", 1...1)
  static let explanation = """
    The file - means standard input. The stage 'project' takes a folder and prints its Xcode projects and packages as
    JSON: targets, the files that they build, and the parts that Keyline cannot read.
    """
  static let options: [Option] =
    Option.configurations + [
      Option(.stage, .choice(DumpStage.names), fallback: DumpStage.names[0], help: "the stage to print"), .output,
      .config, .standardInputName,
    ]

  let session: Session

  func run() async throws(UsageError) -> ExitStatus {
    let settings = try session.layoutSettings(default: .canvas)
    guard let path = session.invocation.operands.first else { return .unreadable }
    let file =
      path == FileDiscovery.standardInputPath
      ? InputFile(session.inputName, .standardInput) : InputFile(path, .named)
    let stage = session.invocation.value(.stage).flatMap(DumpStage.init) ?? .document
    if stage == .project { return dumpProject(file) }
    let reader = SourceReader(world: session.world)
    let reading = reader.read(file, for: .layout)
    switch reading {
    case .failure, .unsupported:
      let outcome = FileOutcome(unusable: reading, file)
      session.console.complain(outcome.complaint ?? outcome.note ?? path)
      return .unreadable
    case .malformed(let source, let findings):
      report(findings, in: source)
      return .findings
    case .document(let document, let findings):
      report(findings, in: document.tree.source)
      let plan = try await session.layoutPlan(settings, of: [file], reader)
      return write(Array(text(of: document, stage, plan).utf8))
    }
  }

  private func report(_ findings: [Finding], in source: SourceFile) {
    guard !findings.isEmpty else { return }
    let sorted = FileFindings(findings.sorted(by: Finding.inOrder), in: source)
    _ = session.world.diagnostics(FindingsXcodeEmitter(style: .plain).render(sorted))
  }

  private func write(_ bytes: [UInt8]) -> ExitStatus {
    guard let output = session.openOutput() else { return .unreadable }
    guard output.write(bytes) else {
      session.console.complain("\(session.outputName): cannot write the result")
      return .unreadable
    }
    guard let failure = output.finish() else { return .success }
    session.console.complain(failure)
    return .unreadable
  }

  private func dumpProject(_ file: InputFile) -> ExitStatus {
    let world = session.world
    guard file.origin != .standardInput, world.kind(file.path) == .folder else {
      session.console.complain("\(file.path): no such folder")
      return .unreadable
    }
    let model = ProjectModel(root: world.absolute(file.path), in: world)
    return write(ProjectJSONEmitter(model, shown: world.seen).render())
  }

  private func text(of document: Document, _ stage: DumpStage, _ plan: LayoutPlan) -> String {
    switch stage {
    case .project: return ""
    case .document: return document.dump().inPlainLines
    case .constraints:
      let engine = plan.engine(for: document)
      return plan.configurations(of: document).all.map { engine.dump(in: $0).inPlainLines }.joined()
    }
  }
}
